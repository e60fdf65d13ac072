import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { Button } from '#web/app/ui/button.tsx';

export type SuggestionProps = {
  name: `passengers.${string}.lastName` | 'contact.name';
  /** What the button enters; empty while it is not known. */
  value: string;
  /** The words of the button. */
  children: ReactNode;
};

/**
 * Fills an empty field with what another one holds. The field takes the focus, as the button goes.
 */
export function Suggestion({ name, value, children }: SuggestionProps) {
  const { control, getFieldState, setFocus, setValue } = useFormContext<BookingValues>();
  const typed = useWatch({ control, name });
  if (typed || !value) return null;

  function take() {
    const shouldValidate = getFieldState(name).invalid;
    setValue(name, value, { shouldDirty: true, shouldValidate });
    setFocus(name);
  }

  return (
    <Box justifySelf="start" maxWidth="full" overflowWrap="anywhere">
      <Button variant="quiet" size="sm" onClick={take}>
        {children}
      </Button>
    </Box>
  );
}
