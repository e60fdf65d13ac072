import { storeDeviceFingerprint } from '#web/app/apollo/device-fingerprint.ts';
import type { PublicConfiguration } from '#web/app/session/configuration.ts';

/** What the script reads from the window when it starts. */
interface DeviceRiskOptions {
  partner: string;
  appName: string;
  success: (result: unknown) => void;
}

declare global {
  interface Window {
    _fmOpt?: DeviceRiskOptions;
  }
}

/**
 * Loads the device-risk script where the installation has one (RULES 12.11): it gets a partner code
 * and an app name, and its answer is stored for the requests of this tab. A failure is silent: no
 * page depends on it.
 */
export function startDeviceRisk({ deviceRisk }: PublicConfiguration): void {
  if (!deviceRisk || window._fmOpt) return;
  window._fmOpt = {
    partner: deviceRisk.partnerCode,
    appName: deviceRisk.appName,
    success: (result) => {
      if (typeof result === 'string') storeDeviceFingerprint(result);
    },
  };
  const script = document.createElement('script');
  script.src = deviceRisk.scriptUrl;
  script.async = true;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  document.head.append(script);
}
