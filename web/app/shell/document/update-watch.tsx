import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '#web/app/page/toasts.ts';

const LOOK_EVERY_MILLISECONDS = 10 * 60 * 1000;

declare global {
  interface Window {
    /** React Router's manifest of the build this document came from. */
    __reactRouterManifest?: { version: string };
  }
}

async function runningVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    const { version }: { version?: string } = response.ok ? await response.json() : {};
    return version;
  } catch {
    return undefined;
  }
}

/**
 * Checks from time to time whether a new version was deployed (RULES 12.10), and then offers to
 * reload, once.
 */
export function UpdateWatch() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shell.update.text' });
  const label = intl.formatMessage({ id: 'shell.update.reload' });

  useEffect(() => {
    const own = window.__reactRouterManifest?.version;
    if (!own) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const running = await runningVersion();
      if (!running || running === own) return;
      clearInterval(timer);
      showToast({ title, action: { label, onAction: () => window.__reload() }, lasting: true });
    }, LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [title, label]);
  return null;
}
