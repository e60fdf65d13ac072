/**
 * What the page answers, in one or two sentences: for search engines, and where a link to it is
 * shown.
 */
export function PageDescription({ text }: { text: string }) {
  return (
    <>
      <meta name="description" content={text} />
      <meta property="og:description" content={text} />
    </>
  );
}
