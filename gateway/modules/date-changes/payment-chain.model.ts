import type {
  ChainedChange,
  PaymentChain,
} from '#schema/rules/after-sale/changed/payment-chain.ts';

/** What was paid for tickets, as the schema shows it. */
export type PaymentChainView = PaymentChain;

/** What a change of date cost, as the schema shows it. */
export type ChainedChangeView = ChainedChange;

/** What was paid for one ticket. */
export type TicketAtPrice = { readonly passengerId: string; readonly price: PaymentChain['paid'] };
