import type { Database } from '#gateway/database/database.ts';
import { kindOfAddress } from '#gateway/modules/members/member.model.ts';
import { findAccount } from '#gateway/modules/members/members.repository.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { contactLookup } from '#schema/rules/access/account.ts';

/** Where the member with an e-mail address or phone signs in; null where it is no member's. */
export const signInUrlOf =
  (db: Database, signInUrl: (locale: Locale) => string) =>
  async (recipient: string, locale: Locale): Promise<string | null> => {
    const key = { kind: kindOfAddress(recipient), value: contactLookup(recipient) };
    return (await findAccount(db, key)) === null ? null : signInUrl(locale);
  };
