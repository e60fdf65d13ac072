import { defineArticle } from '#web/app/components/article/define-article.ts';
import { en } from './en.content.ts';
import { ja } from './ja.content.ts';
import { zhHk } from './zh-hk.content.ts';

export const partners = defineArticle({
  path: '/memberIntro/partners',
  texts: { en, 'zh-hk': zhHk, ja },
});
