import { sql } from 'kysely';
import { inTransaction } from '#gateway/database/transaction.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { referenceRender } from '#tests/bench/pages/reference-render.ts';
import type { Row } from '#tests/bench/table.ts';
import { barePage, shellPage } from './empty-page.ts';
import { bareQuery, gatewayQuery } from './empty-query.ts';
import { leastCpu } from './least-cpu.ts';

/**
 * What answers cost that have nothing to say: no page, query or order can cost less than its floor.
 */
export async function benchFloors(): Promise<Row[]> {
  // First: it decides that React is that of production.
  const reference = await referenceRender();
  const row = async (name: string, turn: () => Promise<unknown>): Promise<Row> => {
    const milliseconds = await leastCpu(turn);
    const ratio = milliseconds / reference;
    return {
      name,
      value: `${ratio.toFixed(2)} ×`,
      ratio: { value: ratio, better: 'LESS' },
      note: `${milliseconds.toFixed(2)} ms CPU`,
    };
  };
  const database = await openOwnDatabase();
  try {
    const { db } = database;
    return [
      { name: 'reference', value: '1 ×', note: `${reference.toFixed(2)} ms CPU` },
      await row('page of React Router without a shell', await barePage()),
      await row('page of this shell, asking nothing', await shellPage()),
      await row('empty query by Yoga', bareQuery()),
      await row('empty query by the gateway', await gatewayQuery()),
      await row('empty transaction', () => inTransaction(db, async () => {})),
      await row('statement that reads nothing', () => sql`SELECT 1`.execute(db)),
    ];
  } finally {
    await database.stop();
  }
}
