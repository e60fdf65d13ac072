import { Outlet } from 'react-router';
import { Main } from '#web/app/shell/chrome/main.tsx';

/** Most pages: one column, as wide as the site gets. */
export default function DefaultLayout() {
  return (
    <Main shape="default">
      <Outlet />
    </Main>
  );
}
