import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';
import styles from './order-detail.module.css';

/** The way to the itinerary of a single ticket, for those to whom the receipt of all of them may not be shown. */
export function AskForItinerary() {
  const to = useLocalePath();
  return (
    <p className={styles.itinerary} data-screen-only="">
      <FormattedMessage
        id="trips-order-detail.itinerary"
        values={{
          link: (words) => <TextLink to={to('/itineraryConfirmation')}>{words}</TextLink>,
        }}
      />
    </p>
  );
}
