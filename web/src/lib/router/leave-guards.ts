import type { Location } from 'react-router-dom';

/** Whether the user may go from one address to another now. A guard that asks first says no, and calls `goOn` for a yes. */
export type LeaveGuard = (from: Location, to: Location, goOn: () => void) => boolean;

const guards = new Set<LeaveGuard>();

/** Every guard must agree before the shop opens another address. Returns a function that removes the guard. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

export const mayLeave: LeaveGuard = (...way) => [...guards].every((guard) => guard(...way));
