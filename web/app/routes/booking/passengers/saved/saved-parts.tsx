import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { type LoadedTravellers, LoadedTravellersContext } from './loaded-travellers.ts';
import { OwnContact } from './own-contact.tsx';
import { SavedChooser } from './saved-chooser.tsx';
import { SavedTravellersDocument, useSavedTravellersQuery } from './saved-travellers.query.gen.ts';
import type { BookingMember } from './traveller-choices.ts';

export type SavedPart = 'CHOOSER' | 'SAVE' | 'CONTACT';
export type SavedPartsProps = { part: SavedPart; member: PartyMember | null };

/** What the booking form has for members; nothing until the gateway has said who it is. */
export function SavedParts(props: SavedPartsProps) {
  const loaded = use(LoadedTravellersContext);
  return loaded ? <Loaded {...props} loaded={loaded} /> : <Asked {...props} />;
}

function Loaded({ loaded, ...props }: SavedPartsProps & { loaded: LoadedTravellers }) {
  const { member } = useLoaderQuery(SavedTravellersDocument, loaded).data.viewer;
  return member && <Parts {...props} of={member} />;
}

function Asked(props: SavedPartsProps) {
  const of = useSavedTravellersQuery().data?.viewer.member;
  return of && <Parts {...props} of={of} />;
}

function Parts({ part, member, of }: SavedPartsProps & { of: BookingMember }) {
  return (
    <LazyMessages features={['booking-passengers-saved', 'passenger-tags']}>
      {part === 'CHOOSER' && member && <SavedChooser of={of} member={member} />}
      {part === 'SAVE' && member && <SaveTraveller member={member} />}
      {part === 'CONTACT' && <OwnContact of={of} />}
    </LazyMessages>
  );
}

/** Saves a traveller with the order, or what was changed of a saved one. */
function SaveTraveller({ member: { key } }: { member: PartyMember }) {
  const intl = useIntl();
  const { control } = useFormContext<BookingValues>();
  const chosen = useWatch({ control, name: `passengers.${key}.frequentPassengerId` });
  const id = chosen ? 'booking-passengers-saved.update' : 'booking-passengers-saved.save';
  return <CheckboxField name={`passengers.${key}.save`} label={intl.formatMessage({ id })} />;
}
