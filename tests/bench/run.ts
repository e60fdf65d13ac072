import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { readArguments } from '#gateway/command-help.ts';
import { benchBrowser } from './browser/browser.bench.ts';
import { benchBurst } from './burst/burst.bench.ts';
import { benchCrash } from './crash/crash.bench.ts';
import { type Figures, figuresOf, moved, readFigures, writeFigures } from './figures.ts';
import { benchFloors } from './floors/floors.bench.ts';
import { benchGrowth } from './growth/growth.bench.ts';
import { benchLoad } from './load/load.bench.ts';
import { benchSeatMap } from './map/seat-map.bench.ts';
import { benchMoney } from './money/money.bench.ts';
import { benchPages } from './pages/pages.bench.ts';
import { benchStart } from './pages/start.bench.ts';
import { benchStaticPages } from './pages/static-pages.bench.ts';
import { benchWarmPages } from './pages/warm-pages.bench.ts';
import { benchRace, benchSeatRace } from './race/race.bench.ts';
import { benchHistories } from './random-commands/histories.bench.ts';
import { benchRates } from './rates/rates.bench.ts';
import { benchHolds } from './seat-holds/holds.bench.ts';
import { benchSignIn } from './sign-in/sign-in.bench.ts';
import { type Row, section } from './table.ts';

/** Where the ratios of the last run are written. */
const FIGURES = '.cache/bench.json';

/**
 * `npm run bench -- [race crash money burst rates holds histories sign-in map browser pages warm
 * static floors load growth start] [--against FILE]`: proofs and figures of the built site on this
 * machine, every part or those that are named. Compare ratios; seconds and rates are this
 * machine's. The ratios are written to `.cache/bench.json`; with a file of an earlier run, what
 * changed is reported. Ends with 1 when a proof does not hold, or a ratio got worse.
 */
const PARTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Row[]>>>>> = {
  race: async () => ({
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
  burst: async () => ({
    'Bursts of requests for pages that are rendered each time': await benchBurst(),
  }),
  rates: async () => ({
    'Rates of one gateway, 24 connections': await benchRates(),
  }),
  holds: async () => ({
    'Seats held through one gateway, 24 connections, beside the raw database': await benchHolds(),
  }),
  histories: async () => ({
    'Seats and check-in as the plain model has them': benchHistories(),
  }),
  'sign-in': async () => ({
    'Sign-in: passwords, the event loop, and the account page': await benchSignIn(),
  }),
  map: async () => ({
    'The seat map of a Boeing 787-9, 316 seats, processor × 4 slower': await benchSeatMap(),
  }),
  browser: async () => {
    const { visits, tasks } = await benchBrowser();
    return {
      'First visits on a phone, processor × 4 slower, beside the least page of React Router':
        visits,
      'Tasks longer than 50 ms on such a phone': tasks,
    };
  },
  pages: async () => {
    const { weights, renders } = await benchPages();
    return {
      'First visit over the wire, brotli, 1 kB = 1,000 bytes; the budget is of JS': weights,
      'Rendering a page on the server, as multiples of React rendering a list of 1,000 items':
        renders,
    };
  },
  warm: async () => ({
    'Pages that were rendered before: CPU of the gateway, 300 requests after 1,000':
      await benchWarmPages(),
  }),
  static: async () => {
    const { bytes, rates } = await benchStaticPages();
    return {
      'Pages that are the same for everyone: what travels, brotli, 1 kB = 1,000 bytes': bytes,
      'Their rates, 24 connections, beside bare node:http with the same bytes': rates,
    };
  },
  floors: async () => ({
    'The least of each kind of answer, as multiples of React rendering a list of 1,000 items':
      await benchFloors(),
  }),
  load: async () => ({
    'A busy day: two gateways on one database': await benchLoad(),
  }),
  growth: async () => ({
    'The same work with 1, 10 and 100 times the orders in the database': await benchGrowth(),
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
    example: 'npm run bench -- race money',
  },
  { against: { type: 'string' } },
);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`${unknown}: parts are ${Object.keys(PARTS)}`);
const { NODE_ENV: _, ...asAlways } = process.env;
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: asAlways });
const before = values.against ? readFigures(values.against) : {};

const print = (title: string, rows: readonly Row[]) => {
  process.stdout.write(`${section(title, rows)}\n`);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
};

process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n\n`);
let figures: Figures = {};
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const sections = (await PARTS[name]?.()) ?? {};
  for (const [title, rows] of Object.entries(sections)) print(title, rows);
  figures = { ...figures, ...figuresOf(sections) };
}
writeFigures(FIGURES, figures);
if (values.against) print('What moved by more than a fifth', moved(before, figures));
