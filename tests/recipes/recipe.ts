import { equal, ok } from 'node:assert/strict';
import type { System } from '#tests/support/system.ts';

/** A recipe of ARCHITECTURE that a program follows. */
export interface Recipe {
  /** Its heading there. */
  readonly heading: string;
  /** The tests that it names, as far as they take no browser. */
  readonly guards: readonly string[];
  /** Looks at the result in a system that runs. */
  readonly look: (system: System) => Promise<void>;
}

/** Asks the gateway; an answer with errors is none. */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object,
  cookie = '',
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  equal(JSON.stringify(errors), undefined);
  return data;
}

/** The text of a page that is there. */
export async function pageAt(url: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, url));
  equal(response.status, 200, `${path} is ${response.status}`);
  return response.text();
}

/** Looks for a text in each of some pages. */
export async function shows(url: string, texts: Readonly<Record<string, RegExp>>): Promise<void> {
  for (const [path, text] of Object.entries(texts))
    ok(text.test(await pageAt(url, path)), `${path} does not show ${text}`);
}
