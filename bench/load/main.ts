import { obey } from '../child.ts';
import type { Plan, Stretch, Tally } from './plan.ts';
import { courseOf, runStretch, type Course } from './stretch.ts';

// node bench/load/main.ts: the load generator, a process of its own so that it shares no thread with what it asks.
const courses = new Map<string, Course>();

process.on('disconnect', () => process.exit());
obey({
  async plan({ name, plan }: { name: string; plan: Plan }): Promise<void> {
    courses.set(name, courseOf(plan));
  },
  async load(stretch: Stretch): Promise<Tally> {
    const course = courses.get(stretch.plan);
    if (!course) throw new Error(`There is no plan ${stretch.plan}`);
    return runStretch(course, stretch);
  },
});
