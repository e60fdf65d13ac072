import { StructuredData } from '../../shell/structured-data.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Question } from './article.ts';
import { plainText } from './inline-marks.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './questions.module.css';

type Items = readonly Question[];

/** What travellers ask, each answer below its question; told to search engines too. */
export function Questions({ items }: { items: Items }) {
  return (
    <div className={styles.questions}>
      {items.map(({ id, question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron-down" size="1.25rem" />
          </summary>
          {/* browsers unfold what is around the target of an address, so the target is inside */}
          <div id={id} className={styles.answer}>
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
