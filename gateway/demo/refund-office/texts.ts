import { type DemoTexts, demoTexts } from '#gateway/demo/demo-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

/** The few words of the refund office in one language. */
export type OfficeTexts = DemoTexts<keyof typeof en>;

/** `?lang=` overrides Accept-Language. */
export const officeTexts = (wish: string | undefined, acceptLanguage: string): OfficeTexts =>
  demoTexts({ en, 'zh-hk': zhHk, ja }, wish, acceptLanguage);
