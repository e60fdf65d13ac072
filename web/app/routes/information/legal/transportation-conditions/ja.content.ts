import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { care, payment, deniedBoarding, europe, britain } = DISRUPTION;
const euro = say.money(europe.compensation.amount, europe.compensation.currency);
const pound = say.money(britain.compensation.amount, britain.compensation.currency);
const sdr = (amount: number) => `${say.number(amount)} SDR`;
const hours = (count: number) => say.span(count, 'hour');

export const ja: Content = {
  title: '運送約款',
  description: `ご予約から手荷物のお受け取りまで、お客様と${say.airline}の権利と義務を定めます。航空券、変更、払い戻し、遅延、手荷物、責任について。`,
  lead: `この約款は、${say.airline}の航空券によるすべてのご旅行に適用されます。お支払い前に表示し、お客様控えに記載する運賃の条件も、この約款の一部です。`,
  keywords: ['規約', '契約', 'ルール', 'モントリオール条約', '補償', 'ノーショー'],
  sections: [
    {
      id: 'scope',
      title: '適用範囲',
      blocks: [
        `「当社」とは${say.airline}を、「お客様」とは航空券で旅行するすべての方をいいます。ほかの方の分を予約する方は、その方に代わって約款に同意し、内容を伝えるものとします。`,
        '当社の便名で運航するフライトに適用されます。他社が運航する場合は、ご予約の前に運航会社名をお知らせします。契約上の運送人は当社ですが、機内の安全、チェックイン、機内持ち込み手荷物については運航会社の規則に従います。',
        '条約および当事者が変更できない法令が優先し、次に運賃の条件、その次にこの約款を適用します。一部の条項が無効となっても、ほかの条項の効力は変わりません。',
      ],
    },
    {
      id: 'tickets',
      title: '航空券',
      blocks: [
        {
          kind: 'list',
          items: [
            '航空券はeチケットです。運送契約は、お申し込みの送信時ではなく、航空券番号の発行時に成立します。',
            '航空券はご本人のみがご利用いただけます。譲渡、転売はできません。',
            `有効期間は発行日から${say.span(LIMITS.ticketValidityYears, 'year')}、ご旅行の開始後は最初のフライトから${say.span(LIMITS.ticketValidityYears, 'year')}です。`,
            'フライトは航空券の記載順にご利用ください。事前のご連絡なく途中の区間を利用されない場合、同じ航空券の以降の区間を取り消すことがあります（[ご搭乗にならなかった場合](#missed-flights)）。',
            `お客様控えは、最後のフライトから${say.span(LIMITS.receiptDaysAfterUse, 'day')}後まで、未使用の区間がある間はご購入から${say.span(LIMITS.receiptYearsFromPurchase, 'year')}後までダウンロードできます。払い戻し済みの航空券には発行しません。`,
            say.online(
              'CHECK_IN',
              '旅行会社やほかのサイトで購入した航空券の変更と払い戻しは、購入先で承ります。座席指定とチェックインは当社で承ります。',
              '旅行会社やほかのサイトで購入した航空券の変更と払い戻しは、購入先で承ります。座席指定はお電話で、チェックインはカウンターで承ります。',
            ),
          ],
        },
      ],
    },
    {
      id: 'travellers',
      title: '搭乗者の区分と同伴',
      blocks: [
        {
          kind: 'table',
          caption: '搭乗者の区分（各フライトの出発地の日付での年齢）',
          columns: ['区分', '年齢', '座席'],
          rows: [
            ['大人', `${say.number(LIMITS.adultFromAge)}歳以上`, '座席あり'],
            [
              '小児',
              `${say.number(LIMITS.childFromAge)}歳以上${say.number(LIMITS.adultFromAge)}歳未満`,
              '座席あり',
            ],
            [
              '幼児',
              `生後${say.span(LIMITS.infantFromDays, 'day')}以上${say.number(LIMITS.childFromAge)}歳未満`,
              '大人の膝の上',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            `区分は最初のフライトで決まります。以降のフライトまでに${say.number(LIMITS.childFromAge)}歳になる幼児は、全区間を小児としてご予約ください。`,
            `ご予約には${say.number(LIMITS.guardianFromAge)}歳以上の大人が必要です。同伴できるのは大人1名につき小児${say.number(LIMITS.dependantsPerGuardian)}名まで、または小児と幼児1名ずつまでで、幼児は${say.number(LIMITS.infantsPerGuardian)}名を超えられません。`,
            `${say.number(LIMITS.adultFromAge)}歳以上${say.number(LIMITS.guardianFromAge)}歳未満の方は大人運賃となりますが、同伴者にはなれません。`,
            `1件の予約にお申し込みいただけるのは${say.number(LIMITS.travellersPerBooking)}名までです。`,
            'お名前は渡航書類と一致している必要があります。つづりに誤りがあれば、ご出発前にお知らせください。搭乗者の交代は訂正にはあたりません。',
          ],
        },
        '車いす・酸素・ストレッチャーをご利用の方、妊娠中の方は、事前の手配が必要です。[お手伝い](/passenger)をご覧ください。お子様だけでのご搭乗は承っていません。',
      ],
    },
    {
      id: 'fares',
      title: '運賃、税金、お支払い',
      blocks: [
        {
          kind: 'list',
          items: [
            '運賃は、航空券の最初の空港から最後の空港までの航空運送の対価です。空港への交通費や、空港間の交通費は含みません。運賃、税金・料金、当社の手数料は分けて表示し、その合計が総額です。総額を超えてお支払いいただくことはありません。',
            `お支払いは${say.currency}です。ほかの通貨での金額は、併記した日付の換算率による目安です。`,
            `提示料金は${say.span(LIMITS.offerMinutes, 'minute')}間保証します。お申し込みの前に料金が変わった場合は差額を表示し、ご同意いただいてから先へ進みます。`,
            say.online(
              'SELECT_SEAT',
              `お申し込み後、${say.span(LIMITS.paymentWindowMinutes, 'minute')}間お席を確保します。期限までにお支払いがないご予約は取り消され、費用はかかりません。有料座席の確保は${say.span(LIMITS.seatHoldMinutes, 'minute')}間です。`,
              `お申し込み後、${say.span(LIMITS.paymentWindowMinutes, 'minute')}間お席を確保します。期限までにお支払いがないご予約は取り消され、費用はかかりません。`,
            ),
            'ご予約の取り消し後に届いた代金は、お申し出がなくても、元のお支払い方法に返金します。',
            `${say.club}のポイントは、基本運賃、座席、追加サービスにご利用いただけます。税金には使えません。払い戻しの際は、ポイントから先にお戻しします。`,
          ],
        },
        '税金と料金は、政府や空港が定めます。ご購入後に新設または引き上げられた場合は追加で申し受けることがあり、廃止または引き下げられた場合は差額をご請求いただけます。',
      ],
    },
    {
      id: 'check-in',
      title: 'チェックイン、座席、ご搭乗',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: say.online(
                'CHECK_IN',
                'オンラインチェックインの開始',
                'チェックインカウンターの受付開始',
              ),
              value: say.online(
                'CHECK_IN',
                `ご出発の${hours(LIMITS.checkInOpensMinutes / 60)}前`,
                `ご出発の${hours(COUNTERS.openMinutes / 60)}前（${say.city}では${hours(COUNTERS.hubOpenMinutes / 60)}前）`,
              ),
            },
            {
              term: 'チェックイン締め切り',
              value: say.online(
                'CHECK_IN',
                `ご出発の${say.span(LIMITS.checkInClosesMinutes, 'minute')}前（オンライン、カウンターとも。手荷物のお預けも含みます）`,
                `ご出発の${say.span(LIMITS.checkInClosesMinutes, 'minute')}前（手荷物のお預けも含みます）`,
              ),
            },
            {
              term: '搭乗口',
              value: '搭乗券に記載の時刻まで。遅れた方をお待ちすることはできません。',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            '座席指定は、その座席を約束するものではありません。安全上の理由や機材変更により、座席を変えることがあります。ご利用いただけなかった有料座席の料金はお返しします。',
            `非常口座席は、${say.number(LIMITS.emergencyExitMinAge)}歳以上${say.number(LIMITS.emergencyExitMaxAge)}歳以下で、緊急時の援助ができ、その意思があり、お子様を連れておらず、カウンターで確認を受けた方に限ります。`,
            'お手伝いをご希望の方は、手配を確認するため、カウンターでチェックインしてください。',
            'お客様と手荷物は、空港と当局の保安検査を受けます。検査を受けない方はご搭乗いただけません。',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: '渡航書類、ビザ、入国条件',
      blocks: [
        '乗り継ぎ地を含むすべての国・地域で必要な渡航書類、ビザ、証明書は、お客様ご自身でご用意ください。予約に登録した書類をお持ちになり、ご旅行の終了まで有効である必要があります。より長い残存期間を求める国・地域もあります。',
        '当社はご搭乗前に書類を確認し、求めのある当局に搭乗者の情報を届け出ます。入国を拒否された場合の帰りの費用と、書類の不備により当社に科された罰金は、お客様のご負担となります。未使用分は運賃の条件に従って払い戻します。',
      ],
    },
    {
      id: 'baggage',
      title: '手荷物',
      blocks: [
        {
          kind: 'list',
          items: [
            `無料手荷物許容量は運賃ごとに定め、お客様控えに記載します。サイズ、重量、超過料金は${say.page('/checkedBaggage')}と${say.page('/carryOnBaggage')}をご覧ください。`,
            'すべてのお荷物の内と外に、お名前と電話番号をお付けください。書類、現金、薬、鍵、電子機器、壊れやすいもの、替えのきかないものは、お手元にお持ちください。',
            '危険物、武器、法令で禁じられたものはお運びできません。モバイルバッテリーと予備電池は、機内持ち込みに限ります。当局の求めがある場合、お客様の立ち会いなく手荷物を開けることがあります。',
            'お預け手荷物は、できる限り同じ便で運びます。遅れて到着した場合は、税関で立ち会いが必要なときを除き、当社の負担でご指定先へお届けします。',
            '高額のお荷物は、カウンターで申告し従価料金をお支払いいただくと、責任の限度額が申告額まで上がります。',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: '機内での行為',
      blocks: [
        '乗務員の指示に従ってください。安全に関する最終判断は機長が行います。全便で、喫煙（電子たばこを含む）、乗務員が提供したもの以外の飲酒、嫌がらせや脅迫、同意のない乗務員やほかのお客様の撮影、電源を切るよう求められた機器の使用を禁じます。',
        'ほかの方を危険にさらす行為や迷惑行為をした方は、拘束、降機、当局への引き渡し、以降の搭乗拒否の対象となり、目的地変更の費用を含む損害を賠償していただきます。',
      ],
    },
    {
      id: 'refusal',
      title: '運送をお断りする場合',
      blocks: [
        '当社は、次のような理由がある場合に限り、ご出発前または旅行中に運送をお断りすることがあります。',
        {
          kind: 'list',
          items: [
            '安全、健康または法令上必要な場合、もしくは当局の命令がある場合',
            '保安検査を拒む場合、本人確認ができない場合、必要な書類がない場合',
            'お体の状態がご本人またはほかの方に危険を及ぼす場合、もしくは事前に手配のない、対応できないお手伝いが必要な場合',
            '航空券の代金が支払われていない場合、不正に入手された場合、他人名義の場合',
            '今回または以前のフライトで指示に従わず、再び起こるおそれがある場合',
          ],
        },
        '理由は、お求めにより書面でご説明します。お客様に責任がないときは、未使用分を手数料なしで払い戻します。',
      ],
    },
    {
      id: 'changes',
      title: 'お客様による日付の変更',
      blocks: [
        {
          kind: 'list',
          items: [
            say.online(
              'CHANGE_DATE',
              `運賃の条件で認められる場合、ご出発前に、搭乗者ごと、航空券ごとに${say.number(LIMITS.dateChangesPerTicket)}回、オンラインで日付を変更できます。路線、お名前、クラスは変わりません。`,
              `運賃の条件で認められる場合、ご出発前に、搭乗者ごと、航空券ごとに${say.number(LIMITS.dateChangesPerTicket)}回、お電話で日付を変更できます。路線、お名前、クラスは変わりません。`,
            ),
            '確定の前に、運賃ごとの変更手数料、運賃の差額、税金の差額を項目別に表示します。',
            '小児と幼児は、同伴する大人と一緒に変更してください。一部の方だけを変更する場合は、お子様のいるそれぞれのグループに、同伴する大人が必要です。',
            'お支払い前の有料座席があるときは、先にお支払いまたは取り消しを、チェックイン済みのときは、チェックインの取り消しをお願いします。',
          ],
        },
        `再度の変更や路線の変更は、${say.phone}までお電話ください。運賃の条件で可能かどうかと費用を先にご案内してから手続きします。`,
      ],
    },
    {
      id: 'refunds',
      title: 'お客様による払い戻し',
      blocks: [
        {
          kind: 'list',
          items: [
            '払い戻し額は、払い戻し可能な運賃と税金から、運賃ごとの手数料を差し引いた額です。手数料が運賃を上回ることはなく、運賃が払い戻し不可の場合も、未使用分の税金はお返しします。',
            `必要な情報がそろったお申し込みから中国の${say.number(LIMITS.refundWorkingDays)}営業日以内に、お支払いに使われたカードまたは口座へ返金します。反映までの日数は金融機関により異なります。`,
            say.online(
              'REFUND',
              `航空券の有効期間内に、${say.page('/order/flightOrderDetail')}またはお問い合わせ窓口でお申し込みください。チェックイン済みの場合は、先に取り消してください。`,
              `航空券の有効期間内に、お問い合わせ窓口でお申し込みください。航空券番号は${say.page('/order/flightOrderDetail')}でご覧いただけます。チェックイン済みの場合は、先に取り消してください。`,
            ),
            `搭乗者または近親の方が亡くなられた場合や重い病気の場合は、証明書（${say.number(LIMITS.refundProof.files)}点まで、画像またはPDF）をお送りください。手数料はいただきません。書類の取り扱いは[機微な個人情報](/sensitiveRules)をご覧ください。`,
          ],
        },
        'お申し込みの内容を審査したうえで払い戻します。お受けできない場合は理由をお知らせします。あらためてお申し込みいただけます。',
      ],
    },
    {
      id: 'missed-flights',
      title: 'ご搭乗にならなかった場合',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: 'ご出発前にご連絡ください',
          text: 'ご出発前に変更も取り消しもされずにご搭乗にならなかった場合、その後の変更や払い戻しには、運賃ごとの「ご搭乗にならない場合の手数料」（ノーショー）が加算されます。また、同じ航空券の以降の区間と復路を取り消すことがあります。',
        },
        `残りの区間をご利用になる場合は、次のフライトの前に${say.phone}までお電話ください。運賃の条件で認められるとき、または差額のお支払い後に、ご予約を維持します。病気、事故など、お客様の力の及ばない事情によるときは、費用をいただきません。`,
        '当社の責任により、同じ航空券の乗り継ぎに間に合わなかった場合は、最も早い便で目的地まで無料でお運びします。',
      ],
    },
    {
      id: 'disruption',
      title: 'フライトの変更、遅延、欠航',
      blocks: [
        `判明しだい、ご予約の連絡先へお知らせし、${say.page('/flightStatus')}に表示します。`,
        `当社が欠航とした場合、時刻を${say.span(DISRUPTION.considerableChangeMinutes, 'minute')}以上変更した場合、または乗り継ぎができなくなった場合は、手数料なしで次のいずれかをお選びいただけます。`,
        {
          kind: 'list',
          items: [
            `同じ路線、同じクラスの当社便への振替。元の日付の${say.span(LIMITS.freeDateChangeDays, 'day')}前から${say.span(LIMITS.freeDateChangeDays, 'day')}後までで、お客様による変更の回数には数えません。`,
            'それでは遅すぎる場合、当社または提携会社がご用意できる次の便での目的地までの運送。',
            '未使用区間の全額払い戻し。使用済みの区間が旅行の目的に役立たなくなったときは、その区間の払い戻しと出発地へ戻る便を含みます。',
          ],
        },
        `${say.online(
          'CHANGE_DATE',
          `${say.page('/order/flightOrderDetail')}でご予約を開き、`,
          'お電話で、',
        )}新しい便の出発の${say.span(LIMITS.decideByHours, 'hour')}前までにお選びください。お選びにならない場合は、当社がご提案した便をそのまま確保し、払い戻しは出発まで承ります。`,
        {
          kind: 'table',
          caption: 'お待ちいただく間のご案内',
          columns: ['待ち時間', '当社の対応'],
          rows: [
            [
              `出発の遅れが${say.span(DISRUPTION.considerableChangeMinutes, 'minute')}以上`,
              '出発まで、手数料なしの払い戻し',
            ],
            [`${hours(care.mealsFromHours)}以上`, '理由を問わず、お飲み物とお食事'],
            [
              '翌日まで',
              'ホテルと送迎。ご旅行の最初の便が天候、航空交通管制など外部の理由で遅れた場合は、宿泊先探しをお手伝いします。費用は、現地の法令に別の定めがない限りお客様のご負担となります',
            ],
            [
              `機内で${hours(care.onBoardHours)}以上`,
              `お水と軽食。化粧室もご利用いただけます。${hours(care.leaveAircraftHours)}を過ぎても離陸の見込みが立たない場合、安全が確保できれば降機いただけます`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: '乗務員、整備、運航計画など当社の責任による遅延の補償',
          columns: ['目的地への到着の遅れ', 'おひとり様へのお支払い'],
          rows: [
            [
              `${hours(payment.late.fromHours)}以上`,
              say.money(payment.late.amount, payment.currency),
            ],
            [
              `${hours(payment.veryLate.fromHours)}以上`,
              say.money(payment.veryLate.amount, payment.currency),
            ],
          ],
          numeric: true,
        },
        'お手伝いが必要な方を優先してご案内します。',
      ],
    },
    {
      id: 'europe',
      title: 'ヨーロッパ発のフライト',
      blocks: [
        `EU域内の空港を出発する便には、航空旅客の権利に関するEU規則が、英国を出発する便には英国の規則が適用されます。到着が${hours(europe.arrivalDelayHours)}以上遅れた場合、出発前${say.span(europe.noticeDays, 'day')}を切ってから欠航となった場合、または搭乗を拒否された場合、当社の路線の距離では${euro}（英国発は${pound}）をお支払いします。振替便の到着が予定より${hours(europe.halvedUntilHours)}以内の遅れにとどまるときは、半額とすることがあります。合理的な措置をすべて講じても避けられない特別な事情によるときは、お支払いの対象になりません。`,
        `理由を問わず、待ち時間が${hours(europe.careFromHours)}以上でお食事とお飲み物、宿泊が必要なときはホテルをご用意し、遅れが${hours(europe.refundFromHours)}以上のときは旅行を取りやめて払い戻しを受けられます。`,
        'この金額と当社独自の補償のいずれか高いほうをお支払いし、重ねてのお支払いはしません。',
      ],
    },
    {
      id: 'denied-boarding',
      title: '満席でお席が足りない場合',
      blocks: [
        'お席が足りないときは、まず便の変更に応じてくださる方を募り、補償についてご相談します。それでも足りない場合に限り、チェックインが遅かった方から順に、搭乗をお断りすることがあります。幼児をお連れのご家族、お手伝いが必要な方には優先してご搭乗いただきます。',
        `締め切りまでにチェックインし、書類がそろっているにもかかわらず、ご本人の意思に反してご搭乗いただけない場合、欠航のときと同じ選択とご案内に加え、${say.money(deniedBoarding.amount, deniedBoarding.currency)}をその場でお支払いします。出発地の法令による額がこれを上回るときは、その額とします。ご購入より下のクラスをご利用いただいた場合は、差額を払い戻します。`,
      ],
    },
    {
      id: 'liability',
      title: '当社の責任',
      blocks: [
        `国際運送には${LIABILITY.conventionYear}年のモントリオール条約が、経路上の国が同条約に加わっていないときはワルソー条約が適用されます。条約の限度額は国際通貨基金の特別引出権（SDR）で定められ、現在の額は${say.day(LIABILITY.limitsFrom)}に発効しました。中国国内の旅行には、中国の民用航空法と同法に基づく限度額が適用されます。`,
        {
          kind: 'table',
          caption: 'モントリオール条約による、おひとり様あたりの限度額',
          columns: ['損害', '限度額'],
          rows: [
            [
              '機内または乗降中の死亡・傷害',
              `${sdr(LIABILITY.injurySdr)}までは過失の有無を問わず賠償します。これを超える部分は、当社に過失がないことを証明した場合を除き、上限なく賠償します`,
            ],
            ['お客様の延着', sdr(LIABILITY.delaySdr)],
            [
              '手荷物の破壊、紛失、損傷、遅延',
              `${sdr(LIABILITY.baggageSdr)}（より高い価額を申告された場合を除く）`,
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            '合理的に求められるすべての措置をとった場合の遅延と、手荷物そのものの性質から生じた損害については、責任を負いません。機内持ち込み手荷物については、当社に過失がある場合に責任を負います。',
            '故意に、または損害が生じるおそれを知りながら無謀に引き起こした損害には、限度額を適用しません。',
            '事故の際は、負傷された方やご遺族が当面必要とする費用を、速やかに前払いします。責任を認めるものではなく、後の賠償額に充当します。',
            'お客様の過失が損害の一因であるときは、賠償額を減らすことがあります。賠償するのは証明された損害であり、それを上限とします。',
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: 'お申し出とご請求',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: '条約が定める期限',
          text: `手荷物の損傷はただちに、遅くともお受け取りから${say.span(LIABILITY.complaintDays.damage, 'day')}以内に、遅延はお受け取りから${say.span(LIABILITY.complaintDays.delay, 'day')}以内に、書面でお申し出ください。${say.span(LIABILITY.lostBagDays, 'day')}を過ぎても届かない手荷物は、紛失とみなします。賠償を求める訴えは、到着の日または到着すべきであった日から${say.span(LIABILITY.actionYears, 'year')}以内に限られます。`,
        },
        {
          kind: 'steps',
          items: [
            '手荷物が見つからない、または損傷しているときは、空港を出る前に手荷物カウンターへお申し出のうえ、報告書を保管してください。',
            `予約番号、便名、日付、経緯、領収書を添えて、${say.email}または${say.phone}までご連絡ください。`,
            '回答にご納得いただけない場合は、お住まいの地域または出発地の消費者窓口や航空当局にご相談いただけます。[その他のお問い合わせ方法](/guide/contact)。',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: '準拠法、個人情報、約款の変更',
      blocks: [
        `準拠法は中国法（抵触法の規定を除く）とします。当社の所在地である${say.city}の裁判所のほか、モントリオール条約またはお住まいの地域の法律が消費者に認める裁判所に訴えることができます。これらの法律がお客様に与える権利は、この約款によって損なわれません。`,
        `個人情報の取り扱いは${say.page('/privacyPolicy')}に定めます。`,
        '航空券には、ご購入時に有効な版を適用します。代理店や従業員がこの約款を変更または免除することはできません。言語により相違があるときは、購入地の法律に別の定めがない限り、中国語版が優先します。',
      ],
    },
  ],
};
