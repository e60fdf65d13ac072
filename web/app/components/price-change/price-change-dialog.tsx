import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import type { PriceChangeFragment } from './price-change.gen.ts';
import styles from './price-change.module.css';
import { PriceChangeLines } from './price-change-lines.tsx';

export type PriceChangeDialogProps = {
  /** What changed; nothing is shown while it is null. */
  change: PriceChangeFragment | null;
  /** The traveller accepts the new price. */
  onAccept: () => void;
  /** The traveller does not. */
  onReject: () => void;
  /** What refusing does; "Choose other flights" unless given. */
  rejectLabel?: ReactNode;
  accepting?: boolean;
  /** What else is to be said about it, for instance which flight it concerns. */
  children?: ReactNode;
};

/**
 * Says that a price has changed, with the old and the new one, and waits for an answer: it never continues silently
 * (RULES 3.9). The focus is on the choice that costs nothing. Texts: `price-change` and `price-summary`.
 */
export function PriceChangeDialog(props: PriceChangeDialogProps) {
  const { money } = useFormat();
  // What is shown stays while the dialog closes.
  const last = useRef(props.change);
  if (props.change) last.current = props.change;
  const change = last.current;
  if (!change) return null;
  const { oldTotal, newTotal, difference, lines } = change;
  const size = money({ ...difference, amount: Math.abs(difference.amount) });
  return (
    <Dialog
      role="alertdialog"
      open={props.change !== null}
      onClose={props.onReject}
      title={<FormattedMessage id="price-change.title" />}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={props.onReject}>
            {props.rejectLabel ?? <FormattedMessage id="price-change.reject" />}
          </Button>
          <Button loading={props.accepting ?? false} onClick={props.onAccept}>
            <FormattedMessage id="price-change.accept" values={{ total: money(newTotal) }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id={difference.amount > 0 ? 'price-change.rise' : 'price-change.fall'}
          values={{ difference: size }}
        />
      </p>
      <dl className={styles.totals}>
        <div>
          <dt>
            <FormattedMessage id="price-change.old" />
          </dt>
          <dd className={styles.old}>
            <Money value={oldTotal} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="price-change.new" />
          </dt>
          <dd className={styles.new}>
            <Money value={newTotal} />
          </dd>
        </div>
      </dl>
      {lines.length > 0 && <PriceChangeLines lines={lines} />}
      {props.children}
    </Dialog>
  );
}
