import { parse } from '@formatjs/icu-messageformat-parser';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { SiteIntl } from './site-intl.tsx';

const table = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text)]),
  ) as unknown as NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

const english = table({
  plain: 'Seats',
  count: '{count, plural, one {# seat} other {# seats}}',
  rich: 'See <link>your seats</link>, {name}',
});
const japanese = table({ plain: '座席', count: '{count}席', rich: '{name}様の<link>座席</link>' });

const page = (
  Provider: ComponentType<ComponentProps<typeof SiteIntl>>,
  locale: 'en' | 'ja',
  messages: typeof english,
) =>
  renderToStaticMarkup(
    <Provider locale={locale} defaultLocale="en" messages={messages}>
      {[1, 2, 2000].map((count) => (
        <p key={count}>
          <FormattedMessage id={'plain' as never} />
          <FormattedMessage id={'count' as never} values={{ count }} />
          <FormattedMessage
            id={'rich' as never}
            values={{ name: `Mr ${count}`, link: (parts) => <a href={`/${count}`}>{parts}</a> }}
          />
        </p>
      ))}
    </Provider>,
  );

it('the server says what React Intl says, in each language and again', () => {
  for (const [locale, messages] of [
    ['en', english],
    ['ja', japanese],
    ['en', english],
  ] as const) {
    const expected = page(IntlProvider, locale, messages);
    expect(expected).toContain('<a href="/2">');
    expect(page(SiteIntl, locale, messages)).toBe(expected);
  }
});
