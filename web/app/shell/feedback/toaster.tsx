import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  closeToast,
  pausableTimer,
  type ShownToast,
  showToast,
  useToasts,
} from '#web/app/page/toasts.ts';
import { hasSignedOut } from '#web/app/session/signed-in.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './toaster.module.css';

const ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
} as const;

/**
 * Messages at the top of the window: announced, paused on hover and while the tab is hidden,
 * closable.
 */
export function Toaster() {
  const intl = useIntl();
  const toasts = useToasts();
  useEffect(() => {
    if (hasSignedOut())
      showToast({ tone: 'success', title: intl.formatMessage({ id: 'shell.signedOut' }) });
  }, [intl]);
  return (
    <section
      className={styles.region}
      aria-label={intl.formatMessage({ id: 'shell.toast.region' })}
      aria-live="polite"
      data-screen-only=""
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const { id, tone = 'info', title, text, action, lasting = false } = toast;
  const box = useRef<HTMLDivElement>(null);
  const intl = useIntl();

  useEffect(() => {
    const element = box.current;
    if (!element || lasting) return;
    const { pause, resume } = pausableTimer(() => closeToast(id));
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['pointerenter', 'focusin'])
      element.addEventListener(event, pause, { signal });
    for (const event of ['pointerleave', 'focusout'])
      element.addEventListener(event, resume, { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? pause() : resume()), {
      signal,
    });
    resume();
    return () => {
      pause();
      stop.abort();
    };
  }, [id, lasting]);

  return (
    <div
      ref={box}
      className={styles.toast}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} size="1.25rem" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'shell.toast.close' })}
        onClick={() => closeToast(id)}
      >
        <Icon name="x" size="1.125rem" />
      </button>
    </div>
  );
}
