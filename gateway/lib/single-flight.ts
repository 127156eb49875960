export interface Flight<Value> {
  readonly value: Promise<Value>;
  /** The version of the data that the work reads: it is shared with requests of the same version only. */
  readonly version: number;
}

/**
 * Work under way by key, so that equal requests share it.
 *
 * It is a dictionary and not a Map: V8 links the tables that a Map has outgrown, and an old table keeps alive everything that
 * passed through the later ones. With a Map each answer was copied twice before it was freed, which took 15% of the gateway's
 * time (docs/decisions/0014).
 */
export class SingleFlight<Work extends Flight<unknown>> {
  readonly #underWay = Object.create(null) as Record<string, Work | undefined>;

  find(key: string, version: number): Work | undefined {
    const work = this.#underWay[key];
    return work?.version === version ? work : undefined;
  }

  add(key: string, work: Work): Work {
    this.#underWay[key] = work;
    const end = (): void => this.remove(key, work);
    work.value.then(end, end);
    return work;
  }

  /** Ends the sharing of work that may go on. */
  remove(key: string, work: Work): void {
    if (this.#underWay[key] === work) delete this.#underWay[key];
  }
}
