// Fills the variables of examples: with the ids of the last answers, else with values of who the visitor is. Opening the page makes no
// bookings and signs no one in: values are asked for when the first query is run.
(() => {
  const { tabs, taken } = globalThis.GRAPHIQL_EXAMPLES;
  const suggested = Object.assign({}, ...tabs.map(({ variables }) => variables));
  const send = globalThis.fetch;
  const text = (value) => JSON.stringify(value);
  const ours = new Map(
    Object.entries(suggested).map(([name, value]) => [name, new Set([text(value)])]),
  );
  const fromAnswers = {};
  let asked = null;
  let ofVisit = {};
  const valuesOfVisit = () => {
    const { world } = globalThis.EXPLORER;
    asked ??= world
      ? Promise.resolve(world.values)
      : send('/demo/graphiql.json')
          .then((answer) => (answer.ok ? answer.json() : {}))
          .catch(() => ({}));
    return asked;
  };

  // Only what no one has typed is replaced: a placeholder, or a value that was filled in before.
  const filled = (variables) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => {
        const now = fromAnswers[name] ?? ofVisit[name] ?? value;
        if (!ours.get(name)?.has(text(value))) return [name, value];
        ours.get(name).add(text(now));
        return [name, now];
      }),
    );

  // What is sent is shown: in the pane of this tab now, in that of another one when it is opened.
  const fillPane = (pane) => {
    try {
      const shown = JSON.parse(pane.getValue());
      const sent = filled(shown);
      if (text(shown) !== text(sent)) pane.setValue(JSON.stringify(sent, null, 2));
    } catch {
      // it is being typed
    }
  };
  const watched = new Set();
  const show = () => {
    for (const pane of globalThis.monaco?.editor.getModels() ?? []) {
      if (!pane.uri.path.endsWith('variables.json')) continue;
      fillPane(pane);
      if (!watched.has(pane)) pane.onDidChangeContent(({ isFlush }) => isFlush && fillPane(pane));
      watched.add(pane);
    }
  };

  const take = (operation, data) => {
    for (const [name, place] of Object.entries(taken[operation] ?? {})) {
      const value = place.split('.').reduce((part, key) => part?.[key], data);
      if (value !== null && value !== undefined) fromAnswers[name] = value;
    }
  };

  // A subscription is asked by its address, anything else by a body.
  const questionIn = (input, init) => {
    const address = new URL(input, globalThis.location.href);
    const { searchParams } = address;
    if (searchParams.has('query'))
      return {
        query: searchParams.get('query'),
        operationName: searchParams.get('operationName'),
        variables: JSON.parse(searchParams.get('variables') ?? '{}'),
        send(variables) {
          searchParams.set('variables', text(variables));
          return send(address.href, init);
        },
      };
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (!body?.query || body.operationName === 'IntrospectionQuery') return null;
    return {
      ...body,
      variables: body.variables ?? {},
      async send(variables) {
        const answer = await send(input, { ...init, body: text({ ...body, variables }) });
        const read = await answer
          .clone()
          .json()
          .catch(() => null);
        take(body.operationName, read?.data);
        return answer;
      },
    };
  };
  globalThis.fetch = async (input, init) => {
    const question = questionIn(input, init);
    if (!question) return send(input, init);
    ofVisit = await valuesOfVisit();
    show();
    const variables = filled(question.variables);
    globalThis.EXPLORER.ran?.({ ...question, variables });
    return question.send(variables);
  };
  /** Takes the values of a world; of the visit itself where there is none. */
  globalThis.EXPLORER = {
    world: null,
    filled,
    become(world) {
      this.world = world;
      for (const name of Object.keys(fromAnswers)) delete fromAnswers[name];
      asked = null;
      ofVisit = world?.values ?? {};
      show();
    },
  };
})();
