import { type DemoTexts, demoTexts } from '#gateway/demo/theme/demo-texts.ts';
import { PURSE } from '#gateway/scenarios/sets/members.scenarios.ts';
import { MINUTES_LEFT } from '#gateway/scenarios/sets/unpaid.scenarios.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

type MessageId = keyof typeof en;

/** The words of the demo's first page in one language. */
export type StartTexts = DemoTexts<MessageId> & {
  /** What a scenario is, in a sentence; its name where there is none. */
  scenario(name: string): string;
  /** Its title. */
  title(name: string): string;
};

const isMessageId = (id: string): id is MessageId => Object.hasOwn(en, id);

/** What the situations are about. */
const FIGURES = {
  paymentMinutes: LIMITS.paymentWindowMinutes,
  minutesLeft: MINUTES_LEFT,
  pointsPassword: PURSE.password,
};

/** `?lang=` overrides Accept-Language. */
export function startTexts(wish: string | undefined, acceptLanguage: string): StartTexts {
  const texts = demoTexts<MessageId>({ en, 'zh-hk': zhHk, ja }, wish, acceptLanguage);
  const say = (id: string, otherwise: string) =>
    isMessageId(id) ? texts.t(id, FIGURES) : otherwise;
  return {
    ...texts,
    scenario: (name) => say(name, name),
    title: (name) => say(`title.${name}`, name),
  };
}
