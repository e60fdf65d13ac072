import { takeFiles } from './files-in-variables.ts';

/** One operation as it goes over the wire. */
export interface OperationMessage {
  readonly documentId: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Beyond this many characters a query is posted, as proxies cut long addresses. */
const LONGEST_ADDRESS = 4000;
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/** The address of a trusted document with its variables; empty variables are left out. */
export function addressOf(endpoint: string, { documentId, variables }: OperationMessage): string {
  const search = new URLSearchParams({ documentId });
  if (Object.keys(variables).length > 0) search.set('variables', JSON.stringify(variables));
  return `${endpoint}?${search}`;
}

/** The address and the options of a POST: JSON, or multipart where the variables have files. */
export function postOf(
  endpoint: string,
  message: { readonly variables: unknown; readonly documentId?: string },
  headers: Readonly<Record<string, string>>,
): [string, RequestInit] {
  const { variables, files } = takeFiles(message.variables);
  const operations = JSON.stringify({ ...message, variables });
  if (files.size === 0) {
    const json = { ...headers, 'content-type': 'application/json' };
    return [endpoint, { method: 'POST', headers: json, body: operations }];
  }
  const body = new FormData();
  body.set('operations', operations);
  const paths = [...files.keys()].map((path, index) => [index, [path]]);
  body.set('map', JSON.stringify(Object.fromEntries(paths)));
  for (const [index, file] of [...files.values()].entries()) body.set(String(index), file);
  return [
    endpoint,
    { method: 'POST', headers: { ...headers, 'graphql-require-preflight': '1' }, body },
  ];
}

/**
 * The address and the options of the fetch for an operation: GET for queries, POST for mutations.
 */
export function requestOf(
  endpoint: string,
  message: OperationMessage,
  isQuery: boolean,
  headers: Readonly<Record<string, string>>,
): [string, RequestInit] {
  const common = { accept: ACCEPT, ...headers };
  const address = addressOf(endpoint, message);
  return isQuery && address.length <= LONGEST_ADDRESS
    ? [address, { headers: common }]
    : postOf(endpoint, message, common);
}
