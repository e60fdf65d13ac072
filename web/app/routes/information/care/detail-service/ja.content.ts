import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import {
  BASSINET,
  CARE_SERVICES,
  MEDICAL,
  MOBILITY_AIDS,
  SERVICE_ANIMALS,
} from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const notice = (hours: number) => say.span(hours, 'hour');
const { WCHC, MEDA, OXYG, STCR, EXST, BSCT, SVAN } = CARE_SERVICES;
const wattHours = (value: number) => `${say.number(value)}Wh`;

export const ja: Content = {
  title: say.pageName('/passenger/detailService'),
  description:
    '車いす、目や耳の不自由な方、診断書、酸素、ストレッチャー、バシネット、補助犬、お子様。お申し込みから到着までをご案内します。',
  lead: 'サービスごとの内容、お持ちいただくもの、お知らせいただきたいことをまとめました。期限と書類は[一覧表](/passenger/PassengersService)でもご確認いただけます。',
  keywords: [
    '車いす',
    '酸素濃縮器',
    'ストレッチャー',
    '盲導犬',
    'バシネット',
    'アレルギー',
    '診断書',
    'MEDIF',
  ],
  sections: [
    {
      id: 'wheelchairs',
      title: '車いす・歩行補助具',
      blocks: [
        'どこまでお手伝いが必要かをお選びください。迷われたときは、お手伝いの多いほうをお選びください。',
        {
          kind: 'table',
          caption: 'お手伝いの選び方と、航空会社が使うコード',
          columns: ['ご自身でできること', 'ご案内する場所', 'コード'],
          rows: [
            [
              '階段の昇降と座席までの歩行はできるが、空港内の移動が難しい',
              '航空機の入口（機側）まで',
              'WCHR',
            ],
            [
              '座席まで歩けるが、階段の昇降はできない',
              'リフトなどで航空機の入口（機側）まで',
              'WCHS',
            ],
            ['歩行できない、または支えが必要', '機内用車いすで座席まで', 'WCHC'],
          ],
        },
        `緊急時に全員をお手伝いできるよう、歩行できないお客様の人数は1便につきエアバス機で${say.number(WCHC.perFlight?.singleAisle ?? 0)}名、ボーイング787-9で${say.number(WCHC.perFlight?.twinAisle ?? 0)}名までとしています。全機に折りたたみ式の機内用車いすを備え、通路側のひじ掛けはほとんどの列で上がります。787-9には機内用車いすのまま入れる化粧室があります。`,
        {
          kind: 'facts',
          items: [
            {
              term: 'ご自身の車いす',
              value: `歩行補助具はおひとり${say.number(MOBILITY_AIDS.pieces)}点まで、お預け手荷物とは別に無料でお預かりします。航空機の入口（機側）までお使いいただけ、空港の設備が許せば到着後も入口でお返しします。`,
            },
            {
              term: '電動車いす',
              value: `メーカー、型式、重量、寸法、バッテリーの種類をお知らせください。出発の${say.span(MOBILITY_AIDS.handInMinutes, 'minute')}前までにカウンターへお越しください。`,
            },
            {
              term: 'リチウム電池',
              value: `取り外せる設計のものは機内にお持ち込みください。単体で${wattHours(MOBILITY_AIDS.batteryWattHours)}以下、ふたつの場合は各${wattHours(MOBILITY_AIDS.pairedBatteryWattHours)}以下です。取り外せない場合は電源を切り、切り方を係員にお示しください。`,
            },
            {
              term: '杖・松葉杖',
              value: 'お手元にお持ちいただけます。離着陸時は座席の下か収納棚に置いてください。',
            },
          ],
        },
      ],
    },
    {
      id: 'sight-and-hearing',
      title: '目や耳の不自由な方',
      blocks: [
        '係員がカウンターまたはお手伝いの受付でお迎えし、空港内をご一緒します。放送や案内表示の内容もお伝えします。ご希望の方は最初にご搭乗いただけます。',
        {
          kind: 'list',
          items: [
            '**目の不自由な方（BLND）には、**機内で客室乗務員が座席、呼び出しボタン、化粧室の位置と、非常口までの列数をご説明します。点字の安全のしおりもございます。お食事の位置は時計の文字盤にたとえてお伝えします。',
            '**耳の不自由な方（DEAF）には、**客室乗務員が放送の内容を筆談でお伝えします。字幕のある映画もございます。',
            '**盲導犬・聴導犬**は足元にお連れいただけます。[補助犬](/passenger/detailService#service-animals)をご覧ください。',
            '**目と耳の両方が不自由な方は、**介助の方とご一緒にご搭乗ください。おひとりでのご旅行をご希望の場合は、事前にご相談ください。',
          ],
        },
        'お電話の代わりに[文書でのお問い合わせ](/guide/contact)でも、同じように承ります。',
      ],
    },
    {
      id: 'hidden-disabilities',
      title: '外見からわかりにくい障がい',
      blocks: [
        '自閉症、認知症、学習障がい、強い不安など、どのようなお手伝いがあると安心かをお知らせください（コードDPNA）。静かな場所でお待ちいただく、最初または最後に搭乗する、手順をひとつずつお伝えする、同じ係員がご一緒する、窓側や化粧室に近い座席にするなど、ご希望に合わせます。',
        'ひまわりのストラップは、カウンターと機内の係員が理解しています。お急ぎいただくことも、理由をお尋ねすることもありません。',
      ],
    },
    {
      id: 'medical-clearance',
      title: 'ご病気と診断書',
      blocks: [
        `機内は気圧が低く乾燥し、医療機関からも離れています。ご搭乗そのものが体調に影響するおそれがある場合は、当社の医師が確認します（コードMEDA）。出発の${notice(MEDA.noticeHours)}前までにお申し出のうえ、出発前${say.span(MEDICAL.formDays, 'day')}以内に主治医が記入した診断書（MEDIF）をご提出ください。${notice(MEDICAL.answerHours)}以内にお返事します。次の場合が対象です。`,
        {
          kind: 'list',
          items: [
            `過去${say.span(MEDICAL.afterOperationDays, 'day')}以内に手術、心筋梗塞、脳卒中があった`,
            '骨折のギプスが新しい、または全周を覆っている',
            '安静時にも息切れのある肺や心臓の病気がある',
            'ご自身や周囲の方に危険が及ぶおそれのある精神症状がある',
            'ほかの方にうつるおそれのある感染症がある',
            '機内で酸素、人工呼吸器などの機器を使う、または横になる必要がある',
          ],
        },
        {
          kind: 'notice',
          title: 'お薬',
          text: '必要な量に予備の一日分を加え、英文の処方箋とともに機内持ち込み手荷物に入れてください。治療に使う注射器や液体は、必要な量をお持ち込みいただけます。客室乗務員がお薬を冷やしてお預かりすることはできませんので、保冷バッグをご用意ください。',
        },
        '糖尿病などで症状が安定している方、てんかんの発作が抑えられている方、ペースメーカーやストーマをお使いの方は、診断書（MEDIF）は必要ありません。',
      ],
    },
    {
      id: 'oxygen',
      title: '酸素と医療機器',
      blocks: [
        `航空機内で使えるとメーカーが明示した携帯用酸素濃縮器（コードOXYG）は、お持ち込みのうえお使いいただけます。ご自宅から到着先までの時間の${say.measure(MEDICAL.concentratorChargePercent, 'percent')}に相当するバッテリーをご用意ください。座席の電源では動かせないためです。手荷物の個数には含みません。`,
        'ご搭乗中ずっとお使いになる酸素は、ご用意していません。酸素ボンベは危険物のため、お持ち込みいただけません。機内に備えている酸素は緊急用です。',
        `睡眠時無呼吸症候群の治療器は、バッテリーで動かす場合に限り診断書（MEDIF）なしでお使いいただけます。その他の機器は出発の${notice(OXYG.noticeHours)}前までにお申し出ください。酸素濃縮器をお使いいただけるのは、エアバス機で${say.number(OXYG.perFlight?.singleAisle ?? 0)}名、ボーイング787-9で${say.number(OXYG.perFlight?.twinAisle ?? 0)}名までです。`,
      ],
    },
    {
      id: 'stretcher',
      title: 'ストレッチャー',
      blocks: [
        `横になる必要がある方には、エコノミークラスの座席を倒した上にストレッチャーを取り付け、カーテンで仕切ります（コードSTCR）。料金は、ご購入時に最も低い運賃の${say.number(STCR.paidSeats)}席分、税金は1名分です。1便につき${say.number(STCR.perFlight?.singleAisle ?? 0)}台までです。`,
        {
          kind: 'facts',
          items: [
            {
              term: 'お申し込み',
              value: `出発の${notice(STCR.noticeHours)}前までにお電話ください。機内の準備が必要です。`,
            },
            {
              term: '付き添いの方',
              value: `お世話のできる大人の方が${say.number(MEDICAL.stretcherCompanions)}名以上、航空券をお求めのうえ同乗してください。当社の医師の判断により、医師または看護師の同乗をお願いすることがあります。`,
            },
            {
              term: '救急車',
              value:
                '出発地と到着地での手配はお客様にお願いします。航空機までの経路は当社が空港と調整します。',
            },
          ],
        },
      ],
    },
    {
      id: 'extra-seat',
      title: '追加の座席',
      blocks: [
        `ひとつの座席では足りない場合や、チェロなどをお持ちの場合は、隣の座席（コードEXST）を出発の${notice(EXST.noticeHours)}前までにお電話でご購入いただけます。運賃はお客様の座席と同額で、旅客にかかる税金はいただきません。手荷物の枠は付きません。延長ベルトは、機内で無料でお貸しします。`,
        'お体の都合でご購入いただき、便に空席が残ったまま出発した場合は、航空券の有効期間内にお申し出いただければ追加分の運賃を払い戻します。お荷物のための座席は対象外です。',
      ],
    },
    {
      id: 'bassinet',
      title: 'バシネット（赤ちゃん用ベッド）',
      blocks: [
        `客室の最前列の壁に取り付ける小さなベッドです（コードBSCT）。体重${say.measure(BASSINET.kilograms, 'kilogram')}、身長${say.measure(BASSINET.centimetres, 'centimeter')}までの赤ちゃんにお使いいただけます。出発の${notice(BSCT.noticeHours)}前までにお申し込みください。エアバス機に${say.number(BSCT.perFlight?.singleAisle ?? 0)}台、ボーイング787-9に${say.number(BSCT.perFlight?.twinAisle ?? 0)}台あり、月齢の低い赤ちゃんを優先します。`,
        'ご利用は水平飛行中に限ります。離着陸時とベルト着用サインの点灯中は、赤ちゃんを膝の上に抱き、客室乗務員がお渡しする専用のベルトを締めてください。',
      ],
    },
    {
      id: 'service-animals',
      title: '補助犬',
      blocks: [
        `盲導犬、聴導犬、介助犬は、おひとり${say.number(SERVICE_ANIMALS.perTraveller)}頭まで無料で客室にお連れいただけます（コードSVAN）。リードを付けて足元に伏せさせてください。ケージは必要ありません。出発の${notice(SVAN.noticeHours)}前までにお申し込みのうえ、次のものをお持ちください。`,
        {
          kind: 'list',
          items: [
            '国際アシスタンスドッグ協会、国際盲導犬連盟の加盟団体、または公的機関が発行した訓練の証明書',
            `${say.span(SERVICE_ANIMALS.healthCertificateDays, 'day')}以内に発行された獣医師の健康証明書と予防接種の記録`,
            '渡航先が求めるもの（マイクロチップ、狂犬病の抗体検査、輸入許可など）。日本や英国など、数か月の準備が必要な国があります。',
          ],
        },
        'エモーショナルサポートアニマルやペットは、客室にお連れいただけません。',
      ],
    },
    {
      id: 'minors',
      title: 'お子様がおひとりで搭乗できない理由',
      blocks: [
        `${say.number(LIMITS.adultFromAge)}歳未満のお子様は、同じご予約の${say.number(LIMITS.guardianFromAge)}歳以上の保護者とご一緒にご搭乗ください。お子様おひとりでのご旅行のお手伝い（コードUMNR）は行っておらず、他社の航空券でのお申し込みも承っていません。途中で乗務員が交代することや、別の空港に着陸することがあり、お子様が見知らぬ場所で見知らぬ人に囲まれるおそれがあるためです。`,
        `${say.number(LIMITS.adultFromAge)}歳から${say.number(LIMITS.guardianFromAge - 1)}歳までの方は大人運賃となり、同じく保護者のいるご予約が必要です。必要な書類は[保護者とお子様](/passenger/PassengersService#children)でご確認ください。`,
      ],
    },
    {
      id: 'allergies',
      title: '食物アレルギー',
      blocks: [
        'おつまみにピーナッツはお出ししていません。ただしほかのお客様が食べ物をお持ちになることがあり、機内食の厨房ではナッツ、乳、魚、小麦を使っています。機内からアレルゲンを完全に取り除くことはできません。',
        {
          kind: 'list',
          items: [
            '[特別機内食](/inFlightMeals)をお申し込みになるか、お食事をご持参ください。液体やゼリー状のものは保安検査の対象です。',
            'お薬とアドレナリン自己注射薬は、医師の診断書とともに機内持ち込み手荷物に入れてください。',
            'ご搭乗時に客室乗務員へお知らせください。周囲のお客様に、その食べ物を控えていただくようお願いできます。',
            '早めにご搭乗いただき、座席とテーブルを拭いていただけます。',
          ],
        },
      ],
    },
    {
      id: 'elderly',
      title: 'ご高齢の方',
      blocks: [
        `年齢の上限はなく、年齢を理由に診断書をお願いすることもありません。空港内の移動がご負担な方は、車いすや係員の付き添い（コードMAAS）をお申し込みください。初めて航空機をご利用の方や、言葉にご不安のある方にもご利用いただけます。${say.number(LIMITS.emergencyExitMaxAge + 1)}歳以上の方は、非常口座席をご利用いただけません。`,
        `出発の${say.span(COUNTERS.assistanceMinutes, 'minute')}前までにカウンターへお越しください。空港が通行証を発行している場合は、ご家族が搭乗口までお見送りいただけます。身分証明書をお持ちになり、カウンターでお尋ねください。`,
      ],
    },
  ],
};
