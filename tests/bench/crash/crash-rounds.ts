import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '#gateway/database/database.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { findOffer } from '#tests/support/buyer.ts';
import { halfOrders, orderReferences, wrongCounters } from '#tests/support/seat-ledger.ts';
import { type System, startSystem } from '#tests/support/system.ts';
import { type BuyersLedger, emptyLedger, repeatInDoubt, setBuyersToWork } from './buyers.ts';
import { acknowledgeTooEarly, addressOfDatabase, killDatabase } from './power-cut.ts';

export interface CrashOutcome {
  readonly rounds: number;
  /** Orders that were confirmed to buyers. */
  readonly acknowledged: number;
  /** Those of them that were not there after a restart. */
  readonly lost: number;
  /** Orders pending at a kill; repeated with their keys after it. */
  readonly inDoubt: number;
  /** Orders whose buyers got no answer, even after repeating: such a buyer would pay twice. */
  readonly unknown: number;
  readonly halfOrders: number;
  /** Counters of seats that say something else than the orders, added up over the rounds. */
  readonly wrongCounters: number;
}

interface Crash {
  readonly rounds: number;
  readonly buyers?: number;
  readonly entry?: string;
  /** The positive control: the database acknowledges what it has not written. */
  readonly acknowledgeTooEarly?: boolean;
}

/**
 * Lets buyers order, kills the gateway and the database, starts them again and looks; so many times
 * on one directory.
 */
export async function crashRounds(crash: Crash): Promise<CrashOutcome> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'magnolia-crash-'));
  const start = () => startSystem({ dataDirectory, ...(crash.entry && { entry: crash.entry }) });
  const ledger = emptyLedger();
  const lost = new Set<string>();
  const found = { inDoubt: 0, halfOrders: 0, wrongCounters: 0 };
  let system = await start();
  try {
    if (crash.acknowledgeTooEarly) await acknowledgeTooEarly(dataDirectory);
    const demo = await asking(dataDirectory, orderReferences);
    for (let round = 0; round < crash.rounds; round += 1) {
      await orderUntilKilled(system, dataDirectory, round, crash, ledger);
      found.inDoubt += ledger.inDoubt.size;
      system = await start();
      const there = await asking(dataDirectory, orderReferences);
      for (const reference of ledger.acknowledged) if (!there.has(reference)) lost.add(reference);
      await repeatInDoubt(system.url, ledger);
      await asking(dataDirectory, async (db) => {
        found.halfOrders += (await halfOrders(db)).length;
        found.wrongCounters += (await wrongCounters(db)).length;
      });
    }
    const orders = [...(await asking(dataDirectory, orderReferences))];
    const unknown = orders.filter((one) => !demo.has(one) && !ledger.acknowledged.has(one));
    return {
      ...found,
      rounds: crash.rounds,
      acknowledged: ledger.acknowledged.size,
      lost: lost.size,
      unknown: unknown.length,
    };
  } finally {
    await system.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function asking<Answer>(
  dataDirectory: string,
  ask: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  const { db, close } = connect(addressOfDatabase(dataDirectory), { connections: 1 });
  return ask(db).finally(close);
}

async function orderUntilKilled(
  system: System,
  dataDirectory: string,
  round: number,
  { buyers = 6, acknowledgeTooEarly: control = false }: Crash,
  ledger: BuyersLedger,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const offers = [
    await findOffer(system.url, addDays(today, 20 + round)),
    await findOffer(system.url, addDays(today, 120 + round)),
  ];
  const { gone } = await setBuyersToWork(system.url, offers, buyers, ledger);
  await sleep(150 + Math.random() * 350);
  // In turn: the database first, the gateway first, the gateway alone (its database ends by
  // itself).
  const order = control ? 0 : round % 3;
  if (order === 0) killDatabase(dataDirectory);
  if (order === 0) await sleep(Math.random() * 40);
  const killed = system.kill();
  if (order === 1) killDatabase(dataDirectory);
  await killed;
  await gone;
}
