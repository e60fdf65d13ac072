import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');

export const ja: Content = {
  title: say.pageName('/passenger'),
  description:
    '車いす、ご病気、妊娠中の方、赤ちゃん連れ、補助犬。お手伝いの内容と申し込みの期限、チェックインで異なる点をご案内します。',
  lead: `ご予約後にお知らせいただければ、ご準備してお待ちします。ほとんどのサービスは無料で、出発の${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')}前までにお申し込みいただけます。`,
  keywords: ['バリアフリー', '障がい', '車いす', '介助', 'プライオリティ', '高齢者'],
  sections: [
    {
      id: 'who',
      title: 'どのようなお手伝いが必要ですか',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: '車いす・歩行補助具',
              text: '搭乗口、階段の昇降、座席まで、必要なところを係員がお手伝いします。ご自身の車いすは無料でお預かりします。',
              to: '/passenger/detailService#wheelchairs',
              icon: 'accessibility',
            },
            {
              title: '目や耳の不自由な方',
              text: '係員がお迎えし、放送の内容をお伝えして、機内をご案内します。',
              to: '/passenger/detailService#sight-and-hearing',
              icon: 'ear',
            },
            {
              title: '外見からわかりにくい障がい',
              text: '自閉症、認知症、学習障がいなど。ご希望に合わせて、さりげなくお手伝いします。',
              to: '/passenger/detailService#hidden-disabilities',
              icon: 'heart-handshake',
            },
            {
              title: 'ご病気・酸素・ストレッチャー',
              text: '診断書（MEDIF）が必要な場合と、機内でお使いいただける医療機器。',
              to: '/passenger/detailService#medical-clearance',
              icon: 'stethoscope',
            },
            {
              title: '妊娠中のお客様',
              text: '何週までご搭乗いただけるか、診断書が必要な時期、シートベルトの締め方。',
              to: '/passenger/detailService/pregnantWoman',
              icon: 'heart',
            },
            {
              title: '赤ちゃん・お子様',
              text: 'バシネット、必要な書類、保護者の条件、お子様おひとりでご搭乗いただけない理由。',
              to: '/passenger/PassengersService#children',
              icon: 'baby',
            },
            {
              title: '補助犬',
              text: '盲導犬などの補助犬は、無料で足元にお連れいただけます。',
              to: '/passenger/detailService#service-animals',
              icon: 'dog',
            },
            {
              title: '追加の座席・アレルギー・ご高齢の方',
              text: '隣の座席のご購入、食物アレルギーへの対応、ご高齢の方へのお手伝い。',
              to: '/passenger/detailService#extra-seat',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
    {
      id: 'before-you-book',
      title: 'ご予約の前に',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: say.online(
            'CHECK_IN',
            'オンラインでの座席指定とチェックインはできません',
            '座席とチェックインは当社が承ります',
          ),
          text: say.online(
            'CHECK_IN',
            'お手伝いのお申し込みがあるご予約では、オンラインでの座席指定とチェックインをご利用いただけません。お電話で適した座席を無料でご用意し、係員がお待ちするカウンターでチェックインを承ります。',
            'お手伝いのお申し込みがあるご予約では、お電話で適した座席を無料でご用意し、係員がお待ちするカウンターでチェックインを承ります。',
          ),
        },
        {
          kind: 'facts',
          items: [
            {
              term: 'カウンターへ',
              value: `出発の${say.span(COUNTERS.assistanceMinutes, 'minute')}前までにお越しください。場所は${say.page('/guide/airport')}でご確認いただけます。`,
            },
            {
              term: '非常口座席',
              value: `お手伝いをお申し込みの方、歩行が困難な方、妊娠中の方、お子様をお連れの方、${say.number(LIMITS.emergencyExitMinAge)}歳未満または${say.number(LIMITS.emergencyExitMaxAge + 1)}歳以上の方はお座りいただけません。緊急時に扉を開けていただくためです。`,
            },
            {
              term: 'お連れ様',
              value: say.online(
                'CHECK_IN',
                'お隣の座席をご用意します。ご一緒にカウンターへお越しください。お連れ様のご予約にお手伝いのお申し込みがなければ、オンラインでチェックインいただけます。',
                'お隣の座席をご用意します。ご一緒にカウンターへお越しください。',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'お申し込みから到着まで',
      blocks: [
        {
          kind: 'steps',
          items: [
            '通常どおりご予約ください。他社や旅行会社でのご予約でも構いません。',
            `${say.phone}へのお電話、または[お問い合わせ](/guide/contact)から、予約番号と必要なお手伝いをお知らせください。一度お知らせいただければ、すべての便に登録します。`,
            '確認の書面をお送りし、必要な書類をお知らせします。[期限と書類](/passenger/PassengersService)は一覧表にまとめています。',
            '空港では、カウンターまたはお手伝いの受付にお越しください。保安検査、出国審査を経て、機内までご案内します。',
            '到着後は、係員が参りますので座席でお待ちください。手荷物のお受け取りを経て、タクシー乗り場や駅までご案内します。',
          ],
        },
        '期限を過ぎていても、まずはお電話ください。できる限り手配します。人員や機器、機材の準備に時間がかかるサービスもあります。',
      ],
    },
    {
      id: 'cannot-travel',
      title: 'ご搭乗いただけない場合',
      blocks: [
        'お客様の安全のため、次の場合はご搭乗いただけません。',
        {
          kind: 'list',
          items: [
            `生後${say.span(LIMITS.infantFromDays, 'day')}未満の赤ちゃん`,
            `${say.number(LIMITS.guardianFromAge)}歳以上の保護者が同行しないお子様（[理由](/passenger/detailService#minors)）`,
            `妊娠${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek)}週以降の方、多胎妊娠で${say.number(EXPECTANT_MOTHERS.multiple.noTravelFromWeek)}週以降の方（[週ごとのご案内](/passenger/detailService/pregnantWoman)）`,
            '機内でほかの方にうつるおそれのある感染症にかかっている方',
            '当社の医師が搭乗に適さないと判断した方、機内では対応できない医療行為が必要な方',
          ],
        },
        '障がいを理由にご搭乗をお断りすることはありません。安全のご案内の理解、座席からの移動、お食事、化粧室のご利用がおひとりでは難しい場合は、介助の方とご一緒にご搭乗ください。客室乗務員がお客様を抱き上げたり、投薬したりすることはできません。',
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
              question: 'お手伝いに料金はかかりますか。',
              answer: [
                'かかりません。空港と機内でのお手伝いも、歩行補助具のお預かりも無料です。隣の座席をご希望の場合や、横になる必要がある場合にのみ、追加の座席の料金をいただきます。',
              ],
            },
            {
              question: '座席を指定した後でお手伝いが必要になりました。どうすればよいですか。',
              answer: [
                'お電話ください。適した座席であればそのままご利用いただき、そうでない場合は別の座席をご用意して、座席指定の料金をお返しします。',
              ],
            },
            {
              question: 'ほかの航空会社の便も利用します。誰が連絡しますか。',
              answer: [
                '全区間が同じ航空券であれば、当社から伝えます。航空券が別々の場合は、それぞれの航空会社にお申し出ください。',
              ],
            },
            {
              question: '障がいの証明は必要ですか。',
              answer: [
                '必要ありません。ご搭乗が健康に影響するおそれがある場合や、機内で医療機器を使用される場合にのみ、書類をお願いしています。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
