import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { CLUB_LEVELS, QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { SILVER, GOLD, SPECIAL_SILVER, VISA_PLATINUM } = TIER_CARDS;
const months = say.span(QUALIFYING_MONTHS, 'month');
const cards = say.number(CARD_TIERS.length);
const validity = (card: { validMonths: number | null }) => say.span(card.validMonths ?? 0, 'month');

export const ja: Content = {
  title: 'カードとステイタス',
  description: `${cards}種類の会員カードを一覧で比較します。獲得条件と継続条件（ポイントまたは区間数）、有効期間、特典をご確認ください。`,
  lead: `ステイタスは${say.number(CLUB_LEVELS.length)}段階、会員カードは${cards}種類です。ご搭乗を重ねると${say.firstCard}からプラチナへ進みます。ほかのカードは、別の方法でお持ちいただけます。`,
  keywords: ['ステータス', 'シルバー', 'ゴールド', 'プラチナ', '上級会員', '継続'],
  sections: [
    {
      id: 'ladder',
      title: 'ステイタスの段階',
      blocks: [
        { kind: 'figure', name: 'ladder' },
        `ステイタスポイントか区間数の、どちらか一方が条件に達すると獲得できます。連続する${months}の合計で判定するため、年度の区切りはありません。貯まり方は${say.page('/memberIntro/flyWithUs')}をご覧ください。`,
      ],
    },
    {
      id: 'compare',
      title: 'カードの比較',
      blocks: [{ kind: 'figure', name: 'comparison' }],
    },
    {
      id: 'moving-up',
      title: '上位カードの獲得',
      blocks: [
        {
          kind: 'list',
          items: [
            '条件に達するご搭乗が加算された日から、新しいカードになります。お手続きは不要です。',
            `有効期間はその日から${validity(GOLD)}です。以降のご搭乗には、獲得前にご予約いただいた便も含めて新しい特典が適用されます。`,
            `途中の段階を飛ばすこともできます。${say.firstCard}の方がゴールドの条件に達した場合は、そのままゴールドになります。加算済みのステイタスポイントと区間数は、引き続き計算に含まれます。`,
          ],
        },
      ],
    },
    {
      id: 'keeping',
      title: 'カードの継続',
      blocks: [
        `継続条件は獲得条件より低く設定しています。有効期間が終わる前の${months}の実績で判定します。`,
        {
          kind: 'table',
          caption: `${months}に必要なステイタスポイントまたは区間数`,
          columns: ['カード', '獲得', '継続'],
          rows: (['SILVER', 'GOLD', 'PLATINUM'] as const).map((tier) => {
            const { toReach, toRenew } = TIER_CARDS[tier];
            const words = (target: typeof toReach) =>
              target
                ? `${say.number(target.points)}ポイントまたは${say.number(target.segments)}区間`
                : '';
            const name = { SILVER: 'シルバー', GOLD: 'ゴールド', PLATINUM: 'プラチナ' }[tier];
            return [name, words(toReach), words(toRenew)];
          }),
        },
        {
          kind: 'list',
          items: [
            `どちらか一方の条件に達すると、満了日からさらに${validity(GOLD)}有効になります。`,
            '現在のステイタスの継続条件に達しない場合は、ひとつ下のステイタスになります。一度に下がるのはひとつまでです。',
            'お支払いに使うポイントには影響しません。',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'ほかの方法でお持ちいただけるカード',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'スペシャルシルバー、スペシャルゴールド',
              value: `他社で同等のステイタスをお持ちの方、または当社と契約のある法人の方が対象です。証明書類を${say.email}へお送りください。有効期間は${validity(SPECIAL_SILVER)}で、期間中に継続条件に達すると同じステイタスの通常カードになります。`,
            },
            {
              term: 'スペシャルVIPプラチナ',
              value:
                '当社に多大なご貢献をいただいた方を、個別にご招待するカードです。お申し込みは承っておりません。',
            },
            {
              term: 'Visaプラチナ',
              value: `銀行と提携して発行するVisaカードに付帯します。有効期間は${validity(VISA_PLATINUM)}で、提携カードのご契約中は自動的に継続されます。カードの年会費が必要な場合があります。お問い合わせは${say.phone}へ。`,
            },
          ],
        },
        'スペシャルシルバーとスペシャルゴールドの特典は、同じステイタスの通常カードと同じです。スペシャルVIPプラチナはプラチナより手厚く、Visaプラチナは一部の特典が少なくなります。違いは上の比較表でご確認ください。',
      ],
    },
    {
      id: 'questions',
      title: 'よくあるご質問',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'ホテルやクレジットカードのポイントもステイタスに反映されますか。',
              answer: [
                '反映されません。ステイタスは当社便へのご搭乗によるステイタスポイントと区間数で決まります。[提携サービス](/memberIntro/takePartners)のポイントは、お支払いにお使いください。',
              ],
            },
            {
              question: '提携航空会社の便は対象になりますか。',
              answer: [
                `ポイントは貯まりますが、ステイタスポイントと区間数には加算されません。${say.page('/memberIntro/partners')}をご覧ください。`,
              ],
            },
            {
              question: `${say.city}で乗り継ぐ場合、何区間になりますか。`,
              answer: [
                `${say.number(2)}区間です。同じ航空券でも、離陸から着陸までの1便ごとに数えます。`,
              ],
            },
            {
              question: '育児休業や長期の療養で搭乗できません。カードはどうなりますか。',
              answer: [
                `有効期間が終わる前に${say.phone}へご連絡ください。証明書類をご提出いただくと、一度に限り最長${validity(SILVER)}カードを維持します。`,
              ],
            },
            {
              question: 'あとどれだけ必要かは、どこで確認できますか。',
              answer: [
                say.online(
                  'SIGN_IN',
                  `ログインしてアカウントでご確認いただくか、${say.phone}へお電話ください。`,
                  `${say.phone}へお電話いただくか、チェックインカウンターで会員番号と本人確認書類をご提示ください。`,
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
