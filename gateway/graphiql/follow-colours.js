// Monaco, the editor in GraphiQL, is for the page too where its environment says so: GraphiQL's own scripts set that environment.
(() => {
  let environment;
  Object.defineProperty(globalThis, 'MonacoEnvironment', {
    get: () => environment,
    set: (given) => {
      environment = { ...given, globalAPI: true };
    },
  });
  // GraphiQL asks for the system's colours once; its panes follow a change, its editors would not.
  const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', ({ matches }) => {
    const isChosen = Boolean(localStorage.getItem('graphiql:theme'));
    if (!isChosen) globalThis.monaco?.editor.setTheme(matches ? 'graphiql-DARK' : 'graphiql-LIGHT');
  });
})();
