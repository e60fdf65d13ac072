import { BUDGETS, type FirstLoad, firstLoads } from '#tests/bench/bytes/first-load.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { afterSaleOccasions } from './after-sale-occasions.ts';
import { asGuest, occasions } from './occasions.ts';
import { referenceRender } from './reference-render.ts';
import { cpuSeconds } from './resource-use.ts';
import { type Visit, visit } from './visit.ts';

interface Drawn {
  /** Its path, and for whom it is where that differs. */
  readonly name: string;
  readonly load: FirstLoad;
  readonly seen: Visit;
  /** CPU of the gateway's process for one answer. */
  readonly milliseconds: number;
}

const WARM_UP = 60;
const RENDERS = 30;

/**
 * What pages weigh at a first visit, and what the gateway's process spends on rendering them,
 * beside a reference of the same run.
 */
export async function benchPages(): Promise<{ weights: Row[]; renders: Row[] }> {
  const system = await startSystem();
  const drawn: Drawn[] = [];
  const references = [await referenceRender()];
  try {
    const opened = {
      ...(await occasions(system.url)),
      ...(await afterSaleOccasions(system.url)),
    };
    await times(WARM_UP, () => visit(system.url));
    const named = firstLoads().flatMap((load) => [
      { name: load.path, load },
      ...(opened[asGuest(load.path)] ? [{ name: asGuest(load.path), load }] : []),
    ]);
    for (const { name, load } of named) {
      const { query = '', cookie } = opened[name] ?? {};
      const address = `${system.url}${load.path.replace('*', 'no/such/page')}${query}`;
      const ask = () => visit(address, cookie);
      const seen = await ask();
      await times(RENDERS / 3, ask);
      const before = await cpuSeconds(system.url);
      await times(RENDERS, ask);
      const seconds = (await cpuSeconds(system.url)) - before;
      drawn.push({ name, load, seen, milliseconds: (seconds * 1000) / RENDERS });
    }
    references.push(await referenceRender());
  } finally {
    await system.stop();
  }
  const reference = references.reduce((sum, one) => sum + one, 0) / references.length;
  return {
    weights: drawn.map(weightRow),
    renders: [
      { name: 'reference', value: '1 ×', note: `${reference.toFixed(2)} ms CPU` },
      ...drawn.map((page) => renderRow(page, reference)),
    ],
  };
}

async function times(count: number, ask: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await ask();
}

function renderRow({ name, seen, milliseconds }: Drawn, reference: number): Row {
  const note = `${milliseconds.toFixed(1)} ms CPU, HTML ${kilobytes(seen.document)} kB`;
  const ratio = milliseconds / reference;
  return {
    name,
    value: `${ratio.toFixed(1)} ×`,
    ratio: { value: ratio, better: 'LESS' },
    note: seen.status === 200 ? note : `${note}, answers ${seen.status}`,
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function weightRow({ name, load, seen: { document, texts } }: Drawn): Row {
  const { kind, scripts, styles, fonts } = load;
  const all = scripts + styles + fonts + texts + document;
  const rest = `CSS ${kilobytes(styles)} + font ${kilobytes(fonts)} + texts ${kilobytes(texts)}`;
  return {
    name: `${name} (${kind})`,
    value: `JS ${kilobytes(scripts)} of ${kilobytes(BUDGETS[kind])} kB`,
    ratio: { value: scripts / BUDGETS[kind], better: 'LESS' },
    note: `+ ${rest} + HTML ${kilobytes(document)} = ${kilobytes(all)} kB`,
    holds: scripts <= BUDGETS[kind],
  };
}
