import { useEffect, useState } from 'react';
import { DRAWINGS } from './icons/bundled.gen.ts';
import type { BundledIcon } from './icons/bundled-names.ts';
import { recipeClass } from './recipe-class.ts';

/**
 * A bundled icon, or any other name of the Lucide set, which is then fetched from the site's own
 * endpoint.
 */
export type IconName = BundledIcon | (string & {});

const LOOK = recipeClass('icon');
const bundled: Partial<Record<string, string>> = DRAWINGS;

/**
 * Fetches an icon which is not in the bundle; undefined until it is there, and when it cannot be
 * loaded.
 */
function useDrawing(name: string): string | undefined {
  const [fetched, setFetched] = useState<{ name: string; body: string }>();
  useEffect(() => {
    if (bundled[name]) return;
    let shown = true;
    import('./icons/load-icon.ts')
      .then(({ loadIcon }) => loadIcon(name))
      .then((body) => {
        if (shown) setFetched({ name, body });
      })
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [name]);
  return bundled[name] ?? (fetched?.name === name ? fetched.body : undefined);
}

export interface IconProps {
  name: IconName;
  /** Any CSS length; the text's size unless given. */
  size?: string;
  /** Without it the icon is decoration, and a text beside it gives its meaning. */
  label?: string;
}

export function Icon({ name, size = '1em', label }: IconProps) {
  const drawing = useDrawing(name);
  const content = drawing ? { dangerouslySetInnerHTML: { __html: drawing } } : {};
  return (
    <svg
      viewBox="0 0 24 24"
      className={LOOK}
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...content}
    />
  );
}
