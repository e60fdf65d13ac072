import { Box, chakra, Field, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import {
  FARE_BRAND_DATA,
  FARE_BRANDS,
  type FareBrandCode,
} from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { CountryAirports } from '#web/app/routes/information/airports-by-country.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Select } from '#web/app/ui/input.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';
import type { BaggageAirportFragment } from './baggage-airport.gen.ts';
import { type BaggageChoice, readChoice, wordOf } from './baggage-choice.ts';

interface BaggageFormProps {
  countries: readonly CountryAirports<BaggageAirportFragment>[];
  choice: BaggageChoice;
  onChange: (choice: BaggageChoice) => void;
  /** The answer. */
  children: ReactNode;
}

const AGES = { from: LIMITS.childFromAge, to: LIMITS.adultFromAge - 1 };

/**
 * Who flies where on which fare. A plain form: without scripts it is sent, and the server renders
 * the answer.
 */
export function BaggageForm({ countries, choice, onChange, children }: BaggageFormProps) {
  const intl = useIntl();
  const { card } = useCardWords();
  const brandName = useBrandName();
  const field = (name: keyof BaggageChoice) => ({
    name,
    value: wordOf(choice[name] ?? ''),
    // only what the form offers can be chosen
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange({
        ...choice,
        [name]: readChoice(new URLSearchParams([[name, target.value]]))[name],
      }),
  });
  return (
    <chakra.form
      method="get"
      display="grid"
      borderWidth="1px"
      borderRadius="lg"
      backgroundColor="bg.panel"
      data-screen-only=""
    >
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        padding="5"
      >
        <Labelled label={<FormattedMessage id="information-checked-baggage.from" />}>
          {(id) => <Places id={id} countries={countries} {...field('from')} />}
        </Labelled>
        <Labelled label={<FormattedMessage id="information-checked-baggage.to" />}>
          {(id) => <Places id={id} countries={countries} {...field('to')} />}
        </Labelled>
        <Labelled label={<FormattedMessage id="information-checked-baggage.fare" />}>
          {(id) => (
            <Select id={id} {...field('fare')}>
              {CABINS.map((cabin) => (
                <optgroup key={cabin} label={intl.formatMessage({ id: 'page.cabin' }, { cabin })}>
                  {brandsOf(cabin).map((code) => (
                    <option key={code} value={wordOf(code)}>
                      {brandName({ code })}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Labelled>
        <Labelled label={<FormattedMessage id="information-checked-baggage.card" />}>
          {(id) => (
            <Select id={id} {...field('card')}>
              <option value="">
                {intl.formatMessage({ id: 'information-checked-baggage.noCard' })}
              </option>
              {CARD_TIERS.map((tier: CardTier) => (
                <option key={tier} value={wordOf(tier)}>
                  {card(tier)}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <Stack gap="1.5" minWidth="0" gridColumn={{ sm: '1 / -1' }}>
          <p className="text-label" aria-hidden="true">
            <FormattedMessage id="information-checked-baggage.who" />
          </p>
          <Segmented
            label={intl.formatMessage({ id: 'information-checked-baggage.who' })}
            name="who"
            options={PASSENGER_TYPES.map((type) => ({
              value: wordOf(type),
              label: intl.formatMessage(
                { id: 'information-checked-baggage.type' },
                { type, ...AGES },
              ),
            }))}
            value={wordOf(choice.who)}
            onChange={(word) =>
              onChange({ ...choice, who: readChoice(new URLSearchParams({ who: word })).who })
            }
          />
        </Stack>
        <noscript>
          <Button type="submit">
            <FormattedMessage id="information-checked-baggage.show" />
          </Button>
        </noscript>
      </Box>
      {children}
    </chakra.form>
  );
}

const brandsOf = (cabin: (typeof CABINS)[number]): readonly FareBrandCode[] =>
  FARE_BRANDS.filter((code) => FARE_BRAND_DATA[code].cabin === cabin);

function Labelled({ label, children }: { label: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Field.Root id={id} ids={{ label: `${id}-label` }} role="none">
      <Field.Label>{label}</Field.Label>
      {children(id)}
    </Field.Root>
  );
}

interface PlacesProps {
  id: string;
  name: string;
  value: string;
  countries: readonly CountryAirports<BaggageAirportFragment>[];
  onChange: (event: { target: HTMLSelectElement }) => void;
}

function Places({ countries, value, ...select }: PlacesProps) {
  const { region } = useFormat();
  return (
    <Select {...select} value={value.toUpperCase()}>
      {countries.map(({ country, airports }) => (
        <optgroup key={country} label={region(country)}>
          {airports.map(({ code, city }) => (
            <option key={code} value={code}>
              {`${city} (${code})`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
