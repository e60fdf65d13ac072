import { use } from 'react';
import { Nonce } from '#web/app/session/nonce.ts';

/** Facts for search engines, in the vocabulary of schema.org; `data` without its `@context`. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const nonce = use(Nonce);
  // a text could contain `</script>`
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  const content = { dangerouslySetInnerHTML: { __html: json } };
  return <script type="application/ld+json" nonce={nonce} suppressHydrationWarning {...content} />;
}
