import { sql } from 'kysely';
import { moveCanary } from '#gateway/database/sealed/canary.ts';
import { type Round, sealAgain } from '#gateway/database/sealed/seal-again.ts';
import { isUnderEarlier, type SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Sweep } from './job.ts';
import type { Metric } from './metric.ts';

/** At most this many values are counted: more are reported as this many. */
const MOST = 10_000;

/**
 * Seals again what is under the earlier secret, while one is set. When a round finds nothing more
 * that it could seal, the canary follows: from then on a start needs the present secret alone.
 */
export const sealAgainSweep = (keys: Keys, columns: readonly SealedColumn[]): Sweep => ({
  name: 'seal again',
  async run({ db, log }) {
    if (keys.canary.before === null) return 0;
    const rounds: Round[] = [];
    for (const column of columns) {
      const round = await sealAgain(db, column, keys);
      rounds.push(round);
      const { table } = column;
      if (round.broken > 0)
        log.warn({ table, count: round.broken }, 'sealed values open under no secret');
    }
    const sealed = rounds.reduce((sum, round) => sum + round.sealed, 0);
    if (sealed === 0 && rounds.every(({ whole }) => whole)) await moveCanary(db, keys);
    return sealed;
  },
});

/** What is left for `sealAgainSweep`; nothing is read where no earlier secret is set. */
export const sealedFigure = (keys: Keys, columns: readonly SealedColumn[]): Metric => ({
  name: 'sealed_under_earlier_secret',
  help: 'Values that are sealed under SECRET_BEFORE, by table; at 0 it can be taken away',
  labelNames: ['table'],
  read: ({ db }) =>
    Promise.all(
      columns.map(async (column) => {
        const { table, keyIn } = column;
        const { before } = keyIn(keys);
        if (!before) return { labels: { table }, value: 0 };
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from (
            select 1 from ${sql.table(table)} where ${isUnderEarlier(column, before)} limit ${MOST}
          ) as seen`.execute(db);
        return { labels: { table }, value: rows[0]?.count ?? 0 };
      }),
    ),
});
