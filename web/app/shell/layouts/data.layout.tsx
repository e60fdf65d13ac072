import { Outlet } from 'react-router';
import { gatewayMiddleware } from '#web/app/apollo/gateway-middleware.server.ts';
import { GatewayProvider } from '#web/app/apollo/gateway-provider.tsx';
import type { Route } from './+types/data.layout';

export const middleware: Route.MiddlewareFunction[] = [gatewayMiddleware];

/** Around pages that ask the gateway: loads Apollo, so that all other pages load without it. */
export default function DataLayout() {
  return (
    <GatewayProvider>
      <Outlet />
    </GatewayProvider>
  );
}
