import { Outlet } from 'react-router';

/** Around pages that ask the gateway. */
export default function DataLayout() {
  return <Outlet />;
}
