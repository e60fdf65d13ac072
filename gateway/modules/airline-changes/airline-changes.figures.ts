import type { Figure } from '#gateway/jobs/figure.ts';
import { countOpenChanges } from './airline-change-counts.repository.ts';

/** Changes by the airline about which travellers have still to decide. */
export const airlineChangesOpen: Figure = {
  name: 'airline_changes_open',
  help: 'Changes by the airline that are not decided yet, by what the airline did',
  labelNames: ['kind'],
  async read({ db }) {
    const counts = await countOpenChanges(db);
    return counts.map(({ kind, count }) => ({ labels: { kind }, value: count }));
  },
};
