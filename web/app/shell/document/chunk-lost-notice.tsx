import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { createPath, useLocation, useNavigate } from 'react-router';
import { showToast } from '#web/app/page/toasts.ts';
import { CHUNK_LOST } from './chunk-guard.ts';

/**
 * Says that the requested page could not be loaded, where its code is lost and was reloaded just
 * before (RULES 12.7). The page in view stays, and the router no longer waits.
 */
export function ChunkLostNotice() {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const title = intl.formatMessage({ id: 'shell.error.INTERNAL' });
  const label = intl.formatMessage({ id: 'shell.error.retry' });

  useEffect(() => {
    const notify = () => {
      const target = window.__navigationTarget;
      navigate(createPath(location), { replace: true, preventScrollReset: true });
      const onAction = () => (target ? window.location.assign(target) : window.__reload());
      showToast({ tone: 'danger', title, action: { label, onAction }, lasting: true });
    };
    addEventListener(CHUNK_LOST, notify);
    return () => removeEventListener(CHUNK_LOST, notify);
  }, [title, label, navigate, location]);
  return null;
}
