import { html } from 'hono/html';
import { fact, fileList, mailTo, memberText, regionName } from '#gateway/demo/desk/case-parts.ts';
import type { Listed } from '#gateway/demo/desk/desk-page.ts';
import type { DeskTexts } from '#gateway/demo/desk/desk-texts.ts';
import type { ReviewedDocument } from '#gateway/modules/members/documents/reviewed-documents.service.ts';
import { IDENTITY_FAILURES } from '#gateway/ports/identity-office/identity-office.port.ts';
import { REVIEW_MINUTES } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { DOCUMENT_NAMES } from '#schema/codes/names/document-names.ts';
import { formatDay } from '#schema/format/days.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** The words by which a document is found. */
export function wordsOf({ member, number }: ReviewedDocument): string[] {
  const { person, card, contacts } = member;
  const names = [
    `${person.firstName} ${person.lastName}`,
    `${person.lastName} ${person.firstName}`,
  ];
  return [...names, card.number, number ?? '', ...contacts.map(({ address }) => address)];
}

function decisionForm(
  { document, member }: ReviewedDocument,
  texts: DeskTexts,
): ReturnType<typeof html> {
  const { t, locale } = texts;
  const name = texts.name(member.person);
  return html`<form method="post" action="/demo/desk/documents/decide?lang=${locale}" aria-label="${t('decide', { name })}">
<input type="hidden" name="document" value="${document.id}">
<div class="actions"><button class="first" name="verdict" value="AUTHENTICATED">${t('confirmDocument')}</button>
${IDENTITY_FAILURES.map((code) => html`<button name="verdict" value="${code}">${t('reject', { reason: t(`failure.${code}`) })}</button> `)}</div>
</form>`;
}

/** A document under review beside what its member says, with the buttons that decide about it. */
export function documentCase(reviewed: ReviewedDocument, texts: DeskTexts): Listed {
  const { t, locale, when } = texts;
  const { document, member, number, files } = reviewed;
  const { id, type, issuingCountry, expiresOn, submittedAt } = document;
  const { person, contacts } = member;
  const email = contacts.find(({ kind }) => kind === 'EMAIL')?.address;
  const decidesAt = submittedAt && when(addMinutes(submittedAt, REVIEW_MINUTES));
  const facts = [
    fact(t('requestedBy'), memberText(member, texts)),
    fact(t('contact'), email ? mailTo(email, texts) : null),
    fact(t('lastName'), person.lastName),
    fact(t('firstName'), person.firstName),
    fact(t('dateOfBirth'), formatDay(locale, person.dateOfBirth)),
    fact(t('gender'), person.gender ? t('genderOf', { gender: person.gender }) : null),
    fact(t('nationality'), person.nationality && regionName(person.nationality, locale)),
    fact(t('document'), inLocale(DOCUMENT_NAMES[type], locale)),
    fact(t('documentNumber'), number && html`<span class="code">${number}</span>`),
    fact(t('issuingCountry'), regionName(issuingCountry, locale)),
    fact(t('expiresOn'), expiresOn && formatDay(locale, expiresOn)),
    fact(t('requestedAt'), submittedAt && when(submittedAt)),
    fact(t('byItself'), decidesAt),
  ];
  return {
    words: wordsOf(reviewed),
    markup: html`<section class="sheet case" aria-labelledby="document-${id}">
<div><h3 id="document-${id}">${texts.name(person)} · ${inLocale(DOCUMENT_NAMES[type], locale)}</h3><dl>${facts}</dl></div>
${fileList(files, '/demo/desk/documents/pictures', texts)}
${decisionForm(reviewed, texts)}
</section>`,
  };
}
