import { StructuredData } from '../../shell/structured-data.tsx';
import type { Section } from './article.ts';
import { plainText } from './inline-marks.ts';

/** All questions of a page for search engines, which want them in one piece; nothing where there are none. */
export function FaqData({ sections }: { sections: readonly Section[] }) {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.items : [],
    );
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />;
}
