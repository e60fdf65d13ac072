import { Fragment } from 'react';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { PARTNER_PERCENTS, PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './partner-earning.module.css';

/** Which booking classes of each partner earn how much. Texts: `club`, `traveller-words`. */
export function PartnerEarning() {
  const { airline } = useTravellerWords();
  return (
    <Table caption={<FormattedMessage id="club.partnerEarning" />}>
      <thead>
        <tr>
          <th scope="col" className={styles.airline}>
            <FormattedMessage id="club.airline" />
          </th>
          {PARTNER_PERCENTS.map((percent) => (
            <th key={percent} scope="col">
              <FormattedMessage id="club.percent" values={{ percent }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTNER_AIRLINES.map((code) => (
          <tr key={code}>
            <th scope="row" className={styles.airline}>
              {airline(code)}
            </th>
            {PARTNER_PERCENTS.map((percent) => (
              <td key={percent}>
                <Letters letters={PARTNER_PROGRAMMES[code].classes[percent]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Letters({ letters }: { letters: string }) {
  if (letters)
    return (
      <span className={styles.letters}>
        {[...letters].map((letter) => (
          <Fragment key={letter}>
            <span>{letter}</span>{' '}
          </Fragment>
        ))}
      </span>
    );
  return (
    <>
      <Icon name="minus" />
      <VisuallyHidden>
        <FormattedMessage id="club.noClass" />
      </VisuallyHidden>
    </>
  );
}
