import { type DemoTexts, demoTexts } from '#gateway/demo/demo-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

/** The few words of the check-in counter in one language. */
export type CounterTexts = DemoTexts<keyof typeof en>;

/** `?lang=` overrides Accept-Language. */
export const counterTexts = (wish: string | undefined, acceptLanguage: string): CounterTexts =>
  demoTexts({ en, 'zh-hk': zhHk, ja }, wish, acceptLanguage);
