import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CABINS, type Cabin } from '#schema/codes/flights/cabins.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';
import { FieldProblem } from './field-problem.tsx';
import styles from './party-field.module.css';
import cell from './search-cell.module.css';
import { Stepper } from './stepper.tsx';

const CABIN_TEXTS = {
  ECONOMY: 'search-panel.economy',
  BUSINESS: 'search-panel.business',
} as const satisfies Record<Cabin, string>;

export type PartyFieldProps = {
  id: string;
  party: PartyCounts;
  cabin: Cabin;
  problem: string | undefined;
  onParty: (party: PartyCounts) => void;
  onCabin: (cabin: Cabin) => void;
};

/**
 * Who travels, and in which cabin; opens without scripts too, and what is in it is sent by a plain
 * form.
 */
export function PartyField({ id, party, cabin, problem, onParty, onCabin }: PartyFieldProps) {
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node))
        details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const cabins = CABINS.map((value) => ({
    value,
    label: intl.formatMessage({ id: CABIN_TEXTS[value] }),
  }));
  const summary = [
    intl.formatMessage({ id: 'search-panel.adultCount' }, { count: party.adults }),
    party.children > 0 &&
      intl.formatMessage({ id: 'search-panel.childCount' }, { count: party.children }),
    party.infants > 0 &&
      intl.formatMessage({ id: 'search-panel.infantCount' }, { count: party.infants }),
  ];
  const ages = {
    adult: LIMITS.adultFromAge,
    child: LIMITS.childFromAge,
    lastChild: LIMITS.adultFromAge - 1,
    days: LIMITS.infantFromDays,
  };
  const counters = [
    ['adults', 'adt', 'search-panel.adults', 'search-panel.adultAges'],
    ['children', 'chd', 'search-panel.children', 'search-panel.childAges'],
    ['infants', 'inf', 'search-panel.infants', 'search-panel.infantAges'],
  ] as const;

  return (
    <details
      ref={details}
      className={`${cell.cell} ${styles.party}`}
      data-invalid={problem ? '' : undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open)
          currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && details.current?.open) close();
      }}
    >
      <summary
        id={id}
        className={cell.opener}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <span className={cell.label}>
          {intl.formatMessage({ id: 'search-panel.party' })}
          {' · '}
          {intl.formatMessage({ id: CABIN_TEXTS[cabin] })}
        </span>
        <span className={cell.value}>
          {summary.filter(Boolean).join(intl.formatMessage({ id: 'search-panel.comma' }))}
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </span>
        <FieldProblem id={`${id}-problem`} text={problem} />
      </summary>
      <div className={styles.sheet}>
        {counters.map(([counter, name, label, hint]) => (
          <Stepper
            key={counter}
            counter={counter}
            name={name}
            label={intl.formatMessage({ id: label })}
            hint={intl.formatMessage({ id: hint }, ages)}
            party={party}
            onChange={onParty}
          />
        ))}
        <p className={styles.note}>
          {intl.formatMessage(
            { id: 'search-panel.teenagers' },
            { from: LIMITS.adultFromAge, to: LIMITS.guardianFromAge - 1 },
          )}{' '}
          {intl.formatMessage({ id: 'search-panel.guardianNote' }, { age: LIMITS.guardianFromAge })}
        </p>
        <div className={styles.end}>
          <div className={styles.cabin}>
            <Segmented
              label={intl.formatMessage({ id: 'search-panel.cabin' })}
              name="cabin"
              options={cabins}
              value={cabin}
              onChange={onCabin}
            />
          </div>
          <Button wide onClick={close}>
            {intl.formatMessage({ id: 'search-panel.done' })}
          </Button>
        </div>
      </div>
    </details>
  );
}
