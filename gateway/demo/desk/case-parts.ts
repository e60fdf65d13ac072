import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Member } from '#gateway/modules/members/member.model.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { REGION_NAMES } from '#schema/codes/base/region-names.ts';
import type { DeskTexts } from './desk-texts.ts';

/** A line of a case; nothing where there is nothing to say. */
export const fact = (name: string, value: Markup | string | null): Markup | string =>
  value === null ? '' : html`<dt>${name}</dt><dd>${value}</dd>`;

const sizeOf = (bytes: number): number => Math.max(1, Math.round(bytes / 1000));

/**
 * The files that were sent, pictures in view, each as a download. @param address where they are,
 * without their ids
 */
export const fileList = (
  files: readonly UploadedFile[],
  address: string,
  { t }: DeskTexts,
): Markup =>
  html`<div class="pictures"><h4>${t('files')}</h4>${
    files.length === 0
      ? html`<p>${t('noFiles')}</p>`
      : files.map(({ id, name, bytes, mediaType }) => {
          const label = t('download', { name, kilobytes: sizeOf(bytes) });
          const picture = mediaType.startsWith('image/')
            ? html`<img src="${address}/${id}" alt="${t('picture', { name })}">`
            : '';
          return html`<figure>${picture}<figcaption><a href="${address}/${id}" download>${label}</a></figcaption></figure>`;
        })
  }</div>`;

/** Who a member is: name, card and number. */
export const memberText = ({ person, card }: Member, texts: DeskTexts): string =>
  texts.t('member', { name: texts.name(person), tier: card.tier, number: card.number });

/** An address, with the way to what was sent there. */
export const mailTo = (email: string, { locale }: DeskTexts): Markup =>
  html`<a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}">${email}</a>`;

/** A country or region by its code. */
export const regionName = (code: string, locale: Locale): string =>
  REGION_NAMES[code]?.[locale] ??
  new Intl.DisplayNames([BCP47[locale]], { type: 'region' }).of(code) ??
  code;
