import { useLayoutEffect } from 'react';
import { applyColourMode, subscribeColourMode } from '#web/app/session/colour-mode.ts';

const nothing = () => undefined;

/** Follows the device and other tabs on every page, and sets the class again where React has rendered <html> again. */
export function ColourModeWatch() {
  useLayoutEffect(() => {
    applyColourMode();
    return subscribeColourMode(nothing);
  }, []);
  return null;
}
