const NAMES = [
  'sea',
  'deep',
  'land',
  'shade',
  'grid',
  'night',
  'dark',
  'lamp',
  'route',
  'route-at-night',
  'text',
  'text-at-night',
  'halo',
  'halo-at-night',
] as const;

/** What the globe is painted with: CSS colours of the page's mode, by the names of its style. */
export type GlobeColours = Readonly<Record<(typeof NAMES)[number], string>>;

export function coloursOf(element: Element): GlobeColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as GlobeColours;
}
