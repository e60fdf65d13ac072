import type { Page } from '@playwright/test';

const GRAPHQL = '**/graphql*';

/**
 * Changes values in what the browser’s questions are answered with, as JSON is read, until
 * `answerAsItIs`.
 */
export const changeAnswers = (
  page: Page,
  change: (key: string, value: never) => unknown,
): Promise<unknown> =>
  page.route(GRAPHQL, async (route) => {
    // a subscription has no end to wait for
    if (route.request().headers().accept?.includes('event-stream')) return route.continue();
    const response = await route.fetch();
    const body = JSON.stringify(
      JSON.parse(await response.text(), (key, value) => change(key, value as never)),
    );
    return route.fulfill({ response, body });
  });

/** Ends it, once the questions under way are answered: they would be answered twice. */
export const answerAsItIs = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });
