import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const creditDays = say.number(LIMITS.pointsCreditWorkingDays);

export const ja: Content = {
  title: 'ご搭乗でポイントを貯める',
  description:
    '運賃タイプごとのポイント、ステイタスポイント、区間数と、加算の時期、加算されていない便の事後登録についてご案内します。',
  lead: '当社便にご搭乗いただくたびに、基本運賃に応じてポイントが貯まります。変更しやすい運賃ほど、また上位のカードほど多く貯まります。',
  keywords: ['ポイント', 'ステイタスポイント', '区間', '事後登録', '積算率', 'マイル'],
  sections: [
    {
      id: 'fares',
      title: '運賃タイプ別の積算率',
      blocks: [
        `おひとり・1便ごとに、${say.currency}建ての基本運賃に対する割合で計算します。端数は切り捨てます。`,
        { kind: 'figure', name: 'fares' },
        {
          kind: 'list',
          items: [
            '**基本運賃**とは、運送の対価です。税金、諸料金、座席や手荷物の料金、ポイントでお支払いいただいた分の運賃は対象になりません。',
            '複数の便を含む運賃は、距離に応じて各便に配分します。',
            `ほかの通貨でお支払いの場合は、航空券に記載の${say.currency}の金額で計算します。`,
            '**小児**の計算方法は大人と同じです。座席を使わない幼児には加算されません。',
          ],
        },
      ],
    },
    {
      id: 'estimate',
      title: 'ポイントを計算する',
      blocks: [
        { kind: 'figure', name: 'estimate' },
        `基本運賃は、お支払い前の料金明細とお客様控えでご確認いただけます。カードごとのボーナスは${say.page('/membershipBenefits', 'bonus')}をご覧ください。`,
      ],
    },
    {
      id: 'credit',
      title: '加算の時期',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**ご搭乗前：**ご予約時に会員番号を入力してください。後から登録する場合は、${say.phone}へお電話いただくか、チェックインカウンターでお知らせください。航空券のお名前は、会員のお名前と一致している必要があります。`,
            '**ご搭乗：**実際にご搭乗いただいた便だけが対象です。払い戻した航空券や、ご搭乗にならなかった便は対象外です。',
            `**ご搭乗後${creditDays}営業日以内：**ポイント、ステイタスポイント、区間数を加算します。営業日は中国の暦によります。`,
          ],
        },
        `ポイントは、加算から${say.span(EARNING.pointsValidMonths, 'month')}後の月末に失効します。ステイタスポイントと区間数については${say.page('/memberIntro/vipMemberSystem')}をご覧ください。`,
      ],
    },
    {
      id: 'missing',
      title: '加算されていない便の事後登録',
      blocks: [
        `まず${creditDays}営業日お待ちください。その後、ご搭乗から${say.span(EARNING.claimMonths, 'month')}以内であればお申し込みいただけます。`,
        {
          kind: 'steps',
          items: [
            '会員番号、航空券番号または予約番号、便名、搭乗日をご用意ください。加算を確認するまで搭乗券を保管してください。',
            say.online(
              'SIGN_IN',
              `ログインして[搭乗区間の記録](/flightSegment)に入力していただくか、${say.email}へのメールまたは${say.phone}へのお電話でお申し込みください。`,
              `${say.email}へメールをお送りいただくか、${say.phone}へお電話ください。`,
            ),
            say.online(
              'SIGN_IN',
              `サイトでのお申し込みは、便とお名前が一致すればその場で加算します。それ以外の場合は、ご搭乗を確認のうえ${creditDays}営業日以内に加算します。加算できない場合は理由をお知らせします。`,
              `ご搭乗を確認し、${creditDays}営業日以内に加算します。加算できない場合は理由をお知らせします。`,
            ),
          ],
        },
        `新しく入会された方は、ご入会前${say.span(EARNING.daysBeforeJoining, 'day')}以内のご搭乗もお申し込みいただけます。`,
      ],
    },
    {
      id: 'not-earning',
      title: '加算の対象にならないもの',
      blocks: [
        {
          kind: 'list',
          items: [
            '全額をポイントで支払った航空券、無償航空券、社員用航空券',
            'チャーター便、および対象外と明記された団体運賃',
            'ご本人や楽器のために追加で購入した座席',
            'ほかの航空会社のプログラムに加算した便',
            '会員と異なるお名前で搭乗した便',
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
              question: 'ほかの人の分を予約して支払った場合、自分にポイントが付きますか。',
              answer: ['付きません。搭乗者それぞれの会員番号に加算します。'],
            },
            {
              question: '別のクラスに変更になりました。どの運賃で計算しますか。',
              answer: [
                'ご購入になった運賃で計算します。上位のクラスへの変更でも、下位のクラスへの変更でも同じです。',
              ],
            },
            {
              question: '他社の便に振替になりました。ポイントは貯まりますか。',
              answer: [
                '貯まります。当社の都合による変更では、ご購入になった便と同じポイントを加算します。自動的に加算されない場合は、事後登録をお申し込みください。',
              ],
            },
            {
              question: '日付変更の際に支払った差額も対象になりますか。',
              answer: ['運賃の差額は基本運賃に含まれるため対象です。変更手数料は対象外です。'],
            },
            {
              question: '旅行会社で購入した航空券でも貯まりますか。',
              answer: [
                'はい。航空券に記載の運賃をもとに、同じ積算率で計算します。パッケージ商品などで運賃の記載がない場合は、エコノミー ライトとして計算します。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
