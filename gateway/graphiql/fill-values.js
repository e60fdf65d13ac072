// Asks for the values of the examples when the first one is run: opening the page makes no bookings and signs no one in.
(() => {
  const { tabs } = globalThis.GRAPHIQL_EXAMPLES;
  const suggested = Object.assign({}, ...tabs.map(({ variables }) => variables));
  const isSuggested = (name, value) => JSON.stringify(suggested[name]) === JSON.stringify(value);
  const send = globalThis.fetch;
  let asked = null;
  const valuesOfVisit = () => {
    asked ??= send('/demo/graphiql.json')
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
    return asked;
  };
  const filled = (variables, values) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        isSuggested(name, value) ? (values[name] ?? value) : value,
      ]),
    );

  // What is sent is shown: in the pane of this tab now, in that of another one when it is opened.
  const fillPane = (pane, values) => {
    try {
      const shown = JSON.parse(pane.getValue());
      const sent = filled(shown, values);
      if (JSON.stringify(shown) !== JSON.stringify(sent))
        pane.setValue(JSON.stringify(sent, null, 2));
    } catch {
      // it is being typed
    }
  };
  const showIn = (values) => {
    for (const pane of globalThis.monaco?.editor.getModels() ?? [])
      if (pane.uri.path.endsWith('variables.json')) {
        fillPane(pane, values);
        pane.onDidChangeContent(({ isFlush }) => isFlush && fillPane(pane, values));
      }
  };

  // A subscription is asked by its address, anything else by a body.
  const questionIn = (input, init) => {
    const address = new URL(input, globalThis.location.href);
    const { searchParams } = address;
    if (searchParams.has('query'))
      return {
        variables: JSON.parse(searchParams.get('variables') ?? '{}'),
        send(variables) {
          searchParams.set('variables', JSON.stringify(variables));
          return send(address.href, init);
        },
      };
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (!body?.query || body.operationName === 'IntrospectionQuery') return null;
    return {
      variables: body.variables ?? {},
      send: (variables) => send(input, { ...init, body: JSON.stringify({ ...body, variables }) }),
    };
  };
  globalThis.fetch = async (input, init) => {
    const question = questionIn(input, init);
    if (!question) return send(input, init);
    const isFirst = asked === null;
    const values = await valuesOfVisit();
    if (isFirst) showIn(values);
    return question.send(filled(question.variables, values));
  };
})();
