import { StructuredData } from '#web/app/page/structured-data.tsx';
import type { Section } from './article.ts';
import { questionsOf } from './questions-of.ts';

/**
 * All questions of a page for search engines, which want them in one piece; nothing where there are
 * none.
 */
export function FaqData({ sections }: { sections: readonly Section[] }) {
  const questions = questionsOf(sections);
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />;
}
