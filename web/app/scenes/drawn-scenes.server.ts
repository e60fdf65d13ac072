const FILES = import.meta.glob<string>('./drawn/*.gen.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The address of a drawn landscape: of a city (`TYO`), or of its season (`CHERRY_BLOSSOM`). Only
 * loaders ask for it, so that no page loads a list of all pictures.
 */
export function drawnScene(name: string): string {
  const file = `${name.toLowerCase().replaceAll('_', '-')}.gen.svg`;
  const address = FILES[`./drawn/${file}`];
  if (!address) throw new Error(`there is no picture ${file}`);
  return address;
}
