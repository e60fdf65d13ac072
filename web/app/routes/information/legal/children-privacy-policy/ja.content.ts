import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { consentAge } = DATA_PROTECTION;

export const ja: Content = {
  title: 'お子様のプライバシー',
  description:
    'ご搭乗になるお子様の情報について、どなたからお預かりし、何に使い、どなたが決め、どのように開示・消去できるかをご案内します。',
  lead: 'お子様のご予約の前に、保護者の方がお読みください。プライバシーポリシーを補うもので、お子様についてはこちらが優先します。',
  keywords: ['子ども', '未成年', '保護者', '同意', '幼児', '小児'],
  sections: [
    {
      id: 'who',
      title: '対象となるお子様',
      blocks: [
        `ここでいうお子様とは、中国の個人情報保護法が定める${say.number(consentAge.china)}歳未満の方です。お住まいの地域の法律が、お子様ご自身による同意についてより高い年齢を定めるときは、その年齢によります。`,
        {
          kind: 'table',
          caption: '保護者の同意が必要な年齢',
          columns: ['地域', '年齢'],
          rows: [
            ['中国本土', `${say.number(consentAge.china)}歳未満`],
            ['EU（加盟国がより低い年齢を定めない場合）', `${say.number(consentAge.europe)}歳未満`],
            ['英国', `${say.number(consentAge.britain)}歳未満`],
            [
              '香港、日本、その他の地域',
              'お子様ご自身で判断できない間。当社では中国の年齢に従います',
            ],
          ],
          numeric: false,
        },
        `運賃の区分は別で、幼児は${say.number(LIMITS.childFromAge)}歳未満、小児は${say.number(LIMITS.adultFromAge)}歳未満です。${say.page('/transportationConditions', 'travellers')}をご覧ください。`,
      ],
    },
    {
      id: 'collection',
      title: '情報をお預かりする方法',
      blocks: [
        {
          kind: 'list',
          items: [
            `大人の方からのみお預かりします。ご予約には${say.number(LIMITS.guardianFromAge)}歳以上の方が必要です。このサイトは、お子様がひとりで利用することを想定していません。`,
            'お子様の情報を入力する方には、保護者であるか、保護者の同意があることを確認いただきます。ご親族、学校、旅行会社の方は、先に保護者の同意をお取りください。',
            `${say.number(EARNING.memberFromAge)}歳未満のお子様の${say.club}へのご入会は、保護者からのお電話でのお申し込みに限ります。${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歳未満の方には保護者の同意が必要です。保護者が入会フォームにお名前を入力して同意し、当社はその両方を保存します。ご入会いただかなくてもご搭乗いただけます。`,
            '保護者の同意なくお子様から情報を受け取ったことがわかった場合は、予約済みのフライトに必要なものを除き、消去します。',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'お預かりする情報と利用目的',
      blocks: [
        {
          kind: 'table',
          caption: 'お子様の情報',
          columns: ['情報', '利用目的'],
          rows: [
            ['氏名、性別、生年月日、国籍', '航空券と運賃、座席の有無'],
            [
              '渡航書類（利用できる路線では、小さなお子様の出生医学証明書を含む）',
              '保安と出入国の手続き',
            ],
            ['幼児の同伴者', '大人1名につき幼児1名とすること、緊急脱出、一緒の変更'],
            ['お手伝い、バシネット、お食事', 'お申し込みいただいた場合のみ、その手配'],
          ],
        },
        `すべて[機微な個人情報](/sensitiveRules)と同じように取り扱い、ご予約時の同意に含まれます。出生医学証明書をご利用いただけるのは${say.number(LIMITS.birthCertificateUnderAge)}歳未満の方です。`,
      ],
    },
    {
      id: 'never',
      title: '当社が決して行わないこと',
      blocks: [
        {
          kind: 'list',
          items: [
            'お子様の情報を、広告、人物像の分析、料金の決定に使うこと。',
            'ご搭乗に必要な範囲を超えて提供すること。提供先は、空港、航空券に記載の航空会社、経路上の当局に限ります。',
            'お子様に直接ご連絡すること。フライトのお知らせは、ご予約の連絡先にお送りします。',
          ],
        },
      ],
    },
    {
      id: 'protection',
      title: '安全管理と保存期間',
      blocks: [
        `書類の番号は暗号化し、お支払い前にご予約を作成したブラウザーで確認いただく場合を除き、末尾の文字だけを表示します。お子様の情報に触れるのはご搭乗に必要な従業員に限り、責任者を置きます。最後のフライトまたは取り消しから数えて、書類の番号は${say.span(RETENTION.documentNumberMonths, 'month')}後、予約は${say.span(RETENTION.orderYears, 'year')}後、健康の情報は${say.span(RETENTION.healthMonths, 'month')}後に消去します。一覧は${say.page('/privacyPolicy', 'retention')}にあります。`,
      ],
    },
    {
      id: 'rights',
      title: '保護者とお子様の権利',
      blocks: [
        '保護者の方は、お子様の情報の開示、訂正、消去と、同意の撤回をご請求いただけます。意味を理解できるお子様は、ご自身でも請求できます。',
        {
          kind: 'steps',
          items: [
            `件名を「お子様の情報」とし、予約番号を添えて、${say.email}または${say.phone}までご連絡ください。`,
            '保護者であることを確認し、確認に使った書類は確認後すみやかに消去します。',
            `${say.span(DATA_PROTECTION.answerDays, 'day')}以内に回答します。お子様に関するご請求を優先します。`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'ご搭乗の前に',
          text: '必要な情報がないと、お子様はご搭乗いただけません。ご出発前に同意を撤回された場合、お子様の航空券は運賃の条件に従って払い戻します。',
        },
      ],
    },
    {
      id: 'changes',
      title: 'この方針の変更',
      blocks: [
        `新しい版は、適用の${say.span(DATA_PROTECTION.noticeDays, 'day')}前にこのページで公表します。お子様の情報の利用を広げる場合は、保護者の方にあらためて同意をお願いします。`,
      ],
    },
  ],
};
