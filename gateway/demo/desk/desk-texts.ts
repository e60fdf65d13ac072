import type { Context } from 'hono';
import { type DemoTexts, demoTexts } from '#gateway/demo/theme/demo-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

/** The words of the airline's desk in one language. */
export type DeskTexts = DemoTexts<keyof typeof en>;

/** `?lang=` overrides Accept-Language. */
export const deskTexts = (c: Context): DeskTexts =>
  demoTexts({ en, 'zh-hk': zhHk, ja }, c.req.query('lang'), c.req.header('accept-language') ?? '');
