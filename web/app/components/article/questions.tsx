import { Icon } from '#web/app/ui/icon.tsx';
import type { Block } from './article.ts';
import { MarkedText } from './marked-text.tsx';
import { questionId } from './question-id.ts';
import styles from './questions.module.css';
import { UnfoldTarget } from './unfold-target.tsx';

type Items = Extract<Exclude<Block, string>, { kind: 'questions' }>['items'];

interface QuestionsProps {
  /** Its section, and which of the section's blocks it is: each question has an address. */
  section: string;
  block: number;
  items: Items;
}

/** What travellers ask, each answer below its question. */
export function Questions({ section, block, items }: QuestionsProps) {
  return (
    <>
      <UnfoldTarget />
      <div className={styles.questions}>
        {items.map(({ question, answer }, nth) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" size="1.25rem" />
            </summary>
            {/* browsers unfold what is around the target of an address, so the target is inside */}
            <div id={questionId(section, block, nth)} className={styles.answer}>
              {answer.map((text) => (
                <p key={text}>
                  <MarkedText text={text} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
