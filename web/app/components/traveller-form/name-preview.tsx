import { FormattedMessage, useIntl } from 'react-intl';
import styles from './name-preview.module.css';
import { useNameParts } from './use-name-parts.ts';

/** The name on the ticket, while it is typed: `CHAN/TAIMAN`; hyphens, spaces and accents are left out (RULES 2.11). */
export function NamePreview({ at }: { at: string }) {
  const intl = useIntl();
  const { last, first } = useNameParts(at);
  const words = (part: 'last' | 'first') =>
    intl.formatMessage({ id: `traveller-form.onTicket.${part}` });
  const isWhole = last !== null && first !== null;
  return (
    <p className={styles.preview}>
      <FormattedMessage
        id="traveller-form.onTicket"
        values={{
          name: (
            <strong key="name" className={styles.name} data-empty={isWhole ? undefined : ''}>
              {`${last ?? words('last')}/${first ?? words('first')}`}
            </strong>
          ),
        }}
      />
    </p>
  );
}
