import type { ComponentType } from 'react';

/** With more lines the cart fills the window. */
export const FEW_LINES = 3;

/** What stands below a cart with few lines: products other than those in it. */
export interface BelowCart {
  below: ComponentType<{ except?: readonly string[] }>;
}
