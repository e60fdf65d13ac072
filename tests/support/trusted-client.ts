import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';

/** What a gateway answered. */
export interface Answer<Data = unknown> {
  readonly status: number;
  readonly data: Data | null | undefined;
  readonly errors: readonly { message: string; extensions?: { code?: string } }[];
  readonly headers: Headers;
}

export interface TrustedClient {
  /** Sends a document of the site by its name, as a browser does. */
  ask<Data>(name: string, variables: object): Promise<Answer<Data>>;
  /** What a browser would send as its cookies. */
  cookie(): string;
}

const NAME = /^\s*(?:query|mutation)\s+(\w+)/;

/** Ids of the site's trusted documents by the names of their operations. */
export const trustedIds = (): Map<string, string> =>
  new Map(Object.entries(readOwnManifest()).map(([id, text]) => [NAME.exec(text)?.[1] ?? id, id]));

/** A browser without pages: it stores its cookies, and knows trusted documents only. */
export function trustedClient(url: string): TrustedClient {
  const ids = trustedIds();
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async ask<Data>(name: string, variables: object) {
      const documentId = ids.get(name);
      if (!documentId) throw new Error(`No trusted document is called ${name}`);
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookie() },
        body: JSON.stringify({ documentId, variables }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(key, value);
      }
      const { data, errors = [] } = (await response.json()) as Pick<
        Answer<Data>,
        'data' | 'errors'
      >;
      return { status: response.status, data, errors, headers: response.headers };
    },
  };
}
