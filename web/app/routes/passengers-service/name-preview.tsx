import { FormattedMessage } from 'react-intl';
import { nameProblem, normalizeName } from '#schema/rules/names.ts';
import styles from './name-preview.module.css';

export type NamePreviewProps = { lastName: string; firstName: string };

const part = (text: string): string | null => (nameProblem(text) ? null : normalizeName(text));

/** What will be ticketed, while it is typed: `CHAN/TAIMAN`; hyphens, spaces and accents are left out (RULES, Names). */
export function NamePreview({ lastName, firstName }: NamePreviewProps) {
  const [last, first] = [part(lastName), part(firstName)];
  const name = `${last ?? 'LAST'}/${first ?? 'FIRST'}`;
  return (
    <p className={styles.preview}>
      <FormattedMessage
        id="passengers-service.onTicket"
        values={{
          name: (
            <strong key="name" className={styles.name} data-empty={last && first ? undefined : ''}>
              {name}
            </strong>
          ),
        }}
      />
    </p>
  );
}
