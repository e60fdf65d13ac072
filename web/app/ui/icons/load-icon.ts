import { addAPIProvider, loadIcon as askIconify } from '@iconify/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { cachedIcon, cacheIcon } from './icon-cache.ts';
import { publicIconsAllowed } from './public-icons.ts';

const PUBLIC_SERVICE = 'https://api.iconify.design';
const { apiMilliseconds, rotateMilliseconds, maxUrlLength, loaderMilliseconds } = LIMITS.icons;

let ready = false;

/** The site's own endpoint first; the public service only where the installation allows it (RULES 12.8). */
function connect() {
  if (ready) return;
  ready = true;
  const own = `${location.origin}/api/_icons`;
  addAPIProvider('', {
    resources: publicIconsAllowed() ? [own, PUBLIC_SERVICE] : [own],
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
