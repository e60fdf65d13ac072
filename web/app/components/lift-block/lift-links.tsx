import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';
import type { LiftLinksProps } from './asked-links.tsx';
import { isLiftable } from './is-liftable.ts';

// Seldom is something in the way: its code loads behind the page.
const AskedLinks = lazy(() =>
  import('./asked-links.tsx').then(({ AskedLinks: links }) => ({ default: links })),
);

/** The links that lift what is in the way of a change or a refund, asked for by the browser. Texts: `lift-block`. */
export function LiftLinks(props: LiftLinksProps) {
  const hydrated = useAfterHydration();
  if (!isLiftable(props.code)) return null;
  return (
    // the room of one row, so that nothing moves when it comes
    <Box display="flow-root" minHeight="14">
      {hydrated && (
        <Suspense fallback={null}>
          <AskedLinks {...props} />
        </Suspense>
      )}
    </Box>
  );
}
