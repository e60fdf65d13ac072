/** Whether this is an address that a browser may be sent to: a web page, nothing that runs. */
export function isHostedPage(address: string | null | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  return ['https:', 'http:'].includes(new URL(address).protocol);
}
