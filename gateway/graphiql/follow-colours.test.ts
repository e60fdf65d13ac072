import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(new URL('follow-colours.js', import.meta.url), 'utf8');

/** The page in which GraphiQL has started, and the system whose colours change. */
function opened(theme: string | null) {
  let change: (event: { matches: boolean }) => void = () => undefined;
  const setTheme = vi.fn();
  const globals: { MonacoEnvironment?: object; [name: string]: unknown } = {
    localStorage: { getItem: () => theme },
    matchMedia: () => ({
      addEventListener: (_name: string, tell: typeof change) => {
        change = tell;
      },
    }),
    monaco: { editor: { setTheme } },
  };
  runInNewContext(script, globals);
  return { setTheme, environment: globals, turn: change };
}

test('the editors follow the colours of the system while the page is open', () => {
  const { setTheme, turn } = opened(null);
  turn({ matches: true });
  turn({ matches: false });
  expect(setTheme.mock.calls).toEqual([['graphiql-DARK'], ['graphiql-LIGHT']]);
});

test('colours that were chosen in GraphiQL stay', () => {
  const { setTheme, turn } = opened('light');
  turn({ matches: true });
  expect(setTheme).not.toHaveBeenCalled();
});

test('the environment that GraphiQL sets offers its editor to the page', () => {
  const { environment } = opened(null);
  environment.MonacoEnvironment = { baseUrl: '/' };
  expect(environment.MonacoEnvironment).toEqual({ baseUrl: '/', globalAPI: true });
});
