import type { CabinPlanFragment } from '#web/app/components/cabin-plan/cabin-plan.gen.ts';
import { CabinPlan } from '#web/app/components/cabin-plan/cabin-plan.tsx';
import { PlanLegend } from '#web/app/components/cabin-plan/plan-legend.tsx';
import { PlanTable } from '#web/app/components/cabin-plan/plan-table.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { CabinComfortFragment } from './cabin-comfort.gen.ts';
import { CabinComfort } from './cabin-comfort.tsx';
import styles from './cabin-section.module.css';
import { Section } from './section.tsx';

/** What one sits in: both cabins in words, the plan with its signs, and the same as a table. */
export function CabinSection({ aircraft }: { aircraft: CabinPlanFragment & CabinComfortFragment }) {
  return (
    <Section title={<FormattedMessage id="aircraft.cabin" />}>
      <CabinComfort aircraft={aircraft} />
      <div className={styles.legend}>
        <PlanLegend aircraft={aircraft} />
      </div>
      <div className={styles.plan}>
        <CabinPlan aircraft={aircraft} />
      </div>
      <PlanTable aircraft={aircraft} />
    </Section>
  );
}
