import { Box, Grid, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { boardingPath, checkInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { useNextPage } from '#web/app/page/use-next-page.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { Steps } from '#web/app/ui/steps.tsx';
import { checkInDraftFor, clearCheckInDraft, useCheckInDraft } from './check-in-draft.ts';
import type { ContactValues } from './confirm/contact.schema.ts';
import { divideRefusals, type Refusals } from './confirm/refusals.ts';
import { useCheckIn } from './confirm/use-check-in.ts';
import { PassPreview } from './pass-preview.tsx';
import { firstChosen, partyOf, readyOn } from './passengers/party.ts';
import { WhoStep } from './passengers/who-step.tsx';
import { currentStep, type StepName, stepsFor } from './steps.ts';
import type { Itinerary } from './traveller.ts';

/**
 * The steps after the first are loaded when they come: who is turned away at the first needs none
 * of them.
 */
const DocumentsStep = lazy(async () => {
  const { DocumentsStep: Step } = await import('./documents/documents-step.tsx');
  return { default: Step };
});
const GoodsStep = lazy(async () => {
  const { GoodsStep: Step } = await import('./dangerous-goods/goods-step.tsx');
  return { default: Step };
});
const ConfirmStep = lazy(async () => {
  const { ConfirmStep: Step } = await import('./confirm/confirm-step.tsx');
  return { default: Step };
});

type ProcessProps = { itinerary: Itinerary; named: readonly string[] };

/**
 * The steps from who is checked in to the check-in itself. The address has the step, so that Back
 * goes one step back.
 */
export function Process({ itinerary, named }: ProcessProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const [kept, keep] = useCheckInDraft(itinerary.id);
  const [refusals, setRefusals] = useState<Refusals | null>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const checkIn = useCheckIn(itinerary);
  useNextPage('/checkIn/order-result');
  const heading = useRef<HTMLHeadingElement>(null);

  const ready = readyOn(itinerary);
  const known = named.length > 0 ? named : kept.chosen;
  const isKnown = ready.some(({ id }) => known.includes(id));
  const chosen = firstChosen(ready, known);
  const entered = checkInDraftFor(kept, chosen);
  const { documents, agreed } = entered;
  const party = partyOf(itinerary, chosen);
  const { origin, destination } = itinerary.flight;
  const steps = stepsFor(
    origin.country !== destination.country || party.some((one) => one.checkIn.documentNeeded),
  );
  const finished = new Set<StepName>([
    ...(isKnown ? ['who' as const] : []),
    ...(documents?.length === party.length ? ['documents' as const] : []),
    ...(agreed ? ['goods' as const] : []),
  ]);
  const step = currentStep(steps, params.get('step'), finished);
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    heading.current?.focus();
  }, [step]);

  const pathOf = (name: StepName, ids = chosen) =>
    to(`${checkInPath(itinerary.id, ids)}&${new URLSearchParams({ step: name })}`);
  const after = (name: StepName, ids = chosen) =>
    navigate(pathOf(steps[steps.indexOf(name) + 1] ?? name, ids));

  async function confirm(contact: ContactValues) {
    const answer = await checkIn({
      party,
      contact,
      documents: documents ?? [],
    });
    if (answer.done) {
      clearCheckInDraft(itinerary.id, party);
      navigate(to(boardingPath(itinerary.id)), { replace: true, viewTransition: true });
      return [];
    }
    const divided = divideRefusals(answer.errors);
    setRefusals(divided);
    if (divided.documents.length > 0) navigate(pathOf('documents'));
    else if (answer.answered && divided.others.length > 0) revalidate();
    return divided.contact;
  }

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(0, 26rem)' }}
      justifyContent="space-between"
      alignItems="start"
      columnGap="12"
    >
      <Stack gap="5" maxWidth={{ base: 'form', lg: 'full' }}>
        <Steps
          label={intl.formatMessage({ id: 'check-in-steps.label' })}
          doneText={intl.formatMessage({ id: 'check-in-steps.done' })}
          current={steps.indexOf(step)}
          steps={steps.map((name) => ({
            label: intl.formatMessage({ id: 'check-in-steps.name' }, { step: name }),
            to: pathOf(name),
          }))}
        />
        <h2 className="text-h2" ref={heading} id="check-in-who" tabIndex={-1}>
          <FormattedMessage id="check-in-steps.heading" values={{ step }} />
        </h2>
        {(refusals?.others ?? []).map((error) => (
          <Notice key={`${error.code} ${error.index}`} tone="danger" role="alert">
            {error.index !== null && (
              <strong translate="no">{party[error.index]?.name ?? ''} </strong>
            )}
            <RefusalText refusal={error} />
          </Notice>
        ))}
        {step === 'who' && (
          <WhoStep
            key={chosen.join(' ')}
            itinerary={itinerary}
            chosen={chosen}
            onTicked={setTicked}
            onChosen={(ids) => {
              keep(checkInDraftFor(kept, ids));
              setTicked(null);
              setRefusals(null);
              after('who', [...ids]);
            }}
          />
        )}
        <Suspense fallback={null}>
          {step === 'documents' && (
            <DocumentsStep
              itinerary={itinerary}
              party={party}
              refusals={refusals?.documents ?? NONE}
              onDone={(typed) => {
                keep({ ...entered, documents: typed });
                setRefusals(null);
                after('documents');
              }}
            />
          )}
          {step === 'goods' && (
            <GoodsStep
              key={String(agreed)}
              agreed={agreed}
              people={party.length}
              onAgreed={() => {
                keep({ ...entered, agreed: true });
                after('goods');
              }}
            />
          )}
          {step === 'confirm' && (
            <ConfirmStep itinerary={itinerary} party={party} onConfirm={confirm} />
          )}
        </Suspense>
      </Stack>
      {/* a phone has room for the step alone */}
      <Box hideBelow="lg" position="sticky" top="6">
        <PassPreview
          flight={itinerary.flight}
          party={step === 'who' && ticked ? partyOf(itinerary, ticked) : party}
        />
      </Box>
    </Grid>
  );
}

const NONE: Refusals['documents'] = [];
