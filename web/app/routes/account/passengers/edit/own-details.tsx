import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import type { SavedValues } from './saved-values.ts';

/** Fills in the member's own data, as long as nothing is typed. */
export function OwnDetails({ values }: { values: SavedValues }) {
  const { reset, formState } = useFormContext<SavedValues>();
  const [filled, setFilled] = useState(false);
  if (filled || formState.isDirty) return null;

  function fill() {
    reset(values);
    setFilled(true);
  }
  return (
    <Button variant="secondary" style={{ justifySelf: 'start' }} onClick={fill}>
      <FormattedMessage id="account-passengers.own" />
    </Button>
  );
}
