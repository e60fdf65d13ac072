import { chakra, HStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { EXTRAS_TABS, type ExtrasTab, extrasAddress } from './extras-address.ts';

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: '3',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
  },
});

/** The views of the list. They are links, so each view has an address. */
export function ExtrasTabs({ tab: current }: { tab: ExtrasTab }) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <chakra.nav
      aria-label={intl.formatMessage({ id: 'trips-extras.tabs' })}
      overflowX="auto"
      borderBottomWidth="1px"
    >
      <HStack as="ul" gap="1" minWidth="max-content">
        {EXTRAS_TABS.map((tab) => (
          <li key={tab}>
            <TabLink
              to={to(extrasAddress({ tab }))}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
            >
              <FormattedMessage id="trips-extras.tab" values={{ tab }} />
            </TabLink>
          </li>
        ))}
      </HStack>
    </chakra.nav>
  );
}
