import type { ComponentProps } from 'react';
import { FormattedMessage as Message, useIntl } from 'react-intl';
import { BCP47, DEFAULT_LOCALE, isComplete, LOCALES } from '#schema/codes/base/locales.ts';
import type { Messages } from './messages.ts';

/** Whether a message is English in the catalogue of another language: see `fallbackMessage`. */
const isFallback = (message: Messages[string] | undefined): boolean => {
  const first = message?.[0];
  return first !== undefined && 'value' in first && first.value === '';
};

/** React Intl's message, which says that it is in English where there is no translation. */
export function MarkedMessage(props: ComponentProps<typeof Message>) {
  const messages = useIntl().messages as Messages;
  const message = <Message {...props} />;
  if (!isFallback(messages[String(props.id)])) return message;
  return <span lang={BCP47[DEFAULT_LOCALE]}>{message}</span>;
}

/** A message of the page; as React Intl has it where every language of the site is complete. */
export const FormattedMessage: typeof Message = LOCALES.every(isComplete)
  ? Message
  : (MarkedMessage as typeof Message);
