import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldOwner } from '#web/app/forms/field-names.ts';
import { Panel } from '#web/app/ui/panel.tsx';

type FormSectionProps = {
  heading: string;
  /** The heading's, where the focus may be sent to it. */
  id?: string;
  /** A line instead of a form. */
  folded?: boolean;
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
export function FormSection({ heading, id, folded = false, tag, children }: FormSectionProps) {
  return (
    <FieldOwner value={heading}>
      <Panel padding="none" quiet={folded}>
        <Box position="relative">
          <chakra.fieldset
            minWidth="0"
            paddingTop={folded ? '4' : { base: '5', md: '6' }}
            paddingInline={{ base: '4', md: '6' }}
            paddingBottom={folded ? '4' : { base: '6', md: '7' }}
          >
            <chakra.legend float="left" width="full" marginBottom={folded ? '1' : '4'}>
              <chakra.h2
                id={id}
                tabIndex={id ? -1 : undefined}
                fontSize={folded ? 'sm' : 'lg'}
                color={folded ? 'fg.muted' : undefined}
                fontWeight="semibold"
                lineHeight="tight"
                scrollMarginTop="6"
              >
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
