/** A figure of a gateway's `/metrics`. @param named with its labels, as it is written there */
export async function metricOf(url: string, named: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${named} `));
  if (!line) throw new Error(`${url}/metrics does not tell ${named}`);
  return Number(line.slice(named.length + 1));
}
