import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { digits, tries } = LIMITS.consumptionPassword;
const worth = say.money(LIMITS.pointValueMinorUnits);
const months = say.span(QUALIFYING_MONTHS, 'month');

export const ja: Content = {
  title: `${say.club}とは`,
  description:
    '会員プログラムの概要と、ご入会からポイント利用までの流れ、入会資格、よくあるご質問をご案内します。',
  lead: `${say.club}は、${say.airline}の会員プログラムです。入会金・年会費は無料。最初のご搭乗からポイントが貯まり、次のご旅行のお支払いに、${say.number(1)}ポイントを${worth}としてお使いいただけます。`,
  keywords: ['会員', 'マイレージ', 'マイル', '入会', 'ポイント'],
  sections: [
    {
      id: 'steps',
      title: 'ご利用の流れ',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'SIGN_IN',
              `**ご入会。**このサイトで、パスポート記載のお名前、生年月日、携帯電話番号、メールアドレスをご登録ください。会員番号と${say.firstCard}カードをすぐに発行します。`,
              `**ご入会。**${say.phone}へお電話いただくか、${say.email}へメールをお送りください。パスポート記載のお名前、生年月日、携帯電話番号、メールアドレスをお知らせいただくと、会員番号と${say.firstCard}カードをすぐに発行します。`,
            ),
            `**ご搭乗。**ご予約時に搭乗者情報の欄で会員番号を入力するか、チェックインカウンターでお知らせください。ポイントはご搭乗後${say.number(LIMITS.pointsCreditWorkingDays)}営業日以内に加算されます。ポイント数は[運賃とカード](/memberIntro/flyWithUs)によって異なります。`,
            say.online(
              'PAY_WITH_POINTS',
              '**ご利用。**運賃、有料座席、追加サービスのお支払いにポイントをお使いいただけます。ステイタスポイントと区間数を重ねると[上位のカード](/memberIntro/vipMemberSystem)へ進み、[ラウンジや手荷物の追加などの特典](/membershipBenefits)が加わります。',
              `**ご利用。**お電話（${say.phone}）で、運賃、有料座席、追加サービスのお支払いにポイントをお使いいただけます。ステイタスポイントと区間数を重ねると[上位のカード](/memberIntro/vipMemberSystem)へ進み、[ラウンジや手荷物の追加などの特典](/membershipBenefits)が加わります。`,
            ),
          ],
        },
      ],
    },
    {
      id: 'three-counts',
      title: '貯まるもの',
      blocks: [
        'アカウントには次の項目を記録します。お支払いに使えるのはポイントだけです。',
        {
          kind: 'table',
          caption: 'ポイント、ステイタスポイント、区間数の違い',
          columns: ['種類', '貯め方', '用途', '有効期間'],
          rows: [
            [
              'ポイント',
              '当社便へのご搭乗、カードのボーナス、提携航空会社・提携サービスのご利用',
              '運賃・有料座席・追加サービスのお支払い',
              say.span(EARNING.pointsValidMonths, 'month'),
            ],
            [
              'ステイタスポイント',
              '当社便の運賃に応じて加算（ボーナスを除く）',
              'カードの獲得・継続',
              `連続する${months}の合計`,
            ],
            [
              '区間数',
              'ご搭乗いただいた当社便ごとに加算（運賃を問いません）',
              'カードの獲得・継続',
              `連続する${months}の合計`,
            ],
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'ポイントでのお支払い',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'ポイントの価値', value: `${say.number(1)}ポイント＝${worth}` },
            { term: '使えるもの', value: '基本運賃、有料座席、追加サービス（一部または全額）' },
            { term: '使えないもの', value: '税金、諸料金、手数料' },
            { term: '端数', value: `${say.number(1)}元未満は切り捨て。残額は別途お支払いください` },
            {
              term: '本人確認',
              value: say.online(
                'PAY_WITH_POINTS',
                `数字${say.number(digits)}桁のポイント利用パスワード（ログインパスワードとは別のもの）`,
                `数字${say.number(digits)}桁のポイント利用パスワード。このサイトでは、まだポイントでお支払いいただけません`,
              ),
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'ポイント利用パスワードは人に教えないでください',
          text: `当社から電話やメールでお尋ねすることはありません。${say.number(tries)}回続けて間違えると、再設定するまでポイントがロックされます。お困りの際は${say.phone}へお電話ください。`,
        },
        '航空券を払い戻す際は、ポイントを先にお戻しし、残りの金額を払い戻します。お戻ししたポイントの有効期限は変わりません。',
      ],
    },
    {
      id: 'who',
      title: '入会資格',
      blocks: [
        {
          kind: 'list',
          items: [
            `${say.number(EARNING.memberFromAge)}歳以上の方がご入会いただけます（${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歳未満の方は保護者の同意が必要です）。${say.number(EARNING.memberFromAge)}歳未満のお子様のご登録は、保護者の方からお電話（${say.phone}）で承ります。詳しくは${say.page('/userRegistrationAgreement')}をご覧ください。`,
            '会員資格はおひとりにつきひとつです。お名前は渡航書類と同じものをご登録ください。法人でのご入会はできませんが、社員の方は個人としてご入会いただけます。',
            '座席を使わない幼児は、ポイント加算の対象になりません。',
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
              question: '費用はかかりますか。',
              answer: ['かかりません。ご入会、継続、上位カードへの移行はすべて無料です。'],
            },
            {
              question: 'ポイントに有効期限はありますか。',
              answer: [
                `あります。加算から${say.span(EARNING.pointsValidMonths, 'month')}後の月末に失効します。お支払いには、期限の近いものから使われます。`,
              ],
            },
            {
              question: '入会前に搭乗した便も対象になりますか。',
              answer: [
                `ご入会前${say.span(EARNING.daysBeforeJoining, 'day')}以内のご搭乗は対象です。[事後登録](/memberIntro/flyWithUs#missing)をお申し込みください。`,
              ],
            },
            {
              question: '同じ便で、提携航空会社のマイルも貯まりますか。',
              answer: [
                `貯まりません。ひとつの便を加算できるのは、${say.club}か、ご予約に登録した${say.page('/memberIntro/partners')}のどちらか一方です。`,
              ],
            },
            {
              question: '家族が私のポイントを使えますか。',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  'はい。会員ご本人がポイント利用パスワードを入力すれば、どなたの航空券にもお使いいただけます。ほかのアカウントへの移行や売買はできません。',
                  'はい。お電話いただければ、どなたの航空券にもお使いいただけます。ほかのアカウントへの移行や売買はできません。',
                ),
              ],
            },
            {
              question: '名前やパスポートが変わりました。どうすればよいですか。',
              answer: [
                `${say.phone}へお電話ください。書類の確認が済んだお名前、生年月日、書類の変更は、第三者による変更を防ぐため、お電話でのみ承ります。`,
              ],
            },
            {
              question: '退会するにはどうすればよいですか。',
              answer: [
                `${say.online('SIGN_IN', `アカウントの「${say.label('account-edit-info.title')}」からお手続きください。`, `${say.email}へご連絡ください。`)}${say.number(MEMBERSHIP_TERMS.closingWorkingDays)}営業日以内に退会の手続きを完了します。残っているポイントは失効しますので、先にお使いください。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
