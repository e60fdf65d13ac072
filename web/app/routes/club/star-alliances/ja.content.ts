import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const members = PARTNER_AIRLINES.filter(
  (code) => PARTNER_PROGRAMMES[code].alliance === 'STAR_ALLIANCE',
).length;

export const ja: Content = {
  title: 'スターアライアンス各社',
  description:
    '提携航空会社のうちスターアライアンスに加盟する会社と、会員がその便でご利用いただけるもの、いただけないものをご案内します。',
  lead: `提携航空会社${say.number(PARTNER_AIRLINES.length)}社のうち${say.number(members)}社がスターアライアンスに加盟しています。当社は加盟していないため、これらの便ではポイントのみが貯まり、ほかの特典はありません。`,
  keywords: ['アライアンス', 'スターゴールド', 'ワンワールド', 'ラウンジ', '提携'],
  sections: [
    {
      id: 'alliance',
      title: 'スターアライアンスとは',
      blocks: [
        'スターアライアンスは、世界各地の航空会社が加盟する航空連合です。加盟会社は互いの便を通しの航空券で販売し、マイルを相互に加算し、上級会員の資格も相互に認めています。ある加盟会社でスターアライアンス・ゴールドの資格を得ると、ほかの加盟会社でもラウンジ、手荷物の追加、優先サービスを利用できます。',
        `${say.airline}は、スターアライアンスにも、ほかのアライアンスにも加盟していません。提携航空会社とは個別に契約し、各社便でのポイント加算と、各社会員の方の当社便でのマイル加算を取り決めています。`,
      ],
    },
    {
      id: 'partners',
      title: '加盟している提携会社と、していない提携会社',
      blocks: [
        { kind: 'figure', name: 'star' },
        { kind: 'figure', name: 'oneworld' },
        'フィンエアーは別のアライアンス、ワンワールドに加盟しています。当社のポイントの貯まり方に違いはありません。',
      ],
    },
    {
      id: 'what-you-get',
      title: '提携会社の便でご利用いただけるもの',
      blocks: [
        {
          kind: 'table',
          caption: `${say.club}会員が提携会社の便でご利用いただけるもの`,
          columns: ['項目', '当社便', '提携会社の便'],
          rows: [
            ['ポイント', '運賃で計算', '距離と予約クラスで計算'],
            ['カードのボーナス', 'あり', 'なし'],
            ['ステイタスポイント・区間数', 'あり', 'なし'],
            ['ラウンジ', 'ゴールド以上', '提携会社の運賃によります'],
            ['手荷物の追加', 'シルバー以上', '提携会社の運賃によります'],
            ['優先サービス', 'シルバー以上', '提携会社の運賃によります'],
          ],
        },
        `予約クラスごとの積算率は${say.page('/memberIntro/partners', 'classes')}でご案内しています。`,
      ],
    },
    {
      id: 'star-gold',
      title: 'スターアライアンスの上級会員の方へ',
      blocks: [
        '当社は加盟していないため、当社便ではラウンジや手荷物の追加はご利用いただけません。次の方法をご検討ください。',
        {
          kind: 'list',
          items: [
            'ご予約時にそのプログラムの会員番号を登録し、マイルをそちらに加算する。',
            `ステイタスマッチを申し込む。資格を証明する書類により、スペシャルシルバーまたはスペシャルゴールドを発行できる場合があります。詳しくは${say.page('/memberIntro/vipMemberSystem', 'other-ways')}をご覧ください。`,
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
              question: '手荷物は提携会社の便まで通しで預けられますか。',
              answer: [
                '通しの航空券であれば、最終目的地までお預かりします。航空券が別々の場合は、いったん受け取って税関を通り、もう一度チェックインしてください。',
              ],
            },
            {
              question: '提携会社への乗り継ぎに間に合わなかったら、どうなりますか。',
              answer: [
                '通しの航空券であれば、遅れた便の航空会社が代わりの便をご案内します。航空券が別々の場合、次の便の航空会社には振替の義務がありません。乗り継ぎ時間に余裕をお持ちください。',
              ],
            },
            {
              question: 'アライアンスに加盟する予定はありますか。',
              answer: [
                '現時点でお知らせできることはありません。お知らせできることがあれば、このページでご案内します。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
