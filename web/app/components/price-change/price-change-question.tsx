import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import type { PriceChangeFragment } from './price-change.gen.ts';
import { PriceChangeLines } from './price-change-lines.tsx';
import type { PriceChangeProps } from './price-change-props.ts';

type QuestionProps = PriceChangeProps & { change: PriceChangeFragment; open: boolean };

type TotalProps = { label: ReactNode; color?: string; fontWeight?: string; children: ReactNode };

function Total({ label, ...rest }: TotalProps) {
  return (
    <div>
      <chakra.dt color="fg.muted" fontSize="sm">
        {label}
      </chakra.dt>
      <chakra.dd fontSize="xl" lineHeight="tight" {...rest} />
    </div>
  );
}

/** The window of a changed price. The focus is on the choice that costs nothing. */
export function PriceChangeQuestion(props: QuestionProps) {
  const { money } = useFormat();
  const { oldTotal, newTotal, difference, lines } = props.change;
  const size = money({ ...difference, amount: Math.abs(difference.amount) });
  return (
    <Dialog
      role="alertdialog"
      open={props.open}
      onClose={props.onReject}
      title={<FormattedMessage id="price-change.title" />}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={props.onReject}>
            {props.rejectLabel ?? <FormattedMessage id="price-change.reject" />}
          </Button>
          <Button loading={props.accepting ?? false} onClick={props.onAccept}>
            <FormattedMessage id="price-change.accept" values={{ total: money(newTotal) }} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id={difference.amount > 0 ? 'price-change.rise' : 'price-change.fall'}
          values={{ difference: size }}
        />
      </p>
      <Flex
        as="dl"
        wrap="wrap"
        align="baseline"
        gap="3"
        columnGap="10"
        marginTop="4"
        marginBottom="5"
      >
        <Total label={<FormattedMessage id="price-change.old" />} color="fg.muted">
          <Money value={oldTotal} />
        </Total>
        <Total label={<FormattedMessage id="price-change.new" />} fontWeight="semibold">
          <Money value={newTotal} />
        </Total>
      </Flex>
      {lines.length > 0 && <PriceChangeLines lines={lines} />}
      {props.children}
    </Dialog>
  );
}
