import { type IntlShape, useIntl } from 'react-intl';
import { CODE_VALUES } from './code-values.ts';
import type { MessageId } from './message-ids.gen.ts';

/** Codes come from the gateway, so their ids are only known when they arrive. */
const isMessage = (intl: IntlShape, id: string): id is MessageId => id in intl.messages;

/**
 * The text of a code (of a rule, a `userError`, a fault or a capability's reason) in the user's
 * language: `code.<CODE>`. A code the catalogue lacks gets the text of INVALID and is reported. The
 * page's handle must list the feature `code`, and that of its area (`error-code-groups.ts`) where
 * it has one. What can happen to any request is in the texts that every page has (`shell.error`).
 */
export function useCodeText(): (code: string) => string {
  const intl = useIntl();
  return (code) => {
    for (const id of [`code.${code}`, `shell.error.${code}`])
      if (isMessage(intl, id)) return intl.formatMessage({ id }, CODE_VALUES);
    console.error(`no text for the code ${code}`);
    return intl.formatMessage({ id: 'code.INVALID' });
  };
}
