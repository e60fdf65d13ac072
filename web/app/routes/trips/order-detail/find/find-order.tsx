import { lazy, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OpenOrders } from '#web/app/components/open-orders/open-orders.tsx';
import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useKeptState } from '#web/app/session/kept-state.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { AskedCode } from './asked-code.ts';
import styles from './find-order.module.css';
import { LOOK_UP_DRAFT, LookUpForm } from './look-up.form.tsx';

/** Loaded when a code has been asked for: most visits of this page do not need it. */
const CodeStep = lazy(async () => {
  const { CodeStep: Step } = await import('./code-step.tsx');
  return { default: Step };
});

type FindOrderProps = {
  /** An order was named by the address, and this browser may not see it. */
  unknown?: boolean;
};

/** How a guest finds an order again: two factors, then a code (RULES 10.3). */
export function FindOrder({ unknown = false }: FindOrderProps) {
  const [asked, setAsked] = useKeptState<AskedCode | null>('order-access', null);
  const navigate = useNavigate();
  const to = useLocalePath();
  const heading = useRef<HTMLDivElement>(null);

  function show(next: AskedCode | null) {
    setAsked(next);
    heading.current?.querySelector('h1')?.focus();
  }
  function open(orderId: string) {
    setAsked(null);
    forgetDraft(LOOK_UP_DRAFT);
    const query = new URLSearchParams({ order: orderId });
    navigate(to(`/order/flightOrderDetail?${query}`), { replace: true });
  }

  return (
    <div className={styles.find}>
      <PageTitle id="trips-order-detail.find.title" />
      <div ref={heading}>
        <PageHeading
          lead={
            <FormattedMessage
              id={asked ? 'trips-order-detail.code.lead' : 'trips-order-detail.find.lead'}
              values={{
                digits: LIMITS.verificationCode.digits,
                minutes: LIMITS.verificationCode.validMinutes,
              }}
            />
          }
        >
          <FormattedMessage
            id={asked ? 'trips-order-detail.code.title' : 'trips-order-detail.find.title'}
          />
        </PageHeading>
      </div>
      {!asked && <OpenOrders />}
      {unknown && !asked && (
        <Notice tone="info" className={styles.notice}>
          <FormattedMessage
            id="trips-order-detail.find.unknown"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        </Notice>
      )}
      {asked ? (
        <Suspense fallback={null}>
          <CodeStep asked={asked} onAsked={setAsked} onOpened={open} onBack={() => show(null)} />
        </Suspense>
      ) : (
        <LookUpForm onAsked={show} />
      )}
    </div>
  );
}
