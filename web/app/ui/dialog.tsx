import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a click outside; not called where `role` is alertdialog and `closeLabel` is left out. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the safe one first; give it `autoFocus`. */
  actions?: ReactNode;
  /** The name of the close button; without it there is none, and the user must choose an action. */
  closeLabel?: string;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /** Full height, and the whole screen of a phone: for content that changes size. */
  tall?: boolean;
}

/** The browser's own modal dialog: it holds the focus, makes the page behind inert, and returns the focus. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    closeLabel,
    role = 'dialog',
    wide,
    tall,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, wide && styles.wide, tall && styles.tall)}
      onCancel={(event) => {
        event.preventDefault();
        if (closeLabel) onClose();
      }}
      onPointerDown={(event) => {
        if (closeLabel && event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={styles.inside} onPointerDown={(event) => event.stopPropagation()}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {closeLabel && (
              <button
                type="button"
                className={styles.close}
                aria-label={closeLabel}
                onClick={onClose}
              >
                <Icon name="x" size="1.25rem" />
              </button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
