import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBurst } from './burst/burst.bench.ts';
import { benchCrash } from './crash/crash.bench.ts';
import { type Figures, figuresOf, moved, readFigures, writeFigures } from './figures.ts';
import { benchSeatMap } from './map/seat-map.bench.ts';
import { benchPages } from './pages/pages.bench.ts';
import { benchStart } from './pages/start.bench.ts';
import { benchStaticPages } from './pages/static-pages.bench.ts';
import { benchRace } from './race/race.bench.ts';
import { benchRates } from './rates/rates.bench.ts';
import { type Row, section } from './table.ts';

/** Where the ratios of the last run are written. */
const FIGURES = '.cache/bench.json';

/**
 * `npm run bench -- [race crash burst rates map pages static start] [--against FILE]`: proofs and figures of the built site on this
 * machine, every part or those that are named. Compare ratios; seconds and rates are this machine's. The ratios are written to
 * `.cache/bench.json`; with a file of an earlier run, what moved is told. Ends with 1 when a proof does not hold, or a ratio got worse.
 */
const PARTS: Readonly<Record<string, () => Promise<Readonly<Record<string, Row[]>>>>> = {
  race: async () => ({
    'Last seats: 500 buyers for 100 places, two gateways on one database': await benchRace(),
  }),
  crash: async () => ({
    'Acknowledged orders after kill -9 of gateway and database': await benchCrash(),
  }),
  burst: async () => ({
    'Bursts of requests for pages that are rendered each time': await benchBurst(),
  }),
  rates: async () => ({
    'Rates of one gateway, 24 connections': await benchRates(),
  }),
  map: async () => ({
    'The seat map of a Boeing 787-9, 316 seats, processor × 4 slower': await benchSeatMap(),
  }),
  pages: async () => {
    const { weights, renders } = await benchPages();
    return {
      'First visit over the wire, brotli, 1 kB = 1,000 bytes; the budget is of JS': weights,
      'Rendering a page on the server, as multiples of React rendering a list of 1,000 items':
        renders,
    };
  },
  static: async () => {
    const { bytes, rates } = await benchStaticPages();
    return {
      'Pages that are the same for everyone: what travels, brotli, 1 kB = 1,000 bytes': bytes,
      'Their rates, 24 connections, beside bare node:http with the same bytes': rates,
    };
  },
  start: async () => ({ 'Start and memory': await benchStart() }),
};

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`${unknown}: parts are ${Object.keys(PARTS)}`);
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
