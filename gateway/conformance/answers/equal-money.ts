import { equalMoney, type Money } from '#schema/rules/base/money.ts';

/** Null where they are equal, else what the first one is to be. */
export const unlessEqual = (should: Money, is: Money): Money | null =>
  equalMoney(should, is) ? null : should;
