import type { MessageId } from './message-ids.gen.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en' | 'zh-Hant-HK' | 'ja';
    }
  }
}
