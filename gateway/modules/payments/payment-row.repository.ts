import type { Selectable } from 'kysely';
import type {
  PaymentReturnsTable,
  PaymentsTable,
} from '#gateway/database/tables/payments.tables.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { PaymentState } from '#schema/codes/orders/states.ts';
import { money } from '#schema/rules/base/money.ts';
import type { PayableKey, Payment, PaymentReturn, ReturnCause } from './payment.model.ts';

export const returnOf = (row: Selectable<PaymentReturnsTable>): PaymentReturn => ({
  id: row.id,
  paymentId: row.payment_id,
  amount: money(row.amount, row.currency as CurrencyCode),
  cause: row.cause as ReturnCause,
  state: row.state as PaymentReturn['state'],
  createdAt: row.created_at,
  settledAt: row.settled_at,
});

export const paymentOf = (
  row: Selectable<PaymentsTable>,
  returned: PaymentReturn | null,
): Payment => ({
  id: row.id,
  orderId: row.order_id ?? row.payable_id,
  payable: { kind: row.payable_kind as PayableKey['kind'], id: row.payable_id },
  state: row.state as PaymentState,
  amount: money(row.amount, row.currency as CurrencyCode),
  points: row.points,
  pointsOf: row.points_of,
  captured:
    row.captured_amount > 0
      ? money(row.captured_amount, (row.captured_currency ?? row.currency) as CurrencyCode)
      : null,
  locale: row.locale as Locale,
  providerReference: row.provider_reference,
  hostedPageUrl: row.hosted_page_url,
  providerStatus: row.provider_status as Payment['providerStatus'],
  providerStatusAt: row.provider_status_at,
  failure: row.failure as Payment['failure'],
  card:
    row.card_scheme !== null && row.card_last_digits !== null
      ? { scheme: row.card_scheme, lastDigits: row.card_last_digits }
      : null,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  settledAt: row.settled_at,
  returned,
});
