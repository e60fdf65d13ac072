import { BRAND } from '#schema/codes/base/brand.ts';
import { flowerPicture } from './flower-picture.ts';

/** The content id of the mark, by which the HTML of an e-mail names it: `<img src="cid:…">`. */
export const FLOWER_CONTENT_ID = `flower@${BRAND.email.split('@')[1]}`;

let flower: Uint8Array | null = null;

/** A picture that travels within a message and is no attachment to its viewer. */
export type InlinePicture = {
  readonly contentId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};

/** The pictures that a message shows. */
export function inlinePicturesOf(html: string): InlinePicture[] {
  if (!html.includes(`cid:${FLOWER_CONTENT_ID}`)) return [];
  flower ??= flowerPicture();
  return [
    {
      contentId: FLOWER_CONTENT_ID,
      filename: 'flower.png',
      contentType: 'image/png',
      content: flower,
    },
  ];
}

/** The HTML of a message with its pictures inside, for a viewer that is no mail program. */
export const withPictures = (html: string): string =>
  inlinePicturesOf(html).reduce((whole, { contentId, contentType, content }) => {
    const address = `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
    return whole.replaceAll(`cid:${contentId}`, address);
  }, html);
