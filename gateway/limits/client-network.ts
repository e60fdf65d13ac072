const NETWORK_GROUPS = 4;

/**
 * The network that one customer has: an IPv4 address, or the first 64 bits of an IPv6 address,
 * within which a customer chooses addresses at will.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.split('::', 2);
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const left = first ?? [];
  const zeros = bare.includes('::') ? 8 - left.length - (last?.length ?? 0) : 0;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(last ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
