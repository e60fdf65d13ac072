import { Outlet } from 'react-router';
import { gatewayMiddleware } from '../../apollo/gateway-middleware.server.ts';
import { GatewayProvider } from '../../apollo/gateway-provider.tsx';

export const middleware = [gatewayMiddleware];

/** Around pages that ask the gateway: only they load Apollo. */
export default function DataLayout() {
  return (
    <GatewayProvider>
      <Outlet />
    </GatewayProvider>
  );
}
