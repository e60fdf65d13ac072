import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/app/ui/class-names.ts';
import { type DialogProps, dialogSize } from '#web/app/ui/dialog/dialog-props.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

/**
 * The browser's own modal dialog, for the shell and for pages that load no Chakra: it keeps the
 * focus, makes the page behind inert, and gives the focus back.
 */
export function NativeDialog(props: DialogProps) {
  const { open, onClose, title, children, actions, closeLabel, role = 'dialog' } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // it closes before it is taken off the page too: only what closes gives the focus back
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={classNames(
        recipeClass('dialog', { size: dialogSize(props) }),
        recipeClass('nativeDialog'),
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (closeLabel) onClose();
      }}
      onPointerDown={(event) => {
        if (closeLabel && event.target === element.current?.firstElementChild) onClose();
      }}
    >
      {open && (
        <div className={partClass('dialog', 'positioner')}>
          <div className={partClass('dialog', 'content')} data-state="open">
            <div className={partClass('dialog', 'header')}>
              <h2 id={titleId} className={partClass('dialog', 'title')}>
                {title}
              </h2>
              {closeLabel && (
                <button
                  type="button"
                  className={partClass('dialog', 'closeTrigger')}
                  aria-label={closeLabel}
                  onClick={onClose}
                >
                  <Icon name="x" size="1.25rem" />
                </button>
              )}
            </div>
            <div className={partClass('dialog', 'body')}>{children}</div>
            {actions && <div className={partClass('dialog', 'footer')}>{actions}</div>}
          </div>
        </div>
      )}
    </dialog>
  );
}
