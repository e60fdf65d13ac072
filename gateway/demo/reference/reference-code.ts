import { html, raw } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';

/** What has a colour in GraphQL and JSON; the rest of a text has none. */
const TOKENS =
  /(?<remark>#[^\n]*)|(?<name>"[^"\n]*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")|(?<variable>\$\w+)|(?<word>\b(?:query|mutation|subscription|fragment|on|true|false|null)\b)|(?<number>\b\d+(?:\.\d+)?\b)/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function coloured(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [kind] =
      Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    html += `${escaped(text.slice(end, match.index))}<span class="${kind}">${escaped(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escaped(text.slice(end));
}

/** A document or an answer as code, which scrolls where it is wider than the page. */
export const codeBlock = (text: string): Markup =>
  html`<pre tabindex="0"><code>${raw(coloured(text.trim()))}</code></pre>`;
