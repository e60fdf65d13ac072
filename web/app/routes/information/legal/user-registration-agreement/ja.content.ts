import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { loginPassword, consumptionPassword } = LIMITS;
const onePoint = say.money(pointsValue(1).amount);

export const ja: Content = {
  title: say.pageName('/userRegistrationAgreement'),
  description: `${say.club}の会員に関する、お客様と${say.airline}の規約です。アカウント、パスワード、ポイント、ステイタス、退会について定めます。`,
  lead: `登録により${say.club}に入会し、この規約に同意いただきます。入会金、年会費はかかりません。ご予約とご搭乗には、入会の必要はありません。`,
  keywords: ['会員', '規約', 'ポイント', 'アカウント', 'パスワード', '退会'],
  sections: [
    {
      id: 'joining',
      title: '入会資格',
      blocks: [
        {
          kind: 'list',
          items: [
            `${say.number(EARNING.memberFromAge)}歳以上の方は、ご自身で入会いただけます。${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歳未満の方には保護者の同意が必要です。ご入会の際に、保護者がお名前を入力して同意します。${say.number(EARNING.memberFromAge)}歳未満のお子様は、保護者がお電話で代わって登録し、手続きします。法人の入会はできません。`,
            'アカウントはおひとりにつきひとつです。誤って重複した場合は、ポイントとともに統合します。',
            'お名前と生年月日は、渡航書類と同じものをご登録ください。搭乗の記録は、航空券と同じお名前のアカウントに限り加算します。書類で確認済みの項目の変更は、お問い合わせ窓口で承ります。',
            '規約は、当社が登録を確認した時点で成立します。不正利用により解約となった方の登録は、お断りすることがあります。',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'アカウント',
      blocks: [
        {
          kind: 'list',
          items: [
            say.online(
              'SIGN_IN',
              '携帯電話またはメールに届くコード、もしくはアカウントとパスワードでご本人を確認します。コードとフライトのお知らせが届くよう、電話番号とメールアドレスを最新の状態に保ってください。',
              'お電話またはメールでご入会いただけます。このサイトではまだログインいただけません。今後は、携帯電話またはメールに届くコード、もしくはアカウントとパスワードでご本人を確認します。コードとフライトのお知らせが届くよう、電話番号とメールアドレスを最新の状態に保ってください。',
            ),
            'アカウントのご利用はご本人に限ります。貸与、売買、共有はできません。コードとパスワードも同じです。',
            say.online(
              'SAVE_PASSENGERS',
              'よく予約される方の情報を保存できます。先にご本人の同意をお取りください。',
              'ほかの方の情報をご提供になる場合は、先にご本人の同意をお取りください。',
            ),
            say.online(
              'SIGN_IN',
              `第三者に使われたおそれがあるときは、ただちにパスワードを変更し、${say.phone}までお電話ください。アカウントを一時停止し、調査します。`,
              `第三者に使われたおそれがあるときは、ただちに${say.phone}までお電話ください。アカウントを一時停止し、調査します。`,
            ),
          ],
        },
      ],
    },
    {
      id: 'passwords',
      title: say.online('SIGN_IN', 'ふたつのパスワード', 'ポイント利用パスワード'),
      blocks: [
        {
          kind: 'table',
          caption: 'アカウントのパスワード',
          columns: ['パスワード', '形式', '用途'],
          rows: [
            ...say.online(
              'SIGN_IN',
              [
                [
                  'ログインパスワード',
                  `英字と数字の両方を含む${say.number(loginPassword.minLength)}～${say.number(loginPassword.maxLength)}文字。よく使われるものは登録できません`,
                  'ログイン',
                ],
              ],
              [],
            ),
            [
              'ポイント利用パスワード',
              `数字${say.number(consumptionPassword.digits)}桁`,
              'ポイントの利用',
            ],
          ],
        },
        say.online(
          'SET_POINTS_PASSWORD',
          `ポイント利用パスワードは、${say.number(consumptionPassword.tries)}回続けて間違えるとロックされます。携帯電話またはメールに届くコードで再設定してください。ログインパスワードを変更すると、ほかの端末からはログアウトします。当社はパスワードそのものではなくハッシュ値を保存し、係員がパスワードをお尋ねすることはありません。`,
          `ポイント利用パスワードは、${say.number(consumptionPassword.tries)}回続けて間違えるとロックされます。再設定はお電話で承ります。当社はパスワードそのものではなくハッシュ値を保存し、係員がパスワードをお尋ねすることはありません。`,
        ),
      ],
    },
    {
      id: 'earning',
      title: 'ポイントの加算',
      blocks: [
        {
          kind: 'list',
          items: [
            'ご本人が搭乗した当社便では、運賃とカードに応じてポイントとステイタスポイントが貯まります。[提携会社](/memberIntro/partners)の便では、各社の積算表によります。払い戻した航空券、未使用の区間、無料の航空券、ご搭乗にならなかった便は対象になりません。',
            `当社便のポイントは、${say.number(LIMITS.pointsCreditWorkingDays)}営業日以内に加算します。`,
            `加算されていない便は、${say.span(EARNING.claimMonths, 'month')}以内に航空券と搭乗券を添えてお申し出ください。新しい会員の方は、入会前${say.span(EARNING.daysBeforeJoining, 'day')}以内の便もお申し出いただけます。`,
            '誤って加算したポイントは、理由をお知らせしたうえで取り消します。',
          ],
        },
      ],
    },
    {
      id: 'points',
      title: 'ポイントの利用と有効期限',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '価値',
              value: `${say.number(1)}ポイント＝${onePoint}。${say.number(1)}ポイント単位で使えます`,
            },
            {
              term: '使えるもの',
              value: '基本運賃、有料座席、追加サービス。税金・諸料金には使えません',
            },
            {
              term: '有効期限',
              value: `加算から${say.span(EARNING.pointsValidMonths, 'month')}後の月末。期限の近いものから先に使います`,
            },
            {
              term: '払い戻し後',
              value:
                '代金より先にポイントをお戻しします。有効期限は元のままで、すでに失効した分は戻りません',
            },
          ],
        },
        'ポイントは金銭ではありません。お住まいの地域の法律に別の定めがある場合を除き、換金、売買、譲渡、相続はできません。アカウントでは、すべての増減を理由と有効期限とともに確認できます。残高がマイナスになることはありません。',
      ],
    },
    {
      id: 'levels',
      title: 'カードとステイタス',
      blocks: [
        `連続する${say.span(QUALIFYING_MONTHS, 'month')}のステイタスポイントまたは区間数により、上位のカードに進みます。各カードの条件、特典、有効期間は${say.page('/memberIntro/vipMemberSystem')}をご覧ください。カードはご本人専用です。特典はご本人と、記載がある場合は同じ便の同伴者にご利用いただけます。`,
      ],
    },
    {
      id: 'misuse',
      title: '禁止事項',
      blocks: [
        {
          kind: 'list',
          items: [
            'ポイント、クーポン、アカウントの売買',
            'ほかの方が搭乗した便の加算',
            '虚偽の内容、または自動プログラムによる登録',
            'サイトへの攻撃、ほかの方の利用を妨げる自動取得、ご搭乗の意思のない座席の確保',
          ],
        },
        'これらの場合、調査の間アカウントを停止し、不正に得たポイントと航空券を取り消し、重大なときは解約することがあります。緊急の場合を除いて先にご事情を伺い、理由を書面でお知らせします。正当に購入された航空券は引き続き有効です。',
      ],
    },
    {
      id: 'ending',
      title: '退会',
      blocks: [
        {
          kind: 'list',
          items: [
            `いつでも、理由を問わず退会できます。${say.online('SIGN_IN', `「${say.label('account-edit-info.title')}」でお手続きいただくか、`, '')}${say.phone}または${say.email}までご連絡ください。${say.number(MEMBERSHIP_TERMS.closingWorkingDays)}営業日以内に退会の手続きを完了します。残ったポイントは失効しますので、先にお使いください。ご予約済みのフライトには影響しません。`,
            say.online(
              'SIGN_IN',
              `${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}間ログインも搭乗の加算もないアカウントは、${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}前にお知らせしたうえで退会の扱いとすることがあります。ログインいただければ継続します。`,
              `${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}間搭乗の加算がないアカウントは、${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}前にお知らせしたうえで退会の扱いとすることがあります。ご連絡いただければ継続します。`,
            ),
            `${say.club}を終了する場合は${say.span(MEMBERSHIP_TERMS.endOfClubDays, 'day')}前にお知らせし、それまではポイントの加算と利用を続けます。`,
            '会員資格は、ご本人が亡くなられたときに終わります。代金をお支払い済みの航空券は、相続人の方が払い戻しをお申し出いただけます。',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: '規約の変更',
      blocks: [
        {
          kind: 'notice',
          tone: 'info',
          title: `${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}前にお知らせします`,
          text: '変更の内容と適用日を、このページとメールでお知らせします。同意いただけない場合は、適用日より前に退会でき、それまでポイントをお使いいただけます。獲得済みのポイントを取り消したり、お持ちのカードの有効期間を短くしたりすることはありません。',
        },
        '法令や当局が求める変更、お客様に有利となる変更は、ただちに適用することがあります。',
      ],
    },
    {
      id: 'law',
      title: '個人情報、責任、準拠法',
      blocks: [
        `個人情報の取り扱いは${say.page('/privacyPolicy')}に定めます。そこでの同意は、この規約とは別に撤回できます。`,
        `当社の過失により失われたポイントと特典は、あらためて付与します。故意、重過失、人身傷害に関する責任と、お住まいの地域の法律が消費者に与える権利は制限しません。フライトには${say.page('/transportationConditions')}を適用します。`,
        `準拠法は中国法とし、${say.city}の裁判所を管轄とします。お住まいの地域の法律が消費者に認める裁判所に訴えることもできます。言語により相違があるときは、中国語版が優先します。`,
      ],
    },
  ],
};
