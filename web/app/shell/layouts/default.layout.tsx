import { Outlet } from 'react-router';
import { Main } from '#web/app/shell/header-footer/main.tsx';

/** Most pages: one column of the site's full width. */
export default function DefaultLayout() {
  return (
    <Main shape="default">
      <Outlet />
    </Main>
  );
}
