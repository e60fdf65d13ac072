import { runAs } from '#gateway/environment.ts';

const ITEMS = 1_000;
const WARM_UP = 200;
const RENDERS = 200;

/**
 * What this machine needs at the moment, in milliseconds of CPU, for React to render a list of
 * 1,000 items into a string: pages are given as multiples of it, since a figure of milliseconds
 * says nothing on another machine.
 */
export async function referenceRender(): Promise<number> {
  runAs('production');
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const Item = ({ number }: { number: number }) =>
    createElement('li', { className: 'item', id: `item-${number}` }, `Item ${number}`);
  const List = () =>
    createElement(
      'ol',
      null,
      Array.from({ length: ITEMS }, (_, number) => createElement(Item, { key: number, number })),
    );
  const render = (times: number) => {
    for (let turn = 0; turn < times; turn += 1) renderToString(createElement(List));
  };
  render(WARM_UP);
  const before = process.cpuUsage();
  render(RENDERS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RENDERS;
}
