import type { Location } from 'react-router-dom';

/** Whether the user may go from one address to another. It asks the user itself, if need be. */
export type LeaveGuard = (from: Location, to: Location) => boolean;

const guards = new Set<LeaveGuard>();

/** Every guard must agree before the shop opens another address. Returns a function that removes the guard. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

export const mayLeave: LeaveGuard = (from, to) => [...guards].every((guard) => guard(from, to));
