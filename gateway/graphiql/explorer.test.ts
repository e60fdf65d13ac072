import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { graphiqlTabs } from './graphiql-tabs.ts';

const examples = graphiqlTabs(new Date('2026-11-20T08:00:00Z'));
const page = graphiqlPage(examples);
const markup = page.slice(
  page.indexOf('<div class="explorer">'),
  page.indexOf('GRAPHIQL_EXAMPLES'),
);
const script = readFileSync(new URL('explorer.js', import.meta.url), 'utf8');

/** The page with a stand-in for GraphiQL: one tab, and its panes. */
function opened(answers: Readonly<Record<string, object>> = {}) {
  const { document, localStorage, Event, KeyboardEvent } = new Window({
    url: 'http://gateway.test/graphql',
  });
  document.body.innerHTML = markup.slice(0, markup.indexOf('<script>'));
  const added = vi.fn();
  const tabs = document.createElement('div');
  tabs.innerHTML = `<button class="graphiql-tab-button">SearchFlights</button><button class="graphiql-tab-add"></button>`;
  document.body.append(tabs);
  tabs.querySelector('.graphiql-tab-add')?.addEventListener('click', added);
  const paneAt = (path: string) => ({
    uri: { path },
    text: '',
    getValue(): string {
      return this.text;
    },
    setValue(text: string): void {
      this.text = text;
    },
  });
  const query = paneAt('/operation.graphql');
  const variables = paneAt('/variables.json');
  const copied: string[] = [];
  const explorer: {
    ran?: (run: object) => void;
    world: object | null;
    become(world: object | null): void;
    filled(given: object): object;
  } = {
    world: null,
    become: (world) => {
      explorer.world = world;
    },
    filled: (given) => ({ ...given, ...('fareId' in given ? { fareId: 'filled' } : {}) }),
  };
  const globals = {
    GRAPHIQL_EXAMPLES: examples,
    EXPLORER: explorer,
    document,
    localStorage,
    location: { href: 'http://gateway.test/graphql?query=typed', pathname: '/graphql' },
    history: { replaceState: () => undefined },
    navigator: { clipboard: { writeText: async (text: string) => void copied.push(text) } },
    matchMedia: () => ({ matches: false }),
    monaco: { editor: { getModels: () => [query, variables] } },
    fetch: async (address: string) => ({ ok: true, json: async () => answers[address] }),
    crypto,
    URL,
    setTimeout,
  };
  runInNewContext(script, globals);
  const click = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    found.dispatchEvent(new Event('click', { bubbles: true }));
  };
  const escapeIn = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const isShown = (panel: string) =>
    !document.getElementById(`panel-${panel}`)?.hasAttribute('hidden');
  return { document, click, escapeIn, isShown, query, variables, added, copied, explorer, Event };
}

describe('the panels beside GraphiQL', () => {
  it('are shown one at a time, the examples first, and closed by their button or Escape', () => {
    const { click, isShown, document, escapeIn } = opened();
    expect(['examples', 'people', 'history'].map(isShown)).toEqual([true, false, false]);
    click('[data-panel=history]');
    expect(['examples', 'people', 'history'].map(isShown)).toEqual([false, false, true]);
    const button = document.querySelector('[data-panel=history]');
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    escapeIn('#panel-history p');
    expect(isShown('history')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('open an example in a tab of its own with its values, or go to the tab that it has', () => {
    const { click, added, query, variables } = opened();
    click('[data-example=CreateOffer]');
    expect(added).toHaveBeenCalledOnce();
    expect(query.text).toContain('mutation CreateOffer');
    expect(JSON.parse(variables.text)).toEqual({ fareId: 'filled' });
    click('[data-example=SearchFlights]');
    expect(added).toHaveBeenCalledOnce();
  });

  it('find an example by a part of its name', () => {
    const { document, Event } = opened();
    const find = document.getElementById('find') as unknown as HTMLInputElement;
    find.value = 'seatm';
    find.dispatchEvent(new Event('input', { bubbles: true }) as never);
    const shown = [...document.querySelectorAll('#panel-examples li')].filter(
      (item) => !item.hasAttribute('hidden'),
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['SeatMap']);
  });

  it('list what was run, each once, the last first, until it is cleared', () => {
    const { click, explorer, document, query } = opened();
    const run = (operationName: string) => {
      query.text = `query ${operationName} { serverNow }`;
      explorer.ran?.({ operationName, query: 'sent', variables: {} });
    };
    for (const name of ['One', 'Two', 'One']) run(name);
    click('[data-panel=history]');
    const titles = () =>
      [...document.querySelectorAll('#panel-history li button')].map(
        ({ firstChild }) => firstChild?.textContent,
      );
    expect(titles()).toEqual(['One', 'Two']);
    click('#panel-history li:last-child button');
    expect(query.text).toBe('query Two { serverNow }');
    click('#panel-history > button');
    expect(titles()).toEqual([]);
  });

  it('make a world for the visitor, with what to try there', async () => {
    const sentence = 'A refund is under review.';
    const made = { who: 'a guest', orders: ['ABC234 TICKETED'], titles: ['Refund'], values: {} };
    const { click, document, explorer, query } = opened({
      '/demo/scenarios': { scenarios: [{ name: 'refund', sentence }] },
      '/demo/graphiql/refund': made,
    });
    click('[data-panel=people]');
    await eventually(() => click('#panel-people li button'));
    await eventually(() =>
      expect(document.getElementById('panel-people')?.textContent).toContain('ABC234 TICKETED'),
    );
    expect(explorer.world).toMatchObject({ sentence, ...made });
    click('#panel-people li button');
    expect(query.text).toContain('query Refund(');
  });
});

it('a link holds the query and its variables behind #, which browsers do not send', async () => {
  const { click, copied, query, variables } = opened();
  query.text = 'query Now { serverNow }';
  variables.text = '{"a":"<&>"}';
  click('#share');
  await eventually(() => expect(copied).toHaveLength(1));
  const { search, hash } = new URL(copied[0] ?? '');
  expect(search).toBe('');
  const shared = JSON.parse(decodeURIComponent(hash.replace('#share=', '')));
  expect(shared).toMatchObject({ query: query.text, variables: variables.text });
});
