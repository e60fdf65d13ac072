import type { Section, Text } from './article.ts';
import { plainText } from './inline-marks.ts';
import { questionId } from './question-id.ts';

/** A question of an article; `id` is the address of its answer on the page. */
export interface AskedQuestion {
  readonly id: string;
  /** The title of its section. */
  readonly topic: string;
  readonly question: Text;
  /** The answer's paragraphs, in words alone. */
  readonly answer: readonly string[];
}

/** All questions of an article, in their order. */
export const questionsOf = (sections: readonly Section[]): AskedQuestion[] =>
  sections.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block, at) =>
      typeof block === 'object' && block.kind === 'questions'
        ? block.items.map(({ question, answer }, nth) => ({
            id: questionId(id, at, nth),
            topic: title,
            question,
            answer: answer.map(plainText),
          }))
        : [],
    ),
  );
