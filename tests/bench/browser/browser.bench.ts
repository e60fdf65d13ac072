import { occasions } from '#tests/bench/pages/occasions.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { startBareSite } from './bare-site.ts';
import { doings, visitedPages } from './done-on-pages.ts';
import { contentCpu, type FirstVisit, firstVisits } from './first-visit.ts';
import { fewestLongTasks, LONG_MILLISECONDS } from './long-tasks.ts';
import { openBrowser } from './slow-browser.ts';

const VISITS = 7;
const ROUNDS = 5;
/** At most this multiple of the bare page (issue of what an answer costs). */
const GOAL = 1.25;

const NO_VISIT: FirstVisit = { hydrated: 0, cpu: 0, answered: 0 };
const BARE = { name: 'bare page', touched: 'button', answer: '[data-count="1"]' };

const visitRow = (name: string, milliseconds: number, bare: number): Row => {
  const ratio = milliseconds / bare;
  return {
    name,
    value: `${ratio.toFixed(2)} × bare`,
    note: `${milliseconds.toFixed(0)} ms; the goal is ${GOAL} ×`,
    ratio: { value: ratio, better: 'LESS' },
  };
};

/**
 * What no page can be below: its document, styles and first frame, with the scripts of the bare
 * page and none of its own.
 */
const leastRow = (name: string, cpu: number, least: number, bare: number): Row => {
  const ratio = cpu / least;
  return {
    name: `${name}: the least of CPU for what it shows`,
    value: `${(least / bare).toFixed(2)} × bare`,
    note: `${least.toFixed(0)} ms: shown without scripts, and the bare page's scripts; the page needs ${ratio.toFixed(2)} × as much`,
    ratio: { value: ratio, better: 'LESS' },
  };
};

/**
 * How soon pages are hydrated and answer their first touch in a new browser, beside the least page
 * of React Router; and the long tasks while something is done on them. With a processor four times
 * slower.
 */
export async function benchBrowser(): Promise<{ visits: Row[]; tasks: Row[] }> {
  const bare = await startBareSite();
  const system = await startSystem();
  const browser = await openBrowser();
  try {
    const opened = await occasions(system.url);
    const pages = visitedPages(system.url, opened);
    const all = [{ ...BARE, address: bare.url }, ...pages];
    // what the server makes at a first request is not what is measured
    await firstVisits(browser, all, 1);
    const [bareVisit, ...seen] = await firstVisits(browser, all, VISITS);
    const least = bareVisit ?? NO_VISIT;
    const contents = [];
    for (const page of all) contents.push(await contentCpu(browser, page, ROUNDS));
    const [bareContent = 0, ...contentOf] = contents;
    const visits = pages.flatMap(({ name }, at) => {
      const { hydrated, answered, cpu } = seen[at] ?? NO_VISIT;
      const shown = least.cpu - bareContent + (contentOf[at] ?? 0);
      return [
        visitRow(`${name}: hydrated`, hydrated, least.hydrated),
        visitRow(`${name}: CPU of the main thread until then`, cpu, least.cpu),
        leastRow(name, cpu, shown, least.cpu),
        visitRow(`${name}: first touch answered`, answered, least.answered),
      ];
    });
    const tasks: Row[] = [];
    for (const doing of doings(system.url, opened)) {
      const found = await fewestLongTasks(browser, doing, ROUNDS);
      tasks.push({
        name: doing.name,
        value: found.length === 0 ? 'none' : `${found.length}`,
        note: found.map((took) => `${took.toFixed(0)} ms`).join(', '),
        holds: found.every((took) => took <= LONG_MILLISECONDS),
      });
    }
    return {
      visits: [
        {
          name: 'bare page of React Router',
          value: `${least.hydrated.toFixed(0)} ms`,
          note: `hydrated, with ${least.cpu.toFixed(0)} ms of CPU; its button answers in ${least.answered.toFixed(0)} ms`,
        },
        ...visits,
      ],
      tasks,
    };
  } finally {
    await browser.close();
    await system.stop();
    bare.stop();
  }
}
