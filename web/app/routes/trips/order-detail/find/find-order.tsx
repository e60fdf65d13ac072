import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { extrasPathAfter } from '#web/app/components/buy-extra/extras-path.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { OpenOrders } from '#web/app/components/unpaid-orders/unpaid-orders.tsx';
import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import picture from '#web/app/scenes/drawn/fuk.gen.svg?url&no-inline';
import { BesideScene } from '#web/app/scenes/stage/beside-scene.tsx';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { FoundOrder } from './found-order.ts';
import { LOOK_UP_DRAFT, LookUpForm } from './look-up.form.tsx';
import type { RequestedCode } from './requested-code.ts';

/** Loaded when a code has been asked for: most visits of this page do not need it. */
const OrderCode = lazy(async () => {
  const { OrderCode: Step } = await import('./code-step.tsx');
  return { default: Step };
});

/** Loaded when a code has opened several bookings. */
const FoundOrders = lazy(async () => {
  const { FoundOrders: List } = await import('./found-orders.tsx');
  return { default: List };
});

type FindOrderProps = {
  /** An order was named by the address, and this browser may not see it. */
  unknown?: boolean;
};

/**
 * How a guest finds bookings again: two factors, then a code (RULES 10.3). One code may open
 * several of them.
 */
export function FindOrder({ unknown = false }: FindOrderProps) {
  const [asked, setAsked] = useSessionState<RequestedCode | null>('order-access-code', null);
  const [found, setFound] = useSessionState<readonly FoundOrder[]>('orders-found', []);
  const navigate = useNavigate();
  const to = useLocalePath();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const heading = useRef<HTMLDivElement>(null);
  const step = asked ? 'code' : found.length > 0 ? 'found' : 'find';

  function show(next: RequestedCode | null, orders: readonly FoundOrder[] = []) {
    setAsked(next);
    setFound(orders);
    heading.current?.querySelector('h1')?.focus();
  }
  function open(orders: readonly FoundOrder[]) {
    forgetDraft(LOOK_UP_DRAFT);
    const [only, second] = orders;
    if (!only || second) return show(null, orders);
    setAsked(null);
    // a message about a flight leads to the place where that is
    const next = extrasPathAfter(params, only.id) ?? orderPath(only.id) + hash;
    navigate(to(next), { replace: true });
  }

  return (
    <Stack gap="12">
      <BesideScene address={picture} label="scenes.FUK">
        <PageTitle id="trips-order-detail.find.title" />
        <div ref={heading}>
          <PageHeading
            lead={
              <FormattedMessage
                id={`trips-order-detail.${step}.lead`}
                values={{
                  digits: LIMITS.verificationCode.digits,
                  minutes:
                    step === 'found'
                      ? LIMITS.orderAccessMinutes
                      : LIMITS.verificationCode.validMinutes,
                }}
              />
            }
          >
            <FormattedMessage id={`trips-order-detail.${step}.title`} />
          </PageHeading>
        </div>
        {unknown && step === 'find' && (
          <Box marginBottom="6">
            <Notice tone="info">
              <FormattedMessage
                id="trips-order-detail.find.unknown"
                values={{ minutes: LIMITS.orderAccessMinutes }}
              />
            </Notice>
          </Box>
        )}
        {asked && (
          <Suspense fallback={null}>
            <OrderCode asked={asked} onAsked={setAsked} onOpened={open} onBack={() => show(null)} />
          </Suspense>
        )}
        {step === 'found' && (
          <Suspense fallback={null}>
            <FoundOrders orders={found} onBack={() => show(null)} />
          </Suspense>
        )}
        {step === 'find' && <LookUpForm onAsked={show} />}
      </BesideScene>
      {/* it comes after the page, and moves nothing above it */}
      {step === 'find' && <OpenOrders />}
    </Stack>
  );
}
