import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const guests = (count: number) => (count === 0 ? '不可' : `${say.number(count)}名様まで`);
const ofFare = (code: FareBrandCode) =>
  FARE_BRAND_DATA[code].conditions.lounge ? ['可', '不可'] : ['不可', '–'];
function ofCard(tier: CardTier) {
  const { lounge } = TIER_CARDS[tier].benefits;
  return lounge ? ['可（すべての運賃）', guests(lounge.guests)] : ['不可', '–'];
}

export const ja: Content = {
  title: 'ラウンジ',
  description:
    '当社と提携航空会社のラウンジの場所・営業時間・設備、運賃や会員カードごとのご利用条件、同伴できる人数をご案内します。',
  lead: '静かな空間に、お食事とWi-Fiをご用意しています。ご出発までおくつろぎください。ビジネスクラスの運賃、またはゴールド以上の会員カード（運賃を問いません）でご利用いただけます。',
  keywords: ['ビジネスクラス', 'ゴールド', 'シャワー', '同伴者', '待合室', '休憩'],
  sections: [
    {
      id: 'who-may-enter',
      title: 'ご利用いただける方',
      blocks: [
        {
          kind: 'table',
          caption: '当社便ご搭乗日の、運賃・会員カードごとのご利用条件',
          columns: ['運賃・カード', 'ご利用', '同伴者'],
          rows: [
            ['ビジネス、ビジネス フレックス', ...ofFare('BUSINESS')],
            ['エコノミー ライト、スタンダード、フレックス', ...ofFare('FLEX')],
            [say.firstCard, ...ofCard('HAPPINESS')],
            ['シルバー、スペシャルシルバー', ...ofCard('SILVER')],
            ['ゴールド、スペシャルゴールド', ...ofCard('GOLD')],
            ['プラチナ', ...ofCard('PLATINUM')],
            ['スペシャルVIPプラチナ', ...ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visaプラチナ', ...ofCard('VISA_PLATINUM')],
          ],
        },
        {
          kind: 'list',
          items: [
            `同伴の方は、同じ便にご搭乗で、ご一緒に入室される方に限ります。${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歳未満のお子様は人数に含めません。`,
            'ビジネスクラスの運賃でカードをお持ちの方は、カードの人数まで同伴いただけます。',
            'お乗り継ぎの際も、次の便が当社便であれば、乗り継ぎ空港のラウンジをご利用いただけます。',
          ],
        },
        { kind: 'figure', name: 'buy' },
      ],
    },
    {
      id: 'where',
      title: '場所と営業時間',
      blocks: [
        { kind: 'figure', name: 'list' },
        `どのラウンジでも、お飲み物、新聞、電源、Wi-Fiを無料でご利用いただけます。ご搭乗便のターミナルは、お客様控えと${say.page('/flightStatus')}でご確認ください。`,
      ],
    },
    {
      id: 'at-the-door',
      title: 'ご入室の際に',
      blocks: [
        {
          kind: 'steps',
          items: [
            'チェックインと保安検査をお済ませください。ラウンジはすべて検査場の先にあります。',
            `ご出発の${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')}前からご入室いただけます。`,
            '搭乗券をお見せください。会員カードでご利用の方は、カードまたは会員番号もお見せください。',
          ],
        },
        'ラウンジではご搭乗の案内放送を行いません。画面をご確認のうえ、搭乗券の時刻までに搭乗口へお越しください。',
      ],
    },
    {
      id: 'together',
      title: 'お過ごしいただくうえで',
      blocks: [
        {
          kind: 'list',
          items: [
            '通話はロビーで、動画や音楽はイヤホンでお願いします。',
            '電子たばこを含め、禁煙です。',
            'お食事とお飲み物はラウンジ内でお召し上がりください。',
            '混雑時は、同伴の方にお待ちいただくことがあります。会員の方とビジネスクラスのお客様を優先してご案内します。',
          ],
        },
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
              question: 'ビジネスクラスで到着したあとに利用できますか。',
              answer: ['ご利用いただけません。ご出発とお乗り継ぎのお客様のためのラウンジです。'],
            },
            {
              question: '出発空港にラウンジがない場合、代わりのサービスはありますか。',
              answer: [
                '申し訳ございませんが、代わりのサービスはご用意しておりません。運賃やカードに含まれる優先チェックインと優先搭乗は、ご利用いただけます。',
              ],
            },
            {
              question: '便が遅れ、ラウンジが閉まる場合はどうなりますか。',
              answer: [
                '当社のラウンジは、当社の最終便が出発するまで開けています。提携航空会社のラウンジは所定の時刻に閉まります。長くお待ちいただくときは、搭乗口でお食事をお出しします。',
              ],
            },
            {
              question: '提携航空会社の会員カードで利用できますか。',
              answer: [
                `ビジネスクラスの運賃でご搭乗の場合に限り、ご利用いただけます。提携航空会社のプログラムについては${say.page('/memberIntro/partners')}をご覧ください。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
