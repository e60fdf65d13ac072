import { use } from 'react';

/** What is there, or is waited for: a promise suspends until it is settled. */
export const useSettled = <T>(value: T | Promise<T>): T =>
  value instanceof Promise ? use(value) : value;
