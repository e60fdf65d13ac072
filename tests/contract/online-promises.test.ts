import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMPLETE_LOCALES, type CompleteLocale } from '#schema/codes/base/locales.ts';
import { ONLINE_ACTIONS, type OnlineAction } from '#schema/codes/orders/online-actions.ts';
import { PROMISES, promisesIn } from '#tests/support/words/online-promises.ts';
import { textsToday } from '#tests/support/words/site-texts.ts';

const ACTIONS = Object.keys(ONLINE_ACTIONS) as OnlineAction[];
const LIST = '#schema/codes/orders/online-actions.ts';

/**
 * Names of pages, which a menu shows only where the page is; answers to an attempt to sign in; the
 * network on board.
 */
const EXEMPT =
  /shell\.nav\.(?:checkIn|signIn)$|code\.(?:CREDENTIALS_WRONG|SESSION_NOT_FOUND|ALREADY_MEMBER)$|^\/planeWiFi$/;

describe.each(COMPLETE_LOCALES)('in %s', (locale) => {
  it('no text promises what the site does not do', () => {
    const broken = textsToday(locale)
      .filter(({ place }) => !EXEMPT.test(place))
      .flatMap(({ place, text }) =>
        promisesIn(text, locale)
          .filter(({ action }) => !ONLINE_ACTIONS[action])
          .map(({ action, sentence }) => `${place}: ${action}: ${sentence}`),
      );
    expect(broken).toEqual([]);
  });

  it.each(PROMISES[locale])('an example of a promise of $action is found: $example', (promise) => {
    expect(promisesIn(promise.example, locale, [promise])).toHaveLength(1);
  });

  it('each action has its patterns', () => {
    expect(new Set(PROMISES[locale].map(({ action }) => action))).toEqual(new Set(ACTIONS));
  });
});

describe('an action that is switched on', () => {
  afterEach(() => {
    vi.doUnmock(LIST);
    vi.resetModules();
  });

  const textsWith = async (switched: OnlineAction, locale: CompleteLocale) => {
    vi.resetModules();
    vi.doMock(LIST, async (original) => {
      const list = await original<{ ONLINE_ACTIONS: Record<OnlineAction, boolean> }>();
      list.ONLINE_ACTIONS[switched] = !list.ONLINE_ACTIONS[switched];
      return list;
    });
    const { textsToday: texts } = await import('#tests/support/words/site-texts.ts');
    return texts(locale).map(({ place, text }) => `${place}: ${text}`);
  };

  it.each(ACTIONS)('changes the texts of every language: %s', async (action) => {
    for (const locale of COMPLETE_LOCALES) {
      const today = textsToday(locale).map(({ place, text }) => `${place}: ${text}`);
      const switched = await textsWith(action, locale);
      const [on, off] = ONLINE_ACTIONS[action] ? [today, switched] : [switched, today];
      const without = new Set(off);
      const changed = on.filter((text) => !without.has(text));
      expect(changed.length, locale).toBeGreaterThan(0);
      const promised = changed.flatMap((text) => promisesIn(text.replace(/^.*?: /, ''), locale));
      expect(
        promised.map(({ action: said }) => said),
        locale,
      ).toContain(action);
    }
  });
});
