import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';
import type { UnblockLinksProps } from './requested-links.tsx';

const LIFTABLE: readonly string[] = [
  'STILL_CHECKED_IN',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
  'NOT_TICKETED',
];

/** Whether there may be a page on which a reason is lifted. */
const isLiftable = (code: string): boolean => LIFTABLE.includes(code);

// Seldom is something in the way: its code loads behind the page.
const RequestedLinks = lazy(() =>
  import('./requested-links.tsx').then(({ RequestedLinks: links }) => ({ default: links })),
);

/**
 * The links that lift what is in the way of a change or a refund, asked for by the browser. Texts:
 * `unblock-links`.
 */
export function LiftLinks(props: UnblockLinksProps) {
  const hydrated = useAfterHydration();
  if (!isLiftable(props.code)) return null;
  return (
    // the room of one row, so that nothing moves when it comes
    <Box display="flow-root" minHeight="14">
      {hydrated && (
        <Suspense fallback={null}>
          <RequestedLinks {...props} />
        </Suspense>
      )}
    </Box>
  );
}
