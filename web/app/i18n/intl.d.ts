import type { BCP47, Locale } from '#schema/codes/base/locales.ts';
import type { MessageId } from './message-ids.gen.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: (typeof BCP47)[Locale];
    }
  }
}
