import type { Section } from '../../../components/article/article.ts';
import { plainText } from '../../../components/article/inline-marks.ts';
import { questionId } from '../../../components/article/question-id.ts';
import type { HelpQuestion } from './find-questions.ts';

/** All questions of a page with their addresses, in the order in which they stand. */
export const questionsOf = (sections: readonly Section[]): HelpQuestion[] =>
  sections.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block, at) =>
      typeof block === 'object' && block.kind === 'questions'
        ? block.items.map(({ question, answer }, nth) => ({
            id: questionId(id, at, nth),
            topic: title,
            question,
            answer: answer.map(plainText).join(' '),
          }))
        : [],
    ),
  );
