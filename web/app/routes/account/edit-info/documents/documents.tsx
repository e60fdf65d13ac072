import { Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { realNameDocumentTypes } from '#schema/rules/travellers/real-name.ts';
import type { DocumentState } from '#web/app/apollo/schema-types.gen.ts';
import { DecideAtDesk } from '#web/app/components/demo-desk/decide-at-desk.tsx';
import { ServicePhone } from '#web/app/components/service-phone/service-phone.tsx';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Skeleton } from '#web/app/ui/skeleton.tsx';

// With the field for pictures it would be most of the page's code.
const DocumentForm = lazy(() =>
  import('./document.form.tsx').then(({ DocumentForm: form }) => ({ default: form })),
);

const TONES = {
  UNAUTHENTICATED: 'neutral',
  UNDER_REVIEW: 'info',
  AUTHENTICATED: 'success',
  FAILED: 'danger',
} as const satisfies Record<DocumentState, string>;

/**
 * Documents that prove the member's real name, each with its state, and the form for another one.
 */
export function Documents({ profile }: Pick<EditedMemberFragment, 'profile'>) {
  const words = useTravellerWords();
  const codeText = useCodeText();
  const { documents, locks, nationality } = profile;
  const isLocked = locks.some(({ field }) => field === 'DOCUMENT');
  const types = nationality ? realNameDocumentTypes(nationality) : [];
  return (
    <Stack gap="4">
      <Muted size="md">
        <FormattedMessage id="account-edit-info.documents.lead" />
      </Muted>
      {documents.length > 0 && (
        <List>
          {documents.map(({ id, state, failure, document }) => (
            <Stack as="li" key={id} gap="1">
              <Flex gap="3" wrap="wrap" align="center">
                <Text fontWeight="medium">
                  {words.document(document.type)}{' '}
                  <bdi translate="no">{words.documentNumber(document)}</bdi>
                </Text>
                <Badge tone={TONES[state]}>
                  <FormattedMessage id={`account-edit-info.documents.${state}`} />
                </Badge>
              </Flex>
              {failure && <Muted size="md">{codeText(failure)}</Muted>}
            </Stack>
          ))}
        </List>
      )}
      {documents.some(({ state }) => state === 'UNDER_REVIEW') && (
        <DecideAtDesk queue="documents" />
      )}
      {!isLocked && !nationality && (
        <p>
          <FormattedMessage id="account-edit-info.documents.nationality" />
        </p>
      )}
      {!isLocked && types.length > 0 && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <DocumentForm types={types} nationality={nationality ?? null} />
        </Suspense>
      )}
      {!isLocked && (
        <Muted size="md">
          <FormattedMessage
            id="account-edit-info.documents.byPhone"
            values={{ phone: <ServicePhone key="phone" /> }}
          />
        </Muted>
      )}
    </Stack>
  );
}
