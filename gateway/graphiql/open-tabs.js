// What GraphiQL opens with, before it starts: the tabs of the last visit, an example or a query that the address names, else the first example.
(() => {
  const { tabs: examples } = globalThis.GRAPHIQL_EXAMPLES;
  const read = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name));
    } catch {
      return null;
    }
  };
  const withKey = (variables) =>
    variables && 'key' in variables
      ? { ...variables, key: `graphiql-${crypto.randomUUID()}` }
      : variables;
  const variablesOf = ({ variables }) => variables && JSON.stringify(withKey(variables), null, 2);
  const fresh = ({ title, query, variables }) => ({
    id: title,
    title,
    query,
    variables: variablesOf({ variables }),
    headers: null,
    operationName: title,
    response: null,
  });

  // `/graphql#CreateOrder` is an example; `/graphql#share=…` a query with its variables, which no server is sent.
  const sharedIn = (hash) => {
    if (!hash.startsWith('#share=')) return null;
    try {
      const { title, query, variables } = JSON.parse(decodeURIComponent(hash.slice(7)));
      return { ...fresh({ title: String(title), query: String(query) }), id: 'shared', variables };
    } catch {
      return null;
    }
  };
  const hash = globalThis.location?.hash ?? '';
  const example = examples.find(({ title }) => `#${title}` === hash);
  const wanted = sharedIn(hash) ?? (example && fresh(example));

  // The values of examples are of a day and a visit.
  const kept = read('graphiql:tabState');
  const tabs = (kept?.tabs ?? []).map((tab) => {
    const same = examples.find(({ query }) => query === tab.query);
    return same ? { ...tab, variables: variablesOf(same) } : tab;
  });
  if (tabs.length === 0 && !wanted) tabs.push(fresh(examples[0]));
  let active = Math.max(0, Math.min(kept?.activeTabIndex ?? 0, tabs.length - 1));
  if (wanted) {
    const place = tabs.findIndex(({ query }) => query === wanted.query);
    active = place < 0 ? tabs.push(wanted) - 1 : place;
    tabs[active] = { ...tabs[active], variables: wanted.variables };
  }
  // GraphiQL adds an empty tab unless what it finds here is in one of the tabs.
  for (const part of ['query', 'variables', 'headers'])
    if (tabs[active][part]) localStorage.setItem(`graphiql:${part}`, tabs[active][part]);
    else localStorage.removeItem(`graphiql:${part}`);
  localStorage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: active, tabs }));
})();
