import { Outlet } from 'react-router';
import { Main } from '#web/app/shell/header-footer/main.tsx';

/** Forms and confirmations: one narrow column, nothing beside it. */
export default function HideAsideLayout() {
  return (
    <Main shape="hide-aside">
      <Outlet />
    </Main>
  );
}
