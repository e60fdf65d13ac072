import { LIMITS } from '#schema/codes/base/limits.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { single, multiple, certificateDays, afterBirthDays } = EXPECTANT_MOTHERS;
const before = (value: number) => `${say.number(value - 1)}週まで`;
const from = (value: number) => `${say.number(value)}週以降`;
const between = (first: number, end: number) =>
  `${say.number(first)}週から${say.number(end - 1)}週`;

export const ja: Content = {
  title: '妊娠中のお客様',
  description:
    '妊娠何週までご搭乗いただけるか、診断書が必要な時期とその内容、機内でのシートベルトの締め方をご案内します。',
  lead: `単胎妊娠の方は${before(single.certificateFromWeek)}は診断書なしで、その後は診断書をお持ちいただければご搭乗いただけます。${from(single.noTravelFromWeek)}はご搭乗いただけません。多胎妊娠の場合は時期が早まります。`,
  keywords: ['妊婦', 'マタニティ', '双子', '予定日', '診断書', '多胎'],
  sections: [
    {
      id: 'weeks',
      title: '週数ごとのご案内',
      blocks: [
        { kind: 'figure', name: 'weeks' },
        {
          kind: 'table',
          caption: '最後の便のご搭乗日における妊娠週数',
          columns: ['ご搭乗', '単胎', '多胎'],
          rows: [
            [
              '診断書なしで搭乗可',
              before(single.certificateFromWeek),
              before(multiple.certificateFromWeek),
            ],
            [
              '診断書が必要',
              between(single.certificateFromWeek, single.noTravelFromWeek),
              between(multiple.certificateFromWeek, multiple.noTravelFromWeek),
            ],
            [
              'ご搭乗いただけません',
              from(single.noTravelFromWeek),
              from(multiple.noTravelFromWeek),
            ],
          ],
        },
        '基準となるのは、ご旅程の**最後の便**のご搭乗日です。お帰りの便もご確認ください。機内では病院のような分娩の対応ができないため、期限を設けています。',
        { kind: 'figure', name: 'finder' },
      ],
    },
    {
      id: 'certificate',
      title: '診断書',
      blocks: [
        `出発前${say.span(certificateDays, 'day')}以内に、医師または助産師が署名したものをお持ちください。ご旅行が長い場合は、お帰りの便のために新しい診断書が必要です。英語または中国語で、次の内容を記してください。`,
        {
          kind: 'list',
          items: [
            'パスポートと同じお名前と生年月日',
            '妊娠週数、出産予定日、単胎か多胎か',
            '母子ともに健康で、ご搭乗に差し支えないこと',
            '作成者の氏名、住所、電話番号、署名、作成日',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '診断書がない場合はご搭乗いただけません',
          text: 'カウンターで診断書を確認します。お持ちでない場合はご搭乗をお断りすることがあり、運賃の条件が適用されます。機内持ち込み手荷物に入れてお持ちください。',
        },
        '出血、高血圧、早産のおそれなどがある方は、週数にかかわらず[診断書の確認](/passenger/detailService#medical-clearance)をお申し込みください。',
      ],
    },
    {
      id: 'book',
      title: 'ご予約とチェックイン',
      blocks: [
        {
          kind: 'steps',
          items: [
            '通常どおりご予約ください。診断書が必要になるまでは、お知らせいただかなくて構いません。',
            `診断書が必要な時期は、${say.phone}へのお電話または[お問い合わせ](/guide/contact)でお知らせください。ご予約に登録し（コードMAAS）、化粧室の近くや通路側の座席を無料でご用意します。`,
            say.online(
              'CHECK_IN',
              '登録後は、オンラインでの座席指定とチェックインはご利用いただけません。非常口座席は、妊娠中はどの時期もお座りいただけません。',
              '登録後のチェックインはカウンターで承ります。非常口座席は、妊娠中はどの時期もお座りいただけません。',
            ),
            'カウンターで診断書をお見せください。早めにご搭乗いただけます。',
          ],
        },
      ],
    },
    {
      id: 'belt',
      title: 'シートベルトの締め方',
      blocks: [
        { kind: 'figure', name: 'belt' },
        'ベルトはおなかの下に平らに当て、腰骨から太ももの付け根の低い位置で、しっかり締めてください。揺れは突然起こりますので、着席中は常にお締めください。長さが足りない場合は、客室乗務員が延長ベルトをお持ちします。',
      ],
    },
    {
      id: 'on-board',
      title: '快適にお過ごしいただくために',
      blocks: [
        {
          kind: 'list',
          items: [
            '妊娠中は血栓ができやすくなります。ときどき通路を歩き、座っている間も足を動かしてください。長距離便では着圧ソックスをおすすめします。',
            'こまめに水分をおとりください。気圧が下がるとおなかが張りやすいため、ガスの出やすい食べ物はお控えください。',
            '保安検査の金属探知機やボディスキャナーはX線を使わないか、使っても害のないごく微量です。係員の手による検査もお選びいただけます。',
            'マラリアやジカ熱の流行地域へお出かけの前に、医師にご相談ください。旅行保険もご確認ください。当社より早い週数で対象外となる保険が多くあります。',
            '国によっては、妊娠中とわかる方に、現地での出産費用を支払えることの証明を求めることがあります。',
          ],
        },
      ],
    },
    {
      id: 'after-birth',
      title: 'ご出産の後',
      blocks: [
        `お母様は産後${say.span(afterBirthDays, 'day')}からご搭乗いただけます。それより早い場合や手術を受けられた場合は、[診断書の確認](/passenger/detailService#medical-clearance)が必要です。赤ちゃんは生後${say.span(LIMITS.infantFromDays, 'day')}からご搭乗いただけます。書類は[赤ちゃん・お子様](/passenger/PassengersService#children)をご覧ください。`,
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
              question: '便が遅れて、その間に週数が過ぎてしまいました。搭乗できますか。',
              answer: [
                'はい。航空券に記載の日が基準です。当社の都合で遅れた場合は、お持ちの診断書でご搭乗いただけます。',
              ],
            },
            {
              question: '搭乗できなくなりました。払い戻しはできますか。',
              answer: [
                '医師の診断書をお送りください。健康上の理由でご搭乗いただけない場合は、日付の変更を一度無料で承るか、運賃を払い戻します。[変更と払い戻し](/guide/contact)をご覧ください。',
              ],
            },
            {
              question: '一部の便がほかの航空会社の運航です。どの規定が適用されますか。',
              answer: [
                '実際に運航する航空会社の規定が適用されます。当社より早い時期を定めている会社もありますので、それぞれにご確認ください。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
