import { Outlet } from 'react-router';
import { Main } from '#web/app/shell/header-footer/main.tsx';

/** Pages with a header of their own: the whole width, no container. */
export default function BaseLayout() {
  return (
    <Main shape="base">
      <Outlet />
    </Main>
  );
}
