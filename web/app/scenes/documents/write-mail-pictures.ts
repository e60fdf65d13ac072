/**
 * `npm run generate:mail-pictures`: draws the landscape of each city under each sky, and once
 * without colour, into `web/public/mail` as a PNG, for e-mails, which show no SVG. They are drawn
 * again when a landscape or a sky has changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { EVERY_CITY } from '#web/app/scenes/landscape/cities/every-city.ts';
import { MAIL_PICTURES, mailPicture } from './mail-picture.ts';
import { picturesVersion } from './write-landscapes.ts';

const FOLDER = new URL('../../../public/mail/', import.meta.url);
/** Written last, so that a broken-off run counts as none. */
const STAMP = new URL('version.gen.json', FOLDER);
/** Flat paper has few colours; more would only make the files larger. */
const PALETTE = { palette: true, colours: 32, dither: 0, effort: 2, compressionLevel: 9 };

const version = JSON.stringify(picturesVersion());
const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === version;

if (!isCurrent) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [city, drawing] of Object.entries(EVERY_CITY))
    await Promise.all(
      MAIL_PICTURES.map((name) => {
        const file = fileURLToPath(new URL(`${city.toLowerCase()}-${name}.gen.png`, FOLDER));
        return sharp(Buffer.from(mailPicture(drawing, name)))
          .removeAlpha()
          .png(PALETTE)
          .toFile(file);
      }),
    );
  writeFileSync(STAMP, version);
}
