import { EARNING } from '#schema/codes/club/earning.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import {
  PARTNER_CREDIT_DAYS,
  PARTNER_EXAMPLE,
  PARTNER_KILOMETRES_PER_POINT,
} from '#schema/codes/club/partner-earning.ts';
import { earnedByDistance } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { kilometres, percent } = PARTNER_EXAMPLE;
const example = {
  distance: say.measure(kilometres, 'kilometer'),
  full: say.number(earnedByDistance(kilometres, 100)),
  percent: say.measure(percent, 'percent'),
  points: say.number(earnedByDistance(kilometres, percent)),
};

export const ja: Content = {
  title: '提携航空会社',
  description:
    'ポイントが貯まる提携航空会社と主な拠点、予約クラスごとの積算率、提携会社の会員の方の登録方法をご案内します。',
  lead: `提携航空会社${say.number(PARTNER_AIRLINES.length)}社の便でもポイントが貯まります。運賃ではなく、距離と予約クラスで計算します。`,
  keywords: ['提携', '予約クラス', 'コードシェア', 'マイル', '会員番号'],
  sections: [
    {
      id: 'airlines',
      title: '提携航空会社の一覧',
      blocks: [
        { kind: 'figure', name: 'airlines' },
        `当社は各社と個別に提携しており、アライアンスには加盟していません。詳しくは${say.page('/memberIntro/starAlliances')}をご覧ください。`,
      ],
    },
    {
      id: 'how',
      title: '貯め方',
      blocks: [
        {
          kind: 'steps',
          items: [
            `提携航空会社でのご予約時に、加算先として**${say.airline}**を選び、会員番号をご入力ください。チェックインカウンターでも承ります。`,
            '予約確認書で、アルファベット一文字の予約クラスをご確認ください。搭乗クラスとは異なります。',
            `提携航空会社からの通知を受けて、ご搭乗後${say.span(PARTNER_CREDIT_DAYS, 'day')}以内に加算します。`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: '加算はポイントのみ',
          text: 'お支払いに使えるポイントが貯まります。カードのボーナス、ステイタスポイント、区間数は加算されません。当社のラウンジ、手荷物、優先サービスの特典も対象外です。',
        },
      ],
    },
    {
      id: 'classes',
      title: '予約クラスごとの積算率',
      blocks: [
        `${say.measure(100, 'percent')}の場合、空港間の距離${say.measure(PARTNER_KILOMETRES_PER_POINT, 'kilometer')}ごとに${say.number(1)}ポイントが貯まります。`,
        { kind: 'figure', name: 'classes' },
        `例：${example.distance}の便は、積算率${say.measure(100, 'percent')}で${example.full}ポイント、積算率${example.percent}の予約クラスでは**${example.points}ポイント**になります。`,
        '表にない予約クラスは加算の対象になりません。コードシェア便では、実際に運航する会社の欄をご覧ください。',
      ],
    },
    {
      id: 'their-members',
      title: '提携航空会社の会員の方へ',
      blocks: [
        `当社便のご搭乗を、お持ちのプログラムに加算できます。このサイトでのご予約時に、「${say.label('booking-steps.passengers')}」のページの「${say.label('booking-passengers.more')}」を開き、航空会社を選んで番号（英数字のみ）をご入力ください。チェックインまでは、お電話で変更を承ります。チェックイン後は、登録されているプログラムに加算します。`,
        '加算されるマイルと時期は、そのプログラムの規定によります。ひとつの便を両方のプログラムに加算することはできないため、ほかのプログラムの番号を登録した便では、当社のポイントは貯まりません。',
      ],
    },
    {
      id: 'missing',
      title: '加算されていない提携便の事後登録',
      blocks: [
        `${say.span(PARTNER_CREDIT_DAYS, 'day')}お待ちいただいても加算されない場合は、ご搭乗から${say.span(EARNING.claimMonths, 'month')}以内に${say.email}へご連絡ください。当社には記録がないため、搭乗券と航空券の控えを添えてください。`,
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
              question: '提携航空会社の便をポイントで支払えますか。',
              answer: [
                'できません。ポイントは当社便の運賃、有料座席、追加サービスにお使いいただけます。',
              ],
            },
            {
              question: 'こちらの便名で予約した、提携航空会社が運航する便はどうなりますか。',
              answer: ['運航する会社の欄と、航空券に記載の予約クラスで計算します。'],
            },
            {
              question: '特典航空券でも貯まりますか。',
              answer: ['貯まりません。社員用運賃、チャーター便、表にない予約クラスも対象外です。'],
            },
          ],
        },
      ],
    },
  ],
};
