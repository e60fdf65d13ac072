import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { tableOf } from '#web/app/i18n/messages.server.ts';
import landscape from '#web/app/scenes/drawn/nowhere.gen.svg?raw';
import { Logo } from '#web/app/ui/brand-mark/logo.tsx';
import { BUSY_STYLE } from './overload-style.ts';

/** A paper plane over mountains, in the page itself. */
const PICTURE = { dangerouslySetInnerHTML: { __html: landscape } };

/** An empty address is that of the page itself, query and all. */
const OWN_ADDRESS = '';

/**
 * The document for a page that cannot be rendered now. It stands alone: no scripts, its style
 * inside, so that a busy gateway is asked for nothing more. Its style sheet needs a hash in the
 * Content-Security-Policy.
 */
export function busyPage(locale: Locale): string {
  const intl = createIntl({
    locale: BCP47[locale],
    messages: tableOf(locale, ['shell', 'overload']),
  });
  const say = (id: MessageId) => intl.formatMessage({ id });
  const airline = BRAND.name[locale];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={BCP47[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${say('overload.title')} | ${airline}`}</title>
        <link rel="icon" href="/favicon.gen.svg" type="image/svg+xml" />
        <style>{BUSY_STYLE}</style>
      </head>
      <body>
        <header>
          <Logo name={airline} />
        </header>
        <div className="land" aria-hidden="true" {...PICTURE} />
        <main>
          <h1>{say('overload.title')}</h1>
          <p>{say('overload.text')}</p>
          <p className="actions">
            <a className="again" href={OWN_ADDRESS}>
              {say('shell.error.retry')}
            </a>
            <a href={localePath(locale, '/')}>{say('shell.error.home')}</a>
          </p>
        </main>
      </body>
    </html>,
  )}`;
}
