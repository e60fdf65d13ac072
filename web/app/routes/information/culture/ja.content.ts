import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');

export const ja: Content = {
  title: '私たちの姿勢',
  description:
    'お客様への約束です。総額での料金表示、正確な期限、わかりやすい規定など、すべてこのサイトでお確かめいただけます。',
  lead: 'お客様への約束と、このサイトでそれをお確かめいただける場所をお伝えします。',
  keywords: ['企業理念', '約束', '公正', '透明性', 'アクセシビリティ', 'プライバシー'],
  sections: [
    {
      id: 'prices',
      title: '最初の料金が、最後の料金です',
      blocks: [
        'カレンダーからお支払いまで、表示する料金には税金と諸費用をすべて含めています。途中で加算することも、オプションをあらかじめ選択しておくこともありません。',
        {
          kind: 'list',
          items: [
            `料金は${say.span(LIMITS.offerMinutes, 'minute')}間保証します。その後に変わった場合は、前の料金、新しい料金、差額をお見せし、お客様にお決めいただきます。`,
            '運賃、税金、手数料は行を分けて表示し、合計は必ず一致します。',
            'ほかの通貨での料金は目安と明記し、お支払いの通貨を添えます。',
          ],
        },
      ],
    },
    {
      id: 'deadlines',
      title: '期限は正確に、見えるように',
      blocks: [
        say.online(
          'SELECT_SEAT',
          `ご予約後のお支払いは${say.span(LIMITS.paymentWindowMinutes, 'minute')}以内、お選びいただいた座席の確保は${say.span(LIMITS.seatHoldMinutes, 'minute')}間です。画面に表示するのは実際の期限です。お急がせするための表示ではありません。`,
          `ご予約後のお支払いは${say.span(LIMITS.paymentWindowMinutes, 'minute')}以内です。画面に表示するのは実際の期限です。お急がせするための表示ではありません。`,
        ),
        {
          kind: 'list',
          items: [
            '残席が少ないときは、実際の数をお知らせします。あおるような表示はしません。',
            say.online(
              'REFUND',
              `払い戻しは中国の${say.number(LIMITS.refundWorkingDays)}営業日以内に処理し、進み具合はご予約の詳細でご確認いただけます。`,
              `払い戻しは中国の${say.number(LIMITS.refundWorkingDays)}営業日以内に処理し、進み具合はお電話でご確認いただけます。`,
            ),
            `当社の都合で便を変更した場合は、前後${say.span(LIMITS.freeDateChangeDays, 'day')}以内の便に無料で変更いただけます。`,
          ],
        },
      ],
    },
    {
      id: 'no-for-an-answer',
      title: 'できないことは、理由とともに先にお伝えします',
      blocks: [
        'お手続きいただけないことは、ボタンのそばに、理由と次の方法を添えて示します。入力を終えてからお断りすることはありません。',
        say.online(
          'REFUND',
          '運賃が払い戻しの対象にならない場合も、税金は払い戻します。払い戻しの正確な金額は、確定の前に画面でお確かめいただけます。',
          '運賃が払い戻しの対象にならない場合も、税金は払い戻します。払い戻しの正確な金額は、確定の前にお伝えします。',
        ),
        '取り消しの手順がご予約より多くなることはありません。何度も引き留めることもありません。',
      ],
    },
    {
      id: 'your-data',
      title: 'お客様の情報は、お客様のもの',
      blocks: [
        {
          kind: 'list',
          items: [
            'おうかがいするのは、ご搭乗や法令に必要なことだけです。任意の項目は任意と示します。',
            'パスポートなどの番号は暗号化して保管し、画面には一部だけを表示します。お支払いまでは、ご予約に使われたブラウザーに限り、ご確認のためすべての桁を表示します。',
            `広告のための追跡は行いません。お使いのブラウザーに保存する情報は${say.page('/cookieStatement')}をご覧ください。`,
            `保存する情報、目的、期間は${say.page('/privacyPolicy')}でご説明しています。`,
          ],
        },
      ],
    },
    {
      id: 'for-everybody',
      title: 'どなたにも使いやすく',
      blocks: [
        {
          kind: 'list',
          items: [
            `キーボードやスクリーンリーダー、小さな画面、ライト・ダークどちらの表示でもお使いいただけます。${say.number(LOCALES.length)}つの言語をご用意しています。`,
            '情報のページは、スクリプトがなくてもお読みいただけ、印刷もできます。',
            'お手伝いは無料です。[サービスの内容](/passenger)をご覧ください。',
          ],
        },
      ],
    },
    {
      id: 'in-the-open',
      title: '仕様と規定を公開しています',
      blocks: [
        'このサイトの土台となる仕様（スキーマ）を公開し、すべての項目、数値、規則に説明を付けています。お読みいただく内容とシステムの判断は同じ情報に基づき、両者の一致をテストで確かめています。',
        `規定は${say.page('/transportationConditions')}に、目次と改定日を付けて、わかりやすい言葉で載せています。`,
      ],
    },
    {
      id: 'when-we-fail',
      title: '至らなかったときは',
      blocks: [
        `うまくいかないこともあります。そのときは率直にお伝えし、わかる限りの理由と、お客様に次にしていただけることをお知らせします。${say.page('/flightStatus')}では、係員が見ているものと同じ時刻と、遅延の理由をお確かめいただけます。`,
        {
          kind: 'notice',
          tone: 'info',
          title: 'お気づきの点をお聞かせください',
          text: `このページの内容と異なることがあれば、お知らせください（${say.phone}、${say.email}）。拝見してお返事し、改善します。`,
        },
      ],
    },
  ],
};
