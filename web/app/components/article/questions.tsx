import { StructuredData } from '../../shell/structured-data.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Block } from './article.ts';
import { plainText } from './inline-marks.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './questions.module.css';

type Items = Extract<Exclude<Block, string>, { kind: 'questions' }>['items'];

/** What travellers ask, each answer below its question; told to search engines too. */
export function Questions({ items }: { items: Items }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron-down" size="1.25rem" />
          </summary>
          <div className={styles.answer}>
            {answer.map((text) => (
              <p key={text}>
                <MarkedText text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
      <StructuredData data={asFaqPage(items)} />
    </div>
  );
}

const asFaqPage = (items: Items) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
  })),
});
