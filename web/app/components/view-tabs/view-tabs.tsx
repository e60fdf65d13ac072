import { chakra, HStack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
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

/**
 * In pixels: so much of the view before the current one is in sight, which says that there is one.
 */
const BEFORE = 48;

type ViewTabsProps = {
  label: string;
  views: readonly { key: string; to: string; current: boolean; text: ReactNode }[];
};

/** The views of a list. They are links, so each view has an address. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  const nav = useRef<HTMLElement>(null);
  // a narrow window shows some of them: the current one is among these
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && shown)
      nav.current.scrollLeft = shown.offsetLeft - nav.current.offsetLeft - BEFORE;
  }, []);
  return (
    <chakra.nav ref={nav} aria-label={label} overflowX="auto" borderBottomWidth="1px">
      <HStack as="ul" gap="1" minWidth="max-content">
        {views.map(({ key, to, current, text }) => (
          <li key={key}>
            <TabLink to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
              {text}
            </TabLink>
          </li>
        ))}
      </HStack>
    </chakra.nav>
  );
}
