import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketProps {
  children: ReactNode;
  /** The content of the part one would tear off. */
  stub?: ReactNode;
  /** From md on, the stub is at the side instead of below. */
  stubBeside?: boolean;
}

/** The perforated edge: only for what is a real document (itinerary, receipt, boarding pass), nothing else. */
export function Ticket({ children, stub, stubBeside = false }: TicketProps) {
  return (
    <article className={stubBeside ? `${styles.ticket} ${styles.beside}` : styles.ticket}>
      <div className={styles.body}>{children}</div>
      {stub && <div className={styles.stub}>{stub}</div>}
    </article>
  );
}
