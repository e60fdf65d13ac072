import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { graphiqlTabs } from './graphiql-tabs.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const script = readFileSync(new URL('open-tabs.js', import.meta.url), 'utf8');

/** What a browser has stored when it has opened the page. */
function open(stored: Map<string, string>, now: Date, hash = '') {
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  const examples = { GRAPHIQL_EXAMPLES: graphiqlTabs(now) };
  const globals = { localStorage, crypto, location: { hash }, ...examples };
  runInNewContext(script, globals);
  return {
    ...JSON.parse(stored.get('graphiql:tabState') ?? ''),
    open: { query: stored.get('graphiql:query'), variables: stored.get('graphiql:variables') },
  };
}
const variablesAt = (state: ReturnType<typeof open>, title: string) =>
  JSON.parse(state.tabs.find((tab: { title: string }) => tab.title === title).variables);

describe('a visit', () => {
  it('opens the first example, its values in the pane of variables', () => {
    const state = open(new Map(), NOW);
    expect(state.tabs.map(({ title }: { title: string }) => title)).toEqual(['SearchFlights']);
    expect(state.open).toEqual({
      query: state.tabs[0].query,
      variables: state.tabs[0].variables,
    });
    expect(variablesAt(open(new Map(), NOW, '#CreateOffer'), 'CreateOffer')).toEqual({
      fareId: 'fareId of a search',
    });
  });

  it('asks no server for anything', () => {
    expect(script).not.toMatch(/XMLHttpRequest|fetch/);
  });

  it('has values of the day', () => {
    expect(variablesAt(open(new Map(), NOW), 'SearchFlights').departureDate).toBe('2026-12-20');
  });

  it('keeps the tabs of the one before, with values of its day in examples that were not edited', () => {
    const stored = new Map<string, string>();
    const first = open(stored, NOW, '#CreateOrder');
    const edited = { ...first.tabs[0], title: 'Own', query: '{ serverNow }', variables: null };
    stored.set(
      'graphiql:tabState',
      JSON.stringify({ activeTabIndex: 0, tabs: [edited, ...first.tabs] }),
    );
    const nextDay = new Date(NOW.getTime() + 24 * 60 * 60_000);
    const second = open(stored, nextDay);
    expect(second.open).toEqual({ query: '{ serverNow }', variables: undefined });
    expect(second.tabs).toHaveLength(first.tabs.length + 1);
    expect(variablesAt(second, 'CreateOrder').key).not.toBe(variablesAt(first, 'CreateOrder').key);
    const dated = open(
      new Map([['graphiql:tabState', JSON.stringify(open(new Map(), NOW))]]),
      nextDay,
    );
    expect(variablesAt(dated, 'SearchFlights').departureDate).toBe('2026-12-21');
  });

  it('by a link to an example opens its tab, in one of its own where it is not open', () => {
    const stored = new Map<string, string>();
    const titleIn = ({ tabs, activeTabIndex }: ReturnType<typeof open>) =>
      tabs[activeTabIndex].title;
    expect(titleIn(open(stored, NOW, '#SelectSeats'))).toBe('SelectSeats');
    const again = open(stored, NOW, '#CheckIn');
    expect([titleIn(again), again.tabs.length]).toEqual(['CheckIn', 2]);
    expect(open(stored, NOW, '#CheckIn').tabs).toHaveLength(2);
    expect(titleIn(open(stored, NOW, '#Unknown'))).toBe('CheckIn');
  });

  it('by a link that was shared opens what it holds, which is in no address that a server sees', () => {
    const shared = { title: 'Now', query: 'query Now { serverNow }', variables: '{"a":1}' };
    const link = new URL('http://gateway.test/graphql');
    link.hash = `share=${encodeURIComponent(JSON.stringify(shared))}`;
    expect(open(new Map(), NOW, link.hash).open).toEqual({
      query: shared.query,
      variables: shared.variables,
    });
    expect(open(new Map(), NOW, '#share=%7Bbroken').tabs[0].title).toBe('SearchFlights');
  });
});
