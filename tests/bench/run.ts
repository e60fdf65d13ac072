import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { readArguments } from '#gateway/command-help.ts';
import { benchCrash } from './crash/crash.bench.ts';
import { type Figures, figuresOf, moved, readFigures, writeFigures } from './figures.ts';
import { benchGrowth } from './growth/growth.bench.ts';
import { benchLoad } from './load/load.bench.ts';
import { benchMix } from './mix/mix.bench.ts';
import { benchMoney } from './money/money.bench.ts';
import { benchStart } from './pages/start.bench.ts';
import { benchPhone } from './phone/phone.bench.ts';
import { benchRace, benchSeatRace } from './race/race.bench.ts';
import { benchSizes } from './sizes.bench.ts';
import { type Row, section } from './table.ts';

/** Where the ratios of the last run are written. */
const FIGURES = '.cache/bench.json';

/**
 * `npm run bench -- [part…] [--against FILE]`: proofs and figures of the built site on this
 * machine. Compare ratios; seconds and rates are this machine's. The ratios are written to
 * `.cache/bench.json`; with a file of an earlier run, what changed is reported. Ends with 1 when a
 * proof does not hold, or a ratio got worse.
 */
const PARTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Row[]>>>>> = {
  phone: async () => ({
    'A booking on a phone, processor × 4 slower, beside the usual build of the same pages':
      await benchPhone(),
  }),
  mix: async () => ({ 'What the gateway spends on pages and operations': await benchMix() }),
  day: async () => ({ 'A busy day: two gateways on one database': await benchLoad() }),
  growth: async () => ({
    'The same work with 1, 10 and 100 times the orders in the database': await benchGrowth(),
  }),
  races: async () => ({
    'Last seats: 500 buyers for 100 places, two gateways on one database': await benchRace(),
    'Seats: 1,000 buyers for 180 seats of a flight, two gateways on one database':
      await benchSeatRace(),
  }),
  crash: async () => ({
    'Acknowledged orders after kill -9 of gateway and database': await benchCrash(),
  }),
  money: async () => ({
    'The books of 1,000 random histories beside the provider’s': await benchMoney(),
  }),
  sizes: async () => ({
    'First visit over the wire, brotli, 1 kB = 1,000 bytes; the budget is of JS': benchSizes(),
  }),
  start: async () => ({ 'Start and memory': await benchStart() }),
};

const { values, positionals: named } = readArguments(
  {
    usage: 'npm run bench -- [part…] [--against FILE]',
    does: 'Proofs and figures of the built site on this machine: every part, or those that are named.',
    takes: {
      part: Object.keys(PARTS).join(' '),
      '--against': 'the figures of an earlier run (.cache/bench.json), to report what changed',
    },
    example: 'npm run bench -- races money',
  },
  { against: { type: 'string' } },
);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`${unknown}: parts are ${Object.keys(PARTS)}`);
const { NODE_ENV: _, ...asAlways } = process.env;
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: asAlways });
const before = values.against ? readFigures(values.against) : {};

function print(title: string, rows: readonly Row[]) {
  process.stdout.write(`${section(title, rows)}\n`);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
}

process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n\n`);
let figures: Figures = {};
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const sections = (await PARTS[name]?.()) ?? {};
  for (const [title, rows] of Object.entries(sections)) print(title, rows);
  figures = { ...figures, ...figuresOf(sections) };
}
writeFigures(FIGURES, figures);
if (values.against) print('What moved by more than a fifth', moved(before, figures));
