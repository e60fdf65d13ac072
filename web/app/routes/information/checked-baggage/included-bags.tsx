import { FormattedMessage } from 'react-intl';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import styles from './allowance-answer.module.css';
import type { BaggageChoice } from './baggage-choice.ts';
import { Suitcases } from './suitcases.tsx';

interface IncludedBagsProps {
  choice: BaggageChoice;
  answer: AllowanceAnswerFragment;
}

/** Each bag drawn, and where it comes from. */
export function IncludedBags({ choice: { fare, card, who }, answer }: IncludedBagsProps) {
  const { card: cardName } = useCardWords();
  const brandName = useBrandName();
  const { included, pushchair, pieces, linearCentimetres } = answer;
  return (
    <>
      <ul className={styles.sources}>
        {included.map((bags) => (
          <li key={bags.source} className={styles.source}>
            <Suitcases {...bags} />
            <span>
              <strong className={styles.figure}>
                <FormattedMessage id="information-checked-baggage.bags" values={bags} />
              </strong>
              <span className={styles.from}>
                {bags.source === 'CARD' && card ? (
                  <FormattedMessage
                    id="information-checked-baggage.fromCard"
                    values={{ card: cardName(card) }}
                  />
                ) : (
                  <FormattedMessage
                    id="information-checked-baggage.fromFare"
                    values={{ type: who, brand: brandName({ code: fare }) }}
                  />
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {pieces > 0 && (
          <li>
            <FormattedMessage
              id="information-checked-baggage.size"
              values={{ centimetres: linearCentimetres }}
            />
          </li>
        )}
        {pushchair && (
          <li>
            <FormattedMessage id="information-checked-baggage.pushchair" />
          </li>
        )}
      </ul>
    </>
  );
}
