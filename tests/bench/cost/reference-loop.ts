const ITEMS = 3_000;
const WARM_UP = 20;
const LOOPS = 5;

/** What a server does all day: objects, maps, strings, JSON. */
function loop(): number {
  const byName = new Map<string, { readonly name: string; readonly tags: string[] }>();
  for (let item = 0; item < ITEMS; item += 1) {
    const name = `item-${(item * 7919) % ITEMS}`;
    byName.set(name, { name, tags: [name.toUpperCase(), `<li>${item}</li>`] });
  }
  const parsed = JSON.parse(JSON.stringify([...byName.values()])) as { name: string }[];
  return parsed
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name }) => name.length)
    .reduce((sum, length) => sum + length, 0);
}

let warm = false;

/**
 * Milliseconds of CPU that this machine needs at the moment for the same small work: costs are told
 * as multiples of it.
 */
export function referenceLoop(): number {
  if (!warm) for (let turn = 0; turn < WARM_UP; turn += 1) loop();
  warm = true;
  const before = process.cpuUsage();
  for (let turn = 0; turn < LOOPS; turn += 1) loop();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / LOOPS;
}
