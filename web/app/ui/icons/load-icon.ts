import { addAPIProvider, loadIcon as askIconify } from '@iconify/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { cachedIcon, cacheIcon } from './icon-cache.ts';
import { iconService } from './icon-service.ts';

const { apiMilliseconds, rotateMilliseconds, maxUrlLength, loaderMilliseconds } = LIMITS.icons;

let ready = false;

/**
 * The site's own endpoint first; another service only where the installation names one
 * (RULES 12.8).
 */
function connect() {
  if (ready) return;
  ready = true;
  const own = `${location.origin}/api/_icons`;
  const service = iconService();
  addAPIProvider('', {
    resources: service === null ? [own] : [own, service],
    timeout: apiMilliseconds,
    rotate: rotateMilliseconds,
    maxURL: maxUrlLength,
    random: false,
    index: 0,
  });
}

/** An icon of the Lucide set; rejects when it has not loaded within 1500 ms. */
export async function loadIcon(name: string): Promise<string> {
  const known = cachedIcon(name, Date.now());
  if (known) return known;
  connect();
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`icon ${name} is late`)), loaderMilliseconds);
  });
  const icon = await Promise.race([askIconify(`lucide:${name}`), late]);
  cacheIcon(name, icon.body, Date.now());
  return icon.body;
}
