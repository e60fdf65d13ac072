import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { FaultCode } from '#schema/codes/base/faults.ts';
import { faultOf } from '#web/app/apollo/gateway-error.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Main } from '#web/app/shell/header-footer/main.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import styles from './error-page.module.css';
import { NotFound } from './not-found.tsx';

/** 404 with the path, 503 for now, or 500; with the message and the number to give on the phone. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Main shape={missing ? 'base' : 'hide-aside'}>
      {missing ? <NotFound /> : <Failure error={error} />}
    </Main>
  );
}

/**
 * What can be said of it. It is in the shell's texts: where the network is away, no others can be
 * fetched.
 */
function textOf(code: FaultCode | undefined) {
  switch (code) {
    case 'SERVICE_UNAVAILABLE':
    case 'NETWORK':
    case 'TOO_MANY_REQUESTS':
      return `shell.error.${code}` as const;
    default:
      return 'shell.error.INTERNAL';
  }
}

function Failure({ error }: { error: unknown }) {
  const home = useLocalePath()('/');
  const fault = faultOf(error);
  const title = fault?.status === 503 ? 'shell.error.unavailable' : 'shell.error.title';
  useEffect(() => {
    if (!fault) console.error(error);
  }, [error, fault]);
  return (
    <>
      <PageTitle id={title} />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id={title} />}
        action={
          <div className={styles.actions}>
            <Button onClick={() => window.__reload()}>
              <FormattedMessage id="shell.error.retry" />
            </Button>
            <LinkButton to={home} variant="secondary">
              <FormattedMessage id="shell.error.home" />
            </LinkButton>
          </div>
        }
      >
        <p>
          <FormattedMessage id={textOf(fault?.code)} />
        </p>
        {fault && (
          <p>
            <FormattedMessage
              id="shell.error.reference"
              values={{
                phone: BRAND.phone.display,
                reference: <strong className={styles.reference}>{fault.id ?? fault.code}</strong>,
              }}
            />
          </p>
        )}
      </EmptyState>
    </>
  );
}
