import {
  PARTNER_KINDS,
  PARTNER_POINTS,
  type PartnerKind,
} from '#schema/codes/club/partner-points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { EVERYDAY_EXAMPLE } from './everyday-example.ts';

const say = articleFigures('ja');
const names: Record<PartnerKind, readonly [string, string]> = {
  HOTEL: ['ホテル', 'ホテルへ直接ご予約いただいた宿泊料金'],
  CAR_RENTAL: ['レンタカー', '基本料金と走行料金（燃料、違反金、保険を除く）'],
  RIDE: ['タクシー・送迎', '提携アプリで手配したタクシーと空港送迎'],
  BANK_CARD: ['提携カード', '提携Visaカードでのお買い物（キャッシングと手数料を除く）'],
  SHOPPING: ['ショッピング', '提携店でご購入の商品（返品を除く）'],
  DINING: ['レストラン', 'サービス料を含むお会計'],
};

export const ja: Content = {
  title: '提携サービスで貯める',
  description:
    'ホテル、レンタカー、タクシー、提携カード、ショッピング、レストランで貯まるポイントと、加算の時期をご案内します。',
  lead: 'ご宿泊やお車、お買い物、お食事でもポイントが貯まります。ご搭乗のポイントと同じようにお使いいただけます。',
  keywords: ['ホテル', 'レンタカー', 'クレジットカード', 'ショッピング', 'ポイント'],
  sections: [
    {
      id: 'rates',
      title: '提携サービスごとのポイント',
      blocks: [
        {
          kind: 'table',
          caption: 'ご利用金額（税抜き）ごとに貯まるポイント',
          columns: ['サービス', 'ポイント', '加算の時期', '月の上限'],
          rows: PARTNER_KINDS.map((kind) => {
            const { spend, points, creditDays, monthlyPoints } = PARTNER_POINTS[kind];
            return [
              names[kind][0],
              `${say.money(spend)}ごとに${say.number(points)}ポイント`,
              `${say.span(creditDays, 'day')}以内`,
              monthlyPoints === null ? '上限なし' : `${say.number(monthlyPoints)}ポイント`,
            ];
          }),
        },
        'ポイントの対象は次のとおりです。',
        {
          kind: 'facts',
          items: PARTNER_KINDS.map((kind) => ({ term: names[kind][0], value: names[kind][1] })),
        },
        `例：ホテルの宿泊料金${say.money(EVERYDAY_EXAMPLE.amount)}で**${say.number(EVERYDAY_EXAMPLE.points)}ポイント**が貯まります。ほかの通貨は、提携先の当日のレートで換算します。`,
        {
          kind: 'notice',
          tone: 'info',
          title: 'ステイタスには反映されません',
          text: `提携サービスのポイントは、ステイタスポイントや区間数に含まれず、ボーナスの対象にもなりません。${say.page('/memberIntro/vipMemberSystem')}はご搭乗によって決まります。`,
        },
      ],
    },
    {
      id: 'how',
      title: '貯め方',
      blocks: [
        {
          kind: 'steps',
          items: [
            `ご旅行先でご利用いただける提携会社は、お電話（${say.phone}）またはメール（${say.email}）でお問い合わせください。提携先は変わることがあるため、最新の一覧をご案内します。`,
            'ご予約またはお支払いの際に、会員番号をお知らせください。多くの提携先では、後からの登録を承っておりません。',
            '加算を確認するまで、領収書を保管してください。',
          ],
        },
      ],
    },
    {
      id: 'bank-card',
      title: '提携カード',
      blocks: [
        '銀行と提携して発行するVisaカードでは、毎日のお買い物でポイントが貯まります。[Visaプラチナ](/memberIntro/vipMemberSystem#other-ways)カードが付帯し、[ラウンジや手荷物の追加](/membershipBenefits)をご利用いただけます。',
        {
          kind: 'list',
          items: [
            '発行の審査、年会費、金利は銀行が定めます。',
            '返品された商品のポイントは取り消します。',
            '提携カードを解約されてもポイントは残ります。会員カードは有効期限をもって終了します。',
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'ポイントが加算されないとき',
      blocks: [
        `上の表の日数をお待ちください。それでも加算されない場合は、会員番号と領収書の写しを${say.email}へお送りください。提携先に確認し、結果をお知らせします。`,
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
              question: '旅行サイトで予約したホテルでも貯まりますか。',
              answer: ['原則として貯まりません。ホテルとレンタカーは、直接のご予約が対象です。'],
            },
            {
              question: '会員がふたりで同じ部屋に泊まる場合、両方に貯まりますか。',
              answer: [
                '貯まりません。お部屋、お車、お会計ごとに、お支払いになる会員おひとりに加算します。',
              ],
            },
            {
              question: 'ホテル独自のポイントも貯まりますか。',
              answer: [
                '両方貯まる提携先もありますが、多くはどちらか一方です。ご予約の際にお確かめください。',
              ],
            },
            {
              question: '提携サービスでポイントを使えますか。',
              answer: [
                `使えません。ポイントは当社便の運賃、有料座席、追加サービスにお使いいただけます。詳しくは${say.page('/memberIntro/happinessClub', 'paying')}をご覧ください。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
