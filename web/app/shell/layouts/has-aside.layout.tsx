import { Outlet } from 'react-router';
import { Main } from '#web/app/shell/header-footer/main.tsx';

/**
 * A column at the side beside the page from `lg` on; the page gives both to <WithContents> or
 * <WithAside>.
 */
export default function HasAsideLayout() {
  return (
    <Main shape="has-aside">
      <Outlet />
    </Main>
  );
}
