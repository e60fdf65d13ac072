import type { UserError } from '#web/app/apollo/user-errors.ts';
import { Form } from '#web/app/forms/form.tsx';
import { LostNumbers } from '#web/app/forms/lost-numbers.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { documentsDraft } from '#web/app/routes/check-in/steps/check-in-draft.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { documentsSchema } from './documents.schema.ts';
import { PersonDocument } from './person-document.tsx';
import { firstDocument, type TypedDocument } from './typed-documents.ts';

type DocumentsStepProps = {
  itinerary: Itinerary;
  party: readonly Traveller[];
  /** What the gateway found wrong with them, by the position in the party. */
  refusals: readonly UserError[];
  onDone: (documents: readonly TypedDocument[]) => void;
};

/** The documents of travel: those of the booking, or others that are typed here. */
export function DocumentsStep(props: DocumentsStepProps) {
  const { itinerary, party, refusals, onDone } = props;
  const form = useSiteForm(documentsSchema(itinerary.flight.departure.local.slice(0, 10)), {
    people: party.map(firstDocument),
  });
  const lost = useDraft(
    form,
    documentsDraft(itinerary.id, party),
    [],
    party.map((_, index) => `people.${index}.number`),
  );
  return (
    <Form
      form={form}
      refusals={refusals}
      onSubmit={async ({ people }) => {
        onDone(people);
        return undefined;
      }}
    >
      <LostNumbers paths={lost} />
      {party.map((traveller, index) => (
        <PersonDocument
          key={traveller.id}
          at={`people.${index}`}
          itinerary={itinerary}
          traveller={traveller}
        />
      ))}
      <ButtonRow>
        <Button type="submit" size="lg">
          <FormattedMessage id="check-in-steps.next" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
