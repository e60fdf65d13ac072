/** Some proxies write the port too: `203.0.113.9:1234`, `[2001:db8::9]:1234`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/**
 * The visitor's network address. Each trusted proxy has added the address it was asked from at the
 * end of X-Forwarded-For; what precedes those came from the visitor and is not trusted.
 * @param trustedProxies how many reverse proxies are in front
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const seen = [...(forwardedFor?.split(',') ?? []), socketAddress ?? '']
    .map((address) => withoutPort(address.trim()).replace(/^::ffff:/, ''))
    .filter((address) => address !== '');
  return seen.at(-1 - Math.min(trustedProxies, seen.length - 1)) ?? '';
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address.startsWith('127.');
