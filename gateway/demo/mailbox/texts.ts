import { type DemoTexts, demoTexts } from '#gateway/demo/theme/demo-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

/** The few words of the mailbox page in one language. */
export type MailboxTexts = DemoTexts<keyof typeof en>;

/** `?lang=` overrides Accept-Language. */
export const mailboxTexts = (wish: string | undefined, acceptLanguage: string): MailboxTexts =>
  demoTexts({ en, 'zh-hk': zhHk, ja }, wish, acceptLanguage);
