import type { ComponentProps } from 'react';
import { FormattedMessage as Message, useIntl } from 'react-intl';
import { BCP47, DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';
import type { Messages } from './messages.ts';

/**
 * A message of the page. As React Intl has it, but where there is no translation it says that it is
 * in English: then it begins with an empty text (`fallbackMessage`).
 */
function MarkedMessage(props: ComponentProps<typeof Message>) {
  const [first] = (useIntl().messages as Partial<Messages>)[String(props.id)] ?? [];
  const message = <Message {...props} />;
  // a text that is not compiled, as in tests, has letters where a compiled one has parts
  const isMarked = typeof first === 'object' && 'value' in first && first.value === '';
  if (!isMarked) return message;
  return <span lang={BCP47[DEFAULT_LOCALE]}>{message}</span>;
}

export const FormattedMessage = MarkedMessage as typeof Message;
