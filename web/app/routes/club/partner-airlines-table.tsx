import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { type Alliance, PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Table } from '#web/app/ui/table/table.tsx';
import styles from './partner-airlines-table.module.css';

/**
 * The partner airlines and where they are at home; of one alliance only, if given. Texts: `club`,
 * `traveller-words`.
 */
export function PartnerAirlinesTable({ alliance }: { alliance?: Alliance }) {
  const { airline } = useTravellerWords();
  const airlines = PARTNER_AIRLINES.filter(
    (code) => !alliance || PARTNER_PROGRAMMES[code].alliance === alliance,
  );
  return (
    <Table
      caption={
        alliance ? (
          <FormattedMessage id="club.members" values={{ alliance }} />
        ) : (
          <FormattedMessage id="club.partners" />
        )
      }
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="club.airline" />
          </th>
          <th scope="col">
            <FormattedMessage id="club.code" />
          </th>
          <th scope="col">
            <FormattedMessage id="club.home" />
          </th>
          {!alliance && (
            <th scope="col">
              <FormattedMessage id="club.alliance" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {airlines.map((code) => (
          <tr key={code}>
            <th scope="row" className={styles.name}>
              {airline(code)}
            </th>
            <td>{code}</td>
            <td>
              <FormattedMessage id="club.hubs" values={{ airline: code }} />
            </td>
            {!alliance && (
              <td className={styles.name}>
                <FormattedMessage
                  id="club.inAlliance"
                  values={{ alliance: PARTNER_PROGRAMMES[code].alliance }}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
