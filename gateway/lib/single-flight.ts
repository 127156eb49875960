export interface Flight<Value> {
  readonly value: Promise<Value>;
  readonly version: number; // of the data that the work reads; only requests of the same version share it
}

// Equal requests share the work under way. It is kept in an object and not in a Map: V8 keeps the old tables of a Map,
// and with them every answer that passed through it. That took 15% of the gateway's time (docs/decisions/0014).
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

  /** Ends the sharing. The work may go on. */
  remove(key: string, work: Work): void {
    if (this.#underWay[key] === work) delete this.#underWay[key];
  }
}
