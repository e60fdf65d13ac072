import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { FARE_BRANDS, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { NativeInput } from '#web/app/ui/native/native-input.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { EstimateChoice } from './estimate-choice.tsx';
import { EstimatedPoints } from './estimated-points.tsx';
import styles from './points-estimate.module.css';

/** An example to begin with, in yuan; the user replaces it with their own fare. */
const EXAMPLE = { yuan: '2400', brand: 'STANDARD', tier: 'GOLD' } as const;
const LONGEST = 6;

/**
 * What one flight earns, by the rule of the club. Texts: `club`, `club-card`, `fare-conditions`.
 */
export function PointsEstimate() {
  const id = useId();
  const intl = useIntl();
  const brandName = useBrandName();
  const { card } = useCardWords();
  const [yuan, setYuan] = useState<string>(EXAMPLE.yuan);
  const [brand, setBrand] = useState<FareBrandCode>(EXAMPLE.brand);
  const [tier, setTier] = useState<CardTier>(EXAMPLE.tier);
  const [birthday, setBirthday] = useState(false);
  return (
    <Panel as="section" quiet className={styles.estimate} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        <FormattedMessage id="club.estimate" />
      </h3>
      <div className={styles.questions}>
        <div className={styles.question}>
          <label htmlFor={`${id}-fare`}>
            <FormattedMessage id="club.baseFare" values={{ currency: BRAND.currency }} />
          </label>
          <NativeInput
            id={`${id}-fare`}
            value={yuan}
            inputMode="numeric"
            autoComplete="off"
            figures
            maxLength={LONGEST}
            onChange={({ currentTarget }) => setYuan(currentTarget.value.replaceAll(/\D/g, ''))}
          />
        </div>
        <EstimateChoice
          label={intl.formatMessage({ id: 'club.fare' })}
          options={FARE_BRANDS}
          nameOf={(code) => brandName({ code })}
          value={brand}
          onChange={setBrand}
        />
        <EstimateChoice
          label={intl.formatMessage({ id: 'club.yourCard' })}
          options={CARD_TIERS}
          nameOf={card}
          value={tier}
          onChange={setTier}
        />
        <label className={styles.birthday}>
          <input
            type="checkbox"
            checked={birthday}
            onChange={({ currentTarget }) => setBirthday(currentTarget.checked)}
          />
          <FormattedMessage id="club.birthday" />
        </label>
      </div>
      <EstimatedPoints yuan={Number(yuan)} brand={brand} tier={tier} birthday={birthday} />
    </Panel>
  );
}
