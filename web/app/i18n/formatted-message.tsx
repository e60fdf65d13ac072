import type { ComponentProps } from 'react';
import { FormattedMessage as Message, useIntl } from 'react-intl';
import { BCP47, DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';
import type { Messages } from './messages.ts';

/**
 * React Intl's message, which says that it is in English where there is no translation: then it
 * begins with an empty text (`fallbackMessage`).
 */
export function MarkedMessage(props: ComponentProps<typeof Message>) {
  const [first] = (useIntl().messages as Partial<Messages>)[String(props.id)] ?? [];
  const message = <Message {...props} />;
  if (!first || !('value' in first) || first.value !== '') return message;
  return <span lang={BCP47[DEFAULT_LOCALE]}>{message}</span>;
}

/** A message of the page; as React Intl has it where every language of the site is complete. */
export const FormattedMessage: typeof Message = import.meta.env.HAS_INCOMPLETE_LANGUAGE
  ? (MarkedMessage as typeof Message)
  : Message;
