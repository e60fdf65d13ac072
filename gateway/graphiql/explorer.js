// The panels beside GraphiQL: examples, who you are, history; and a link to what is open.
(() => {
  const { tabs: examples } = globalThis.GRAPHIQL_EXAMPLES;
  const explorer = globalThis.EXPLORER;
  const MOST_RUNS = 50;
  const byId = (id) => document.getElementById(id);
  const said = byId('said');
  const isPhone = () => globalThis.matchMedia('(max-width: 640px)').matches;
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`explorer:${name}`));
    } catch {
      return null;
    }
  };
  const store = (name, value) => localStorage.setItem(`explorer:${name}`, JSON.stringify(value));

  // The panes of the tab that is open: GraphiQL stores what is written into them.
  const pane = (ending) =>
    globalThis.monaco?.editor.getModels().find(({ uri }) => uri.path.endsWith(ending));
  const tabOf = (title) =>
    [...document.querySelectorAll('.graphiql-tab-button')].find(
      ({ textContent }) => textContent.trim() === title,
    );
  const open = ({ title, query, variables }, isAnother = false) => {
    const tab = isAnother ? null : tabOf(title);
    (tab ?? document.querySelector('.graphiql-tab-add')).click();
    if (!tab) {
      pane('operation.graphql').setValue(query);
      pane('variables.json').setValue(variables ? JSON.stringify(variables, null, 2) : '');
    }
    if (isPhone()) show(null);
    // once GraphiQL has drawn it
    setTimeout(() =>
      document
        .querySelector('.graphiql-tab-active')
        ?.scrollIntoView({ inline: 'center', block: 'nearest' }),
    );
  };
  const openExample = (title) => {
    const example = examples.find((one) => one.title === title);
    const { query, variables } = example;
    const key = { key: `graphiql-${crypto.randomUUID()}` };
    const own = variables && { ...variables, ...('key' in variables ? key : {}) };
    open({ title, query, variables: own && explorer.filled(own) });
  };

  const panels = [...document.querySelectorAll('[data-panel]')];
  const show = (name) => {
    for (const button of panels) {
      const isShown = button.dataset.panel === name;
      button.setAttribute('aria-expanded', String(isShown));
      byId(`panel-${button.dataset.panel}`).hidden = !isShown;
    }
    store('panel', name);
    if (name === 'people') showPeople();
    if (name === 'history') showRuns();
  };
  for (const button of panels)
    button.addEventListener('click', () =>
      show(button.getAttribute('aria-expanded') === 'true' ? null : button.dataset.panel),
    );
  document.addEventListener('keydown', ({ key, target }) => {
    const panel = key === 'Escape' ? target.closest?.('aside') : null;
    if (!panel) return;
    show(null);
    panels.find(({ dataset }) => panel.id === `panel-${dataset.panel}`).focus();
  });

  const button = (text, act, quiet = '') => {
    const made = document.createElement('button');
    made.type = 'button';
    made.append(text);
    if (quiet) {
      const small = document.createElement('small');
      small.textContent = quiet;
      made.append(small);
    }
    made.addEventListener('click', act);
    return made;
  };
  const list = (buttons) => {
    const made = document.createElement('ul');
    made.append(
      ...buttons.map((one) => {
        const item = document.createElement('li');
        item.append(one);
        return item;
      }),
    );
    return made;
  };
  const paragraph = (text) => Object.assign(document.createElement('p'), { textContent: text });

  byId('panel-examples').addEventListener('click', ({ target }) => {
    const title = target.closest('button')?.dataset.example;
    if (title) openExample(title);
  });
  byId('find').addEventListener('input', ({ target }) => {
    const sought = target.value.trim().toLowerCase();
    for (const group of document.querySelectorAll('#panel-examples details')) {
      const items = [...group.querySelectorAll('li')];
      for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(sought);
      group.hidden = items.every(({ hidden }) => hidden);
      group.open = sought !== '';
    }
  });

  explorer.ran = ({ operationName, query, variables }) => {
    // As it is written, which is not how it is sent.
    const written = pane('operation.graphql')?.getValue() ?? query;
    const run = { title: operationName || 'Query', query: written, variables };
    const before = (stored('runs') ?? []).filter(
      (one) => JSON.stringify({ ...one, at: null }) !== JSON.stringify({ ...run, at: null }),
    );
    store('runs', [{ ...run, at: new Date().toISOString() }, ...before].slice(0, MOST_RUNS));
    if (!byId('panel-history').hidden) showRuns();
  };
  const showRuns = () => {
    const runs = stored('runs') ?? [];
    const clear = button('Clear history', () => {
      localStorage.removeItem('explorer:runs');
      showRuns();
    });
    byId('panel-history').replaceChildren(
      paragraph(
        runs.length > 0
          ? 'What was run in this browser. No server has the list.'
          : 'Nothing was run yet.',
      ),
      list(
        runs.map((run) =>
          button(run.title, () => open(run, true), new Date(run.at).toLocaleString()),
        ),
      ),
      ...(runs.length > 0 ? [clear] : []),
    );
  };

  const become = (world) => {
    store('world', world);
    explorer.become(world);
    showPeople();
    byId('panel-people').scrollTop = 0;
    byId('panel-people').focus();
  };
  const makeWorld = async ({ name, sentence }) => {
    said.textContent = 'Making it…';
    const answer = await globalThis.fetch(`/demo/graphiql/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const made = await answer.json();
    said.textContent = answer.ok ? 'Done' : made.error;
    if (answer.ok) become({ sentence, ...made });
  };
  let people = null;
  const showPeople = async () => {
    const panel = byId('panel-people');
    const { world } = explorer;
    people ??= await globalThis
      .fetch('/demo/scenarios')
      .then((answer) => (answer.ok ? answer.json() : { scenarios: [] }))
      .catch(() => ({ scenarios: [] }));
    const heading = document.createElement('h2');
    heading.textContent = world ? 'You are' : 'Choose who you are';
    const now = world
      ? [
          paragraph(world.sentence),
          paragraph([world.who, ...world.orders].join(' · ')),
          paragraph('Try:'),
          list(world.titles.map((title) => button(title, () => openExample(title)))),
          button('Be a visitor again', () => become(null)),
        ]
      : [
          paragraph(
            people.scenarios.length > 0
              ? 'Orders and members are made for you now, and examples have their ids.'
              : 'This server has no scenarios.',
          ),
        ];
    panel.replaceChildren(
      heading,
      ...now,
      list(people.scenarios.map((one) => button(one.sentence, () => makeWorld(one), one.name))),
    );
  };

  byId('share').addEventListener('click', async () => {
    const query = pane('operation.graphql')?.getValue() ?? '';
    const variables = pane('variables.json')?.getValue() ?? '';
    const title = document
      .querySelector('.graphiql-tab-active .graphiql-tab-button')
      ?.textContent.trim();
    const link = new URL(location.pathname, location.href);
    link.hash = `share=${encodeURIComponent(JSON.stringify({ title, query, variables }))}`;
    history.replaceState(null, '', link);
    const isCopied = await navigator.clipboard?.writeText(link.href).then(
      () => true,
      () => false,
    );
    said.textContent = isCopied ? 'Link copied' : 'The link is in the address bar';
  });

  const world = stored('world');
  if (world) explorer.become(world);
  const before = localStorage.getItem('explorer:panel') === null ? 'examples' : stored('panel');
  if (!isPhone()) show(before);
})();
