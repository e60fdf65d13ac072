/** Which app a request comes from, by its own account: for counting, never for deciding. */
export interface Client {
  readonly app: string;
  readonly version: string;
}

/** The web site of this repository, which names neither itself nor its version. */
export const SITE: Client = { app: 'site', version: '' };
/** Another client that does not name itself. */
export const UNNAMED: Client = { app: 'unnamed', version: '' };
/**
 * What clients may call themselves is without end, labels of metrics are not: every other name, and
 * every other version.
 */
const OTHER = 'other';

const NAMES = ['graphql-client-name', 'apollographql-client-name'];
const VERSIONS = ['graphql-client-version', 'apollographql-client-version'];

const firstOf = (headers: Headers, names: readonly string[]): string | null =>
  names.map((name) => headers.get(name)).find((value) => value !== null) ?? null;

export interface KnownClients {
  /** The client that a request names, if it has published documents; null when it names none. */
  namedIn(headers: Headers): Client | null;
  /** Learns the apps that were published meanwhile. */
  refresh(): Promise<void>;
}

/** @param names of the apps and versions that have published documents */
export function createKnownClients(names: () => Promise<readonly Client[]>): KnownClients {
  let known: readonly Client[] = [];
  return {
    namedIn(headers) {
      const name = firstOf(headers, NAMES);
      if (name === null) return null;
      const version = firstOf(headers, VERSIONS);
      const ofApp = known.filter(({ app }) => app === name);
      return (
        ofApp.find((one) => one.version === version) ?? {
          app: ofApp[0]?.app ?? OTHER,
          version: OTHER,
        }
      );
    },
    async refresh() {
      known = await names();
    },
  };
}
