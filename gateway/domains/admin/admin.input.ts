/** Why changes change nothing. */
export function noChangeProblem(changes: object): string | false {
  return Object.values(changes).every((value) => value == null) && 'Give at least one field to change.';
}
