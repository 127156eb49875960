/** The field outside of the screens that somebody has entered or typed in since the last navigation was asked for. */
let used: Element | null = null;

/** Null when a navigation is asked for: what was used before does not keep the focus. */
export const noteField = (field: Element | null): void => void (used = field);

/** Whether somebody types in a field for which the next screen should not take the focus. */
export const isFieldInUse = (): boolean => used !== null && used === document.activeElement;
