import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';

const DialogWindow = lazy(async () => {
  const { DialogWindow: Window } = await import('./dialog-window.tsx');
  return { default: Window };
});

/**
 * A window over the page. Its code is loaded when it first opens, and the focus goes back to what
 * opened it.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>();
  // while rendering: an action inside with autoFocus takes the focus before any effect runs
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpener(typeof document === 'undefined' ? null : document.activeElement);
  }
  if (opener === undefined) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} opener={opener} />
    </Suspense>
  );
}
