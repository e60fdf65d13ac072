import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Main } from './main.tsx';
import { PageTitle } from './page-title.tsx';

/** 404 with the path, or 500 with the number to give on the phone (SPEC section 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Main shape="hide-aside">
      <PageTitle id={missing ? 'shell.notFound.title' : 'shell.error.title'} />
      <h1 tabIndex={-1}>
        <FormattedMessage id={missing ? 'shell.notFound.title' : 'shell.error.title'} />
      </h1>
      <p>{missing ? pathname : null}</p>
    </Main>
  );
}
