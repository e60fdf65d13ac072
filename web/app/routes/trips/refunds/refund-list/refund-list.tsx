import type { ReactNode } from 'react';
import { List } from '#web/app/ui/list.tsx';

/** Refunds, the latest first. */
export function RefundList({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}
