import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { Panel } from '#web/app/ui/panel.tsx';

type FormPartProps = {
  heading: string;
  /**
   * At the other end of the heading's line; decorative. Chrome makes all boxes of a fieldset again
   * when it gets another child.
   */
  tag?: ReactNode;
  children: ReactNode;
};

/**
 * A part of the booking's form: a person, the contact, the agreements. Errors of its fields are
 * listed under its heading.
 */
export function FormSection({ heading, tag, children }: FormPartProps) {
  return (
    <FieldOwner value={heading}>
      <Panel padding="none">
        <Box position="relative">
          <chakra.fieldset
            minWidth="0"
            paddingTop={{ base: '5', md: '6' }}
            paddingInline={{ base: '4', md: '6' }}
            paddingBottom={{ base: '6', md: '7' }}
          >
            <chakra.legend float="left" width="full" marginBottom="4">
              <chakra.h2 fontSize="lg" fontWeight="semibold" lineHeight="tight">
                {heading}
              </chakra.h2>
            </chakra.legend>
            <Box display="grid" gap="5" clear="both">
              {children}
            </Box>
          </chakra.fieldset>
          {tag}
        </Box>
      </Panel>
    </FieldOwner>
  );
}
