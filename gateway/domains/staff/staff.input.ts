import { lengthProblem, lineProblem, outside } from '../../../schema/limits.ts';
import type { SaveViewInput, StaffChangeFilter } from '../../generated/schema.ts';
import type { ChangeFilter } from '../../store/staff-log.ts';
import { dayProblem, readDay, startOf } from '../days.ts';
import { idProblem, refuseIf, type Problems } from '../input.ts';

const MOST_SEARCHED = 100; // characters
const MOST_SKIPPED = 1_000_000;
export const MAX_WORDS = 100;
export const MAX_MARKED = 200;

export function partProblems({ offset, limit }: { offset: number; limit: number }, most: number): Problems {
  return {
    offset: outside(offset, 0, MOST_SKIPPED) && `The offset must be from 0 to ${MOST_SKIPPED}.`,
    limit: outside(limit, 1, most) && `The limit must be from 1 to ${most}.`,
  };
}

export const searchProblem = (search: string | null | undefined): string | null =>
  search == null ? null : (lengthProblem(search, 0, MOST_SEARCHED) ?? lineProblem(search));

/** Throws BAD_USER_INPUT. */
export function changeFilterOf(given: StaffChangeFilter): ChangeFilter {
  const { actions, staffId, subjectId, from, to, search } = given;
  refuseIf({
    from: dayProblem(from),
    to: dayProblem(to),
    staffId: staffId != null && idProblem(staffId),
    subjectId: subjectId != null && idProblem(subjectId),
    search: searchProblem(search),
  });
  const [first, last] = [readDay(from ?? ''), readDay(to ?? '')];
  return {
    actions: actions ?? undefined,
    staffId: staffId ?? undefined,
    subjectId: subjectId ?? undefined,
    from: first === undefined ? undefined : new Date(startOf(first)),
    until: last === undefined ? undefined : new Date(startOf(last + 1)),
    search: search?.trim() || undefined,
  };
}

export const viewNameProblem = (name: string): string | null => lengthProblem(name, 1, 60) ?? lineProblem(name);

export const viewProblems = ({ name, search }: SaveViewInput): Problems => ({
  name: viewNameProblem(name),
  search: lengthProblem(search, 0, 2_000) ?? lineProblem(search),
});

/** Words as they are kept: without case, each once. */
export const cleanWords = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim().toLowerCase())),
];

export const wordsProblems = (words: readonly string[]): Problems => ({
  words:
    words.length > MAX_WORDS
      ? `There can be ${MAX_WORDS} words at most.`
      : (words.map((word) => lengthProblem(word, 1, 40) ?? lineProblem(word)).find(Boolean) ??
        (words.some((word) => !/[\p{L}\p{N}]/u.test(word)) && 'Each word needs a letter or a digit.')),
});
