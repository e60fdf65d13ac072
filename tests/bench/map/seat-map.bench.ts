import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Row } from '#tests/bench/table.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { seatPageRows } from './seat-page.ts';

const SLOWDOWN = 4;
const PRESSES = 24;
const FRAME_MILLISECONDS = 1000 / 60;

/** The page with both maps, as one script and its styles. */
async function harness(): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'harness.tsx'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const text = (of: 'chunk' | 'asset') =>
    output
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .filter((_, index) => output[index]?.type === of)
      .join('\n');
  return { script: text('chunk'), styles: text('asset') };
}

const MESSAGES = ['components/seat-map/messages/en.json', 'i18n/messages/code/en.json'];

const messages = (): Record<string, string> =>
  Object.assign(
    {},
    ...MESSAGES.map((file) =>
      JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../web/app', file), 'utf8')),
    ),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measured(page: Page, naive: boolean) {
  const mount = await page.evaluate(([texts, isNaive]) => window.mountMap(texts, isNaive), [
    messages(),
    naive,
  ] as const);
  const presses: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1)
    presses.push(await page.evaluate((at) => window.pressSeat(at), turn));
  return { mount, press: median(presses) };
}

/**
 * How long a choice takes on the map of 316 seats, with a processor four times slower: from the
 * press until the new map is laid out; beside a map that renders every seat again at every choice.
 * And what its page weighs, and costs the server.
 */
export async function benchSeatMap(): Promise<Row[]> {
  const { script, styles } = await harness();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.setContent(`<!doctype html><style>${styles}</style><body></body>`);
    await page.addScriptTag({ content: script });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const naive = await measured(page, true);
    const ours = await measured(page, false);
    const ratio = naive.press / ours.press;
    return [
      {
        name: 'a seat is chosen',
        value: `${ours.press.toFixed(1)} ms`,
        note: `${ratio.toFixed(1)} × faster than the naive map; a frame is ${FRAME_MILLISECONDS.toFixed(1)} ms`,
        holds: ours.press < FRAME_MILLISECONDS,
      },
      { name: 'on the naive map', value: `${naive.press.toFixed(1)} ms` },
      { name: 'the map appears', value: `${ours.mount.toFixed(1)} ms` },
      ...(await seatPageRows()),
    ];
  } finally {
    await browser.close();
  }
}
