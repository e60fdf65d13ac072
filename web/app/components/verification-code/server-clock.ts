/**
 * An answer as it is stored: the server's clock in it, and this device's in milliseconds when it
 * came.
 */
type StoredAnswer = { readonly serverNow: string; readonly answeredAt: number };

/**
 * The server's time now, by a stored answer: as much later as this device's clock has advanced
 * since.
 */
export const serverClock = ({ serverNow, answeredAt }: StoredAnswer, deviceNow: number): string =>
  new Date(Date.parse(serverNow) + (deviceNow - answeredAt)).toISOString();
