import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { GatewayProvider } from '#web/app/apollo/gateway-provider.tsx';
import { cleanupCachedPasses } from '#web/app/apollo/member/cached-boarding-passes.ts';
import { ChakraProvider } from '#web/app/ui/provider/chakra-provider.tsx';

/**
 * Around pages that ask the gateway or hold a form: brings Apollo and Chakra, so that all other
 * pages load without them.
 */
export default function DataLayout() {
  useEffect(() => void cleanupCachedPasses(), []);
  return (
    <GatewayProvider>
      <ChakraProvider language={useIntl().locale}>
        <Outlet />
      </ChakraProvider>
    </GatewayProvider>
  );
}
