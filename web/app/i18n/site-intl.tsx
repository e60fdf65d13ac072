import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ComponentProps } from 'react';
import { createIntl, IntlProvider, type IntlShape, RawIntlProvider } from 'react-intl';

type Props = ComponentProps<typeof IntlProvider>;

/**
 * A formatter for each message, found by the message itself: React Intl finds it by the message's
 * text, which it writes each time.
 */
function rememberFormatters(intl: IntlShape): IntlShape {
  const { getMessageFormat } = intl.formatters;
  type Ask = Parameters<typeof getMessageFormat>;
  const made = new WeakMap<MessageFormatElement[], ReturnType<typeof getMessageFormat>>();
  intl.formatters.getMessageFormat = (...ask: Ask) => {
    const [message] = ask;
    if (!Array.isArray(message)) return getMessageFormat(...ask);
    const known = made.get(message) ?? getMessageFormat(...ask);
    made.set(message, known);
    return known;
  };
  return intl;
}

const NO_TEXTS = {};
const ofTable = new WeakMap<object, IntlShape>();

/**
 * The texts of a table with all formatters that pages have needed so far: they are the same for
 * everyone.
 */
function rememberedIntl({ children, ...config }: Props): IntlShape {
  const table = config.messages ?? NO_TEXTS;
  const known = ofTable.get(table);
  if (known) return known;
  const intl = rememberFormatters(createIntl(config as Parameters<typeof createIntl>[0]));
  ofTable.set(table, intl);
  return intl;
}

function ServerIntl(props: Props) {
  if (typeof document !== 'undefined') return <IntlProvider {...props} />;
  return <RawIntlProvider value={rememberedIntl(props)}>{props.children}</RawIntlProvider>;
}

/** The texts of a page; `messages` is one object for one language and set of features. */
export const SiteIntl = import.meta.env.SSR ? ServerIntl : IntlProvider;
