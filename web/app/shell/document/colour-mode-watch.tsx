import { useEffect, useLayoutEffect } from 'react';
import {
  applyColourMode,
  followColourMode,
  subscribeColourMode,
} from '#web/app/session/shown-colour-mode.ts';

const nothing = () => undefined;

/**
 * Follows the device and other tabs on every page, and sets the class again where React has
 * rendered <html> again.
 */
export function ColourModeWatch() {
  useLayoutEffect(() => {
    if (!document.documentElement.style.colorScheme) applyColourMode();
    return subscribeColourMode(nothing);
  }, []);
  useEffect(followColourMode, []);
  return null;
}
