import { useIntl } from 'react-intl';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';

/** Who travels: "2 adults, 1 child". Texts: `search-panel`. */
export function usePartyText(): (party: PartyCounts) => string {
  const intl = useIntl();
  return ({ adults, children, infants }) =>
    [
      intl.formatMessage({ id: 'search-panel.adultCount' }, { count: adults }),
      children > 0 && intl.formatMessage({ id: 'search-panel.childCount' }, { count: children }),
      infants > 0 && intl.formatMessage({ id: 'search-panel.infantCount' }, { count: infants }),
    ]
      .filter(Boolean)
      .join(intl.formatMessage({ id: 'search-panel.comma' }));
}
