import type { Row } from '#tests/bench/table.ts';
import { halfOrders, wrongCounters } from '#tests/support/seat-ledger.ts';
import { lowerQuartile, timedAlternating } from './alternating.ts';
import { type GatewayOn, gatewayOn, KEYS } from './gateway-on.ts';
import { growDatabases } from './grown-databases.ts';
import { AT_ONCE, measuredWork } from './measured-work.ts';

/** Times the real orders. The first is what the others are compared with. */
const SIZES = [1, 10, 100] as const;
const ROUNDS = 36;
const WARM_UP_ROUNDS = 4;
const MOST = 1.3;
/** By then everything that the copies have left to a sweep is done. */
const SWEEPS_BEFORE = 50;

/**
 * What an order, a look-up and a sweep cost as the orders in the database become more: three
 * gateways in one process, in turns.
 */
export async function benchGrowth(): Promise<Row[]> {
  const { urls, stop } = await growDatabases(SIZES, KEYS);
  const gateways: GatewayOn[] = [];
  try {
    for (const url of urls) gateways.push(await gatewayOn(url));
    const orders = await Promise.all(gateways.map(ordersIn));
    const faults = (await Promise.all(gateways.map(faultsIn))).flat();
    await Promise.all(gateways.map(settle));
    return [
      {
        name: 'orders in the database',
        value: orders.map((count) => count.toLocaleString('en')).join(', '),
        note: faults.slice(0, 3).join('; ') || 'whole, and as the counters of seats have them',
        holds:
          faults.length === 0 && orders.every((n, at) => n === (orders[0] ?? 0) * (SIZES[at] ?? 0)),
      },
      ...(await measured(gateways)),
    ];
  } finally {
    for (const gateway of gateways) await gateway.close();
    await stop();
  }
}

async function ordersIn({ db }: GatewayOn): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const faultsIn = async ({ db }: GatewayOn): Promise<string[]> => [
  ...(await wrongCounters(db)),
  ...(await halfOrders(db)),
];

/** Sweeps until nothing is left to do. */
async function settle({ sweep }: GatewayOn): Promise<void> {
  for (let turn = 0; turn < SWEEPS_BEFORE; turn += 1)
    if (Object.values(await sweep()).every((count) => count === 0)) return;
  throw new Error(`The sweeps find work each time: ${JSON.stringify(await sweep())}`);
}

async function measured(gateways: readonly GatewayOn[]): Promise<Row[]> {
  const sizes = await Promise.all(
    gateways.map((gateway) => measuredWork(gateway, WARM_UP_ROUNDS + ROUNDS)),
  );
  const [names = []] = sizes.map(({ works }) => Object.keys(works));
  const worksCalled = (name: string) => sizes.map(({ works }) => works[name] ?? missing(name));
  const taken = new Map<string, number[][]>(names.map((name) => [name, SIZES.map(() => [])]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const name of names) {
      const times = await timedAlternating(worksCalled(name), round);
      if (round < WARM_UP_ROUNDS) continue;
      times.forEach((time, at) => void taken.get(name)?.[at]?.push(time));
    }
  const found = await Promise.all(sizes.map(({ everyLookUpFound }) => everyLookUpFound()));
  if (found.includes(false)) throw new Error('A look-up has found no booking');
  return [...taken].flatMap(([name, times]) => rowsOf(name, times));
}

function missing(name: string): never {
  throw new Error(`not measured: ${name}`);
}

function rowsOf(name: string, times: readonly (readonly number[])[]): Row[] {
  const each = name === 'a sweep' ? 1 : AT_ONCE;
  const [first = Number.NaN, ...others] = times.map((one) => lowerQuartile(one) / each);
  return others.map((milliseconds, at) => {
    const ratio = milliseconds / first;
    return {
      name: `${name}, ${SIZES[at + 1]} × the orders`,
      value: `${ratio.toFixed(2)} ×`,
      ratio: { value: ratio, better: 'LESS' },
      note: `${milliseconds.toFixed(1)} ms beside ${first.toFixed(1)} ms, at most ${MOST} ×`,
      holds: ratio <= MOST,
    };
  });
}
