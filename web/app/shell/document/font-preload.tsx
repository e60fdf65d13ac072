import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The Latin face is used above the fold in every language, so it is requested with the document. */
export function FontPreload() {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latin} />;
}
