import type { Database } from '#gateway/database/database.ts';
import { createFrequentPassengers } from '#gateway/modules/frequent-passengers/frequent-passengers.service.ts';
import { memberName } from '#gateway/modules/members/member.model.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import type { Ids } from '#gateway/ports/ids.ts';

type Parts = {
  readonly db: Database;
  readonly ids: Ids;
  readonly vault: DocumentVault;
  readonly members: Pick<MemberService, 'find'>;
};

/** The travellers whom a member has saved; the member is recognised among them by name and date of birth. */
export const buildFrequentPassengers = ({ db, ids, vault, members }: Parts) =>
  createFrequentPassengers({
    vault,
    newId: (now) => ids.uuid(now),
    db,
    async selfOf({ memberId }) {
      const member = memberId && (await members.find(memberId));
      return member ? { ...memberName(member), dateOfBirth: member.person.dateOfBirth } : null;
    },
  });
