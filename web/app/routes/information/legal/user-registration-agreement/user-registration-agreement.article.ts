import { defineArticle } from '#web/app/components/article/define-article.ts';
import { LEGAL_VERSION } from '#web/app/routes/information/legal/legal-version.ts';
import { en } from './en.content.ts';
import { ja } from './ja.content.ts';
import { zhHk } from './zh-hk.content.ts';

export const userRegistrationAgreement = defineArticle({
  path: '/userRegistrationAgreement',
  numbered: true,
  edition: LEGAL_VERSION,
  texts: { en, 'zh-hk': zhHk, ja },
});
