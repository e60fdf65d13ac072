// Opens GraphiQL with the examples, before it starts: with tabs of this edition. Their values come when the first one is run (fill-values.js).
(() => {
  const { edition, tabs } = globalThis.GRAPHIQL_EXAMPLES;
  const read = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name));
    } catch {
      return null;
    }
  };
  const values = { key: `graphiql-${crypto.randomUUID()}` };
  const variablesOf = ({ variables }) =>
    variables &&
    JSON.stringify(
      Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [name, values[name] ?? value]),
      ),
      null,
      2,
    );
  const fresh = (example) => ({
    id: example.title,
    title: example.title,
    query: example.query,
    variables: variablesOf(example),
    headers: null,
    operationName: example.title,
    response: null,
  });
  const kept = read('graphiql:edition') === edition ? read('graphiql:tabState') : null;
  const state = kept?.tabs?.length
    ? {
        activeTabIndex: Math.min(kept.activeTabIndex ?? 0, kept.tabs.length - 1),
        tabs: kept.tabs.map((tab) => {
          const example = tabs.find(({ query }) => query === tab.query);
          return example ? { ...tab, variables: variablesOf(example) } : tab;
        }),
      }
    : { activeTabIndex: 0, tabs: tabs.map(fresh) };
  // A link may name an example: `/graphql#CreateOrder`.
  const wanted = tabs.find(({ title }) => `#${title}` === globalThis.location?.hash);
  if (wanted) {
    const place = state.tabs.findIndex(({ query }) => query === wanted.query);
    state.activeTabIndex = place < 0 ? state.tabs.push(fresh(wanted)) - 1 : place;
  }
  // GraphiQL adds an empty tab unless what it finds here is in one of the tabs.
  const active = state.tabs[state.activeTabIndex];
  for (const part of ['query', 'variables', 'headers'])
    if (active[part]) localStorage.setItem(`graphiql:${part}`, active[part]);
    else localStorage.removeItem(`graphiql:${part}`);
  localStorage.setItem('graphiql:tabState', JSON.stringify(state));
  localStorage.setItem('graphiql:edition', JSON.stringify(edition));
})();
