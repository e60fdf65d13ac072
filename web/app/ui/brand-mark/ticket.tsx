import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketProps {
  children: ReactNode;
  /** A picture from edge to edge: above it, and beside it where the stub is beside it too. */
  head?: ReactNode;
  /** A picture above body and stub, wherever the stub is. */
  band?: ReactNode;
  /** The content of the part one would tear off. */
  stub?: ReactNode;
  /** From md on, the stub is at the side instead of below. */
  stubBeside?: boolean;
  /** It moves to the next page as one object. */
  carried?: boolean;
  /** A section where it is about something else, which is the article. */
  as?: 'article' | 'section';
}

/**
 * The perforated edge: only for what is a real document (itinerary, receipt, boarding pass),
 * nothing else.
 */
export function Ticket(props: TicketProps) {
  const {
    children,
    head,
    band,
    stub,
    stubBeside = false,
    carried,
    as: Element = 'article',
  } = props;
  return (
    <Element
      className={stubBeside ? `${styles.ticket} ${styles.beside}` : styles.ticket}
      style={carried ? { viewTransitionName: 'ticket' } : undefined}
    >
      {band && <div className={`${styles.head} ${styles.band}`}>{band}</div>}
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.body}>{children}</div>
      {stub && <div className={styles.stub}>{stub}</div>}
    </Element>
  );
}
