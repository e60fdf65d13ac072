import { FormattedMessage } from 'react-intl';
import { CARD_TIERS } from '#schema/codes/card-tiers.ts';
import { useCardWords } from '../../components/club-card/use-card-words.ts';
import { Table } from '../../ui/table.tsx';
import { type BenefitLine, isGiven } from './benefit-lines.ts';
import { useBenefitWords } from './use-benefit-words.ts';

/** One benefit, card by card; cards that lack it are left out. Texts: `club`, `club-card`. */
export function BenefitByCard({ line }: { line: BenefitLine }) {
  const { card } = useCardWords();
  const words = useBenefitWords();
  return (
    <Table caption={<FormattedMessage id="club.byCard" values={{ line: words.line(line) }} />}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="club.card" />
          </th>
          <th scope="col">{words.line(line)}</th>
        </tr>
      </thead>
      <tbody>
        {CARD_TIERS.filter((tier) => isGiven(line, tier)).map((tier) => (
          <tr key={tier}>
            <th scope="row">{card(tier)}</th>
            <td>{words.value(line, tier)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
