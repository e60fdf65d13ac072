import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

const Agreed = v.literal(true, 'AGREEMENT_REQUIRED');
const AgreementsSchema = v.object({ goods: Agreed, terms: Agreed });

/** What is not carried at all, and what is carried in the cabin only. */
const FORBIDDEN = ['explosives', 'gas', 'fuel', 'poison', 'smart'] as const;
const CABIN_ONLY = ['batteries', 'lighter', 'smoking'] as const;

type GoodsStepProps = {
  agreed: boolean;
  /** How many are checked in, infants included. */
  people: number;
  onAgreed: () => void;
};

/** What must not be carried, and the terms of check-in: both are agreed to. */
export function GoodsStep({ agreed, people, onAgreed }: GoodsStepProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const form = useSiteForm(AgreementsSchema, agreed ? { goods: true, terms: true } : {});
  const list = (goods: readonly ((typeof FORBIDDEN)[number] | (typeof CABIN_ONLY)[number])[]) => (
    <chakra.ul paddingInlineStart="5" listStyleType="disc">
      {goods.map((what) => (
        <li key={what}>
          <FormattedMessage id="check-in-steps.goods.what" values={{ what }} />
        </li>
      ))}
    </chakra.ul>
  );
  return (
    <Form
      form={form}
      onSubmit={async () => {
        onAgreed();
        return undefined;
      }}
    >
      <Notice tone="warning" title={<FormattedMessage id="check-in-steps.goods.never" />}>
        {list(FORBIDDEN)}
      </Notice>
      <Notice tone="info" title={<FormattedMessage id="check-in-steps.goods.cabin" />}>
        {list(CABIN_ONLY)}
      </Notice>
      <Muted>
        <FormattedMessage
          id="check-in-steps.goods.more"
          values={{
            link: (words) => (
              <TextLink to={to('/carryOnBaggage')} target="_blank">
                {words}
              </TextLink>
            ),
          }}
        />
      </Muted>
      <CheckboxField name="goods" label={intl.formatMessage({ id: 'check-in-steps.goods.label' })}>
        <FormattedMessage id="check-in-steps.goods.agree" values={{ people }} />
      </CheckboxField>
      <CheckboxField
        name="terms"
        label={intl.formatMessage({ id: 'check-in-steps.goods.terms.label' })}
      >
        <FormattedMessage
          id="check-in-steps.goods.terms"
          values={{
            link: (words) => (
              <TextLink to={to('/transportationConditions')} target="_blank">
                {words}
              </TextLink>
            ),
          }}
        />
      </CheckboxField>
      <ButtonRow>
        <Button type="submit" size="lg">
          <FormattedMessage id="check-in-steps.next" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
