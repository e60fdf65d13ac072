import { chakra, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import type { BaggageChoice } from './baggage-choice.ts';
import { IncludedBags } from './included-bags.tsx';
import { MoreBags } from './more-bags.tsx';

interface AllowanceAnswerProps {
  choice: BaggageChoice;
  answer: AllowanceAnswerFragment;
}

/**
 * What is included and where it comes from, and what more costs; or why the question has no answer.
 */
export function AllowanceAnswer({ choice, answer }: AllowanceAnswerProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { pieces, included, warnings, prices, zone, userErrors } = answer;
  const weights = intl.formatList(
    included.map((bags) => intl.formatMessage({ id: 'information-checked-baggage.bags' }, bags)),
  );
  return (
    <Stack gap="5" minWidth="0" padding="5" borderTopWidth="1px">
      <Text role="status" fontSize="xl" fontWeight="semibold" lineHeight="snug">
        {userErrors.length > 0 ? (
          userErrors.map(({ code }) => codeText(code)).join(' ')
        ) : (
          <>
            <FormattedMessage id="information-checked-baggage.headline" values={{ pieces }} />
            {pieces > 0 && (
              <chakra.span display="block" color="fg.muted" fontSize="md" fontWeight="normal">
                {weights}
              </chakra.span>
            )}
          </>
        )}
      </Text>
      {userErrors.length === 0 && <IncludedBags choice={choice} answer={answer} />}
      {warnings.map((code) => (
        <Notice key={code} tone="warning">
          {codeText(code)}
        </Notice>
      ))}
      {prices && zone && <MoreBags prices={prices} zone={zone} />}
    </Stack>
  );
}
