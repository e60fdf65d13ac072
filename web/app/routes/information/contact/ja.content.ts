import { CUSTOMER_SERVICE } from '#schema/codes/base/customer-service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OFFICES } from '#schema/codes/base/offices.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { complaint, answerWorkingDays, phoneHoursPerDay } = CUSTOMER_SERVICE;
const minutes = (value: number) => say.span(value, 'minute');
const hours = (value: number) => say.span(value / 60, 'hour');
const workingDays = (value: number) => `${say.number(value)}営業日`;
const megabytes = LIMITS.refundProof.bytes / 1024 / 1024;

export const ja: Content = {
  title: 'お問い合わせ・ヘルプ',
  description:
    '予約、支払い、変更、払い戻し、手荷物、チェックイン、会員についてのご質問と、電話番号、メール、各地のオフィス、ご意見の窓口。',
  lead: `まずはこちらで答えをお探しください。見つからない場合は、${say.phone}で${say.span(phoneHoursPerDay, 'hour')}承ります。`,
  keywords: [
    'ヘルプ',
    'よくある質問',
    'カスタマーサービス',
    '電話',
    'メール',
    'オフィス',
    '苦情',
    '窓口',
  ],
  sections: [
    {
      id: 'find',
      title: '答えを探す',
      blocks: [{ kind: 'figure', name: 'search' }],
    },
    {
      id: 'reach-us',
      title: 'お問い合わせ',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '電話',
              value: `${say.phone}（${say.number(phoneHoursPerDay)}時間受付、日本語・英語・広東語・普通話）。${say.city}までの通話料のみお客様のご負担です。`,
            },
            {
              term: 'メール',
              value: `${say.email}。${workingDays(answerWorkingDays)}以内にお返事します。ご出発が近い場合はお電話ください。`,
            },
            {
              term: '空港',
              value: `チェックインカウンターの場所と受付時間は${say.page('/guide/airport')}をご覧ください。`,
            },
            {
              term: '市内',
              value: '[各地のオフィス](/guide/contact#offices)をご覧ください。',
            },
          ],
        },
        '次のものをご用意いただくと、早くご案内できます。',
        {
          kind: 'list',
          items: [
            '予約番号または航空券番号',
            '航空券のお名前と、ご予約時のメールアドレスまたは電話番号',
            '便名とご搭乗日',
            '手荷物については手荷物引換証、払い戻しについては証明書類のファイル',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '当社からお尋ねしないこと',
          text: 'パスワード、認証コード、カード番号のすべての桁を、当社の係員がお尋ねすることはありません。尋ねられた場合は電話を切り、上記の番号へご連絡ください。',
        },
      ],
    },
    {
      id: 'booking',
      title: '予約',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '何日先まで予約できますか。',
              answer: [
                `${say.span(LIMITS.bookingHorizonDays, 'day')}先までです。往復や複数都市のご旅程は、すべての便がこの期間内である必要があります。`,
              ],
            },
            {
              question: '一度に何名まで予約できますか。',
              answer: [
                `${say.number(LIMITS.travellersPerBooking)}名までです。${say.number(LIMITS.guardianFromAge)}歳以上の方が1名以上必要です。人数がそれを超える場合はお電話ください。団体には別の運賃と条件があります。`,
              ],
            },
            {
              question: '氏名を間違えて入力しました。訂正できますか。',
              answer: [
                `ご本人であれば訂正できます。お支払い前は、お支払いのページで訂正いただけます。お支払い後は、予約番号とパスポートの写しをご用意のうえ、${say.phone}へお電話ください。航空券をほかの方に譲ることはできません。`,
              ],
            },
            {
              question: '予約の途中で料金が変わったのはなぜですか。',
              answer: [
                `表示した料金は${minutes(LIMITS.offerMinutes)}間保証します。その後はあらためて確認し、変わった場合は新旧の料金を表示しますので、お客様がお決めください。入力内容は消えません。`,
              ],
            },
            {
              question: '小児・幼児は何歳ですか。',
              answer: [
                `ご出発日の年齢で、幼児は生後${say.span(LIMITS.infantFromDays, 'day')}から${say.number(LIMITS.childFromAge)}歳未満、小児は${say.number(LIMITS.childFromAge)}歳から${say.number(LIMITS.adultFromAge - 1)}歳です。[書類と保護者](/passenger/PassengersService#children)もご覧ください。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'お支払い',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'お支払いの期限はいつまでですか。',
              answer: [
                say.online(
                  'SELECT_SEAT',
                  `航空券は${minutes(LIMITS.paymentWindowMinutes)}、有料座席は${minutes(LIMITS.seatHoldMinutes)}です。残り時間はお支払い画面に表示されます。過ぎるとご予約は取り消され、請求はありません。`,
                  `${minutes(LIMITS.paymentWindowMinutes)}です。残り時間はお支払い画面に表示されます。過ぎるとご予約は取り消され、請求はありません。`,
                ),
              ],
            },
            {
              question: '支払ったのに「お支払い待ち」と表示されます。どうすればよいですか。',
              answer: [
                `お支払い画面で「${say.label('booking-payment.alreadyPaid')}」をお選びください。決済会社にすぐ確認します。同じご予約に二重に請求されることはありません。期限後に届いた代金は自動的に返金します。`,
              ],
            },
            {
              question: 'どの通貨で支払いますか。',
              answer: [
                `${say.currency}（${say.currencyCode}）です。ほかの通貨は当日のレートによる目安で、≈を付けて表示します。カード会社が海外取引の手数料を加えることがあります。`,
              ],
            },
            {
              question: 'ポイントで支払えますか。',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  `はい。運賃、座席、追加サービスにご利用いただけ（税金は対象外）、${say.number(1)}ポイント＝${say.money(LIMITS.pointValueMinorUnits)}です。数字${say.number(LIMITS.consumptionPassword.digits)}桁のポイント利用パスワードで保護しています。`,
                  `はい、お電話で承ります。このサイトではまだお支払いいただけません。運賃、座席、追加サービスにご利用いただけ（税金は対象外）、${say.number(1)}ポイント＝${say.money(LIMITS.pointValueMinorUnits)}です。数字${say.number(LIMITS.consumptionPassword.digits)}桁のポイント利用パスワードで保護しています。`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: '変更',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '搭乗日はどのように変更しますか。',
              answer: [
                say.online(
                  'CHANGE_DATE',
                  `${say.page('/order/flightOrderDetail')}でご予約を開き、搭乗者、便、新しい日付をお選びください。運賃の条件で認められる場合、航空券ごとに${say.number(LIMITS.dateChangesPerTicket)}回変更できます。確定の前に、変更手数料と運賃の差額を表示します。`,
                  `予約番号をご用意のうえ、お電話ください。このサイトではまだ搭乗日を変更いただけません。運賃の条件で認められる場合、航空券ごとに${say.number(LIMITS.dateChangesPerTicket)}回変更できます。確定の前に、変更手数料と運賃の差額をお伝えします。`,
                ),
              ],
            },
            {
              question: '一部の人だけ変更できますか。',
              answer: ['はい。ただし、変更後も小児と幼児には保護者の同行が必要です。'],
            },
            {
              question: '航空会社の都合で便が変わりました。何を選べますか。',
              answer: [
                `新しい便をご利用いただくか、元の日付の前後${say.span(LIMITS.freeDateChangeDays, 'day')}以内で、同じ路線・同じクラスの便へ無料で変更いただけます。お客様による変更の回数には数えません。払い戻しも、出発まで承ります。${say.online(
                  'CHANGE_DATE',
                  `変更は、新しい便の出発の${say.span(LIMITS.decideByHours, 'hour')}前までに、${say.page('/order/flightOrderDetail')}でご予約を開いてお選びください。`,
                  '予約番号をご用意のうえ、お電話ください。',
                )}`,
              ],
            },
            {
              question: '路線を変更できますか。',
              answer: [
                'できません。運賃の条件に従って払い戻しをお申し込みのうえ、新しい路線をご予約ください。一部の区間のみの変更は、ご出発の前にお電話ください。',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: '払い戻し',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'いくら戻りますか。',
              answer: [
                say.online(
                  'REFUND',
                  `未使用の便の税金は、必ず払い戻します。運賃の払い戻し額と手数料は運賃の条件により、ご予約時に表示しています。払い戻しは${say.page('/order/flightOrderDetail')}でご予約を開いてお申し込みください。`,
                  '未使用の便の税金は、必ず払い戻します。運賃の払い戻し額と手数料は運賃の条件により、ご予約時に表示しています。払い戻しのお申し込みはお電話で承ります。このサイトではまだお手続きいただけません。',
                ),
              ],
            },
            {
              question: '返金はいつですか。',
              answer: [
                `お申し込みに必要な情報がそろってから、中国の${workingDays(LIMITS.refundWorkingDays)}以内に、元のお支払い方法に払い戻します。銀行の処理にさらに数日かかることがあります。ポイントは先に、元の有効期限のままお戻しします。`,
              ],
            },
            {
              question: '病気で搭乗できません。払い戻し額は増えますか。',
              answer: [
                `はい。重いご病気やご不幸の場合は、審査のうえ、手数料なしで払い戻します。証明書類をお送りください。ファイル（JPG、PNG、WebP、PDF）は${say.number(LIMITS.refundProof.files)}点まで、各${say.measure(megabytes, 'megabyte')}までです。`,
              ],
            },
            {
              question: '払い戻しを申し込めないのはなぜですか。',
              answer: [
                'チェックイン済みか、その便にお支払い前の有料座席がある可能性があります。先に取り消してください。ほかでご購入の航空券の払い戻しは、購入先で承ります。',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'baggage',
      title: '手荷物',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '手荷物はどれだけ持てますか。',
              answer: [
                `クラス、運賃、会員カードによって異なります。${say.page('/checkedBaggage')}の計算ツールでご確認ください。客室にお持ちいただけるものは${say.page('/carryOnBaggage')}をご覧ください。`,
              ],
            },
            {
              question: '運賃にお預け手荷物が含まれていません。追加できますか。',
              answer: [
                '[オンライン](/order/equityOrder?extra=EXTRA_BAG)、お電話、カウンターのいずれでも、同じ料金で追加いただけます。[追加手荷物の料金](/checkedBaggage#more-bags)をご覧ください。',
              ],
            },
            {
              question: '手荷物が届かない、または壊れています。どうすればよいですか。',
              answer: [
                '手荷物受取所を出る前に手荷物カウンターへお申し出いただき、受付番号をお受け取りください。手荷物はご指定の住所へお届けします。購入された必需品の領収書を保管し、[期限](/checkedBaggage)までにご請求ください。',
              ],
            },
            {
              question: '機内に忘れ物をしました。どうすればよいですか。',
              answer: [
                `便名、ご搭乗日、座席番号、お忘れ物の特徴を${say.email}へお知らせください。見つかったものは保管し、ご希望の空港でお返しします。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'check-in',
      title: 'チェックインと座席',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'チェックインはいつできますか。',
              answer: [
                say.online(
                  'CHECK_IN',
                  `出発の${hours(LIMITS.checkInOpensMinutes)}前からオンラインで、またはチェックインカウンターで承ります。いずれも出発の${minutes(LIMITS.checkInClosesMinutes)}前に締め切ります。`,
                  `出発の${minutes(LIMITS.checkInClosesMinutes)}前までに、チェックインカウンターへお越しください。出発の${hours(LIMITS.checkInOpensMinutes)}前からのオンラインチェックインは、このサイトではまだご利用いただけません。`,
                ),
              ],
            },
            {
              question: '同行者の分もチェックインできますか。',
              answer: [
                `ご本人のほか、${say.number(LIMITS.fellowPassengers)}名まで承ります。お子様は大人の方とご一緒にお手続きください。`,
              ],
            },
            {
              question: 'チェックインを取り消せますか。',
              answer: [
                say.online(
                  'CHECK_IN',
                  `受付終了までは、ご予約の画面で、便ごとに${say.number(LIMITS.checkInCancellationsPerSegment)}回まで取り消せます。`,
                  `受付終了までは、便ごとに${say.number(LIMITS.checkInCancellationsPerSegment)}回まで取り消せます。お電話、またはチェックインカウンターでお申し出ください。`,
                ),
              ],
            },
            {
              question: 'オンラインでチェックインや座席指定ができないのはなぜですか。',
              answer: [
                `${say.online('CHECK_IN', 'チェックインの開始前か、締め切り後の可能性があります。', 'オンラインチェックインはまだご利用いただけませんので、空港でお手続きください。')}${say.online('SELECT_SEAT', '座席はチェックインの締め切りまでお選びいただけます。', '座席の指定はお電話で承ります。')}お手伝いのお申し込みがあるご予約では、[当社がお手続きします](/passenger#before-you-book)。`,
              ],
            },
            {
              question: '非常口座席には誰が座れますか。',
              answer: [
                `${say.number(LIMITS.emergencyExitMinAge)}歳から${say.number(LIMITS.emergencyExitMaxAge)}歳までで、緊急時に援助でき、その意思のある方です。幼児やお子様をお連れの方、お手伝いをお申し込みの方はお座りいただけません。カウンターで確認のうえ確定します。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'special-care',
      title: 'お手伝い',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '車いすはどのように頼みますか。',
              answer: [
                `出発の${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')}前までに、お電話またはメールでお申し込みください。無料です。[サービスと期限の一覧](/passenger/PassengersService)をご覧ください。`,
              ],
            },
            {
              question: '妊娠しています。いつまで搭乗できますか。',
              answer: [
                `${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek - 1)}週までです。${say.number(EXPECTANT_MOTHERS.single.certificateFromWeek)}週からは診断書が必要です。多胎の場合は早まります。[週ごとのご案内](/passenger/detailService/pregnantWoman)をご覧ください。`,
              ],
            },
            {
              question: '子どもだけで搭乗できますか。',
              answer: [
                `できません。${say.number(LIMITS.guardianFromAge)}歳未満の方は、同じご予約に大人の方が必要です。[理由](/passenger/detailService#minors)をご覧ください。`,
              ],
            },
            {
              question: '特別機内食はどのように頼みますか。',
              answer: [
                say.online(
                  'ORDER_SPECIAL_MEAL',
                  `${say.page('/order/flightOrderDetail')}でご予約を開き、搭乗者ごとにお選びください。種類とコードは${say.page('/inFlightMeals')}をご覧ください。`,
                  `予約番号をご用意のうえ、お電話ください。このサイトではまだお申し込みいただけません。種類とコードは${say.page('/inFlightMeals')}をご覧ください。`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'club',
      title: say.club,
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'ポイントはいつ加算されますか。',
              answer: [
                say.online(
                  'SIGN_IN',
                  `ご搭乗後${workingDays(LIMITS.pointsCreditWorkingDays)}以内です。過ぎても加算されない場合は、アカウントの「${say.label('account-flight-segments.title')}」から事後登録をお申し込みください。`,
                  `ご搭乗後${workingDays(LIMITS.pointsCreditWorkingDays)}以内です。過ぎても加算されない場合は、航空券番号と搭乗券を添えてお知らせください。`,
                ),
              ],
            },
            {
              question: '次のステイタスに上がるにはどうすればよいですか。',
              answer: [
                `直近${say.span(LIMITS.segmentStatisticsMonths, 'month')}のステイタスポイントまたは区間数によります。各カードの条件は${say.page('/memberIntro/vipMemberSystem')}をご覧ください。`,
              ],
            },
            {
              question: '他社のマイレージに加算できますか。',
              answer: [
                `はい。ご予約時に会員番号をご入力いただくか、チェックインカウンターでお知らせください。対象は${say.page('/memberIntro/partners')}をご覧ください。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'アカウント',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'パスワードを忘れました。どうすればよいですか。',
              answer: [
                say.online(
                  'SIGN_IN',
                  `ログインのページで、携帯電話またはメールに届くコードを使って再設定してください。新しいパスワードは${say.number(LIMITS.loginPassword.minLength)}文字から${say.number(LIMITS.loginPassword.maxLength)}文字で、英字と数字の両方が必要です。`,
                  `このサイトではまだログインいただけませんので、お電話ください。新しいパスワードは${say.number(LIMITS.loginPassword.minLength)}文字から${say.number(LIMITS.loginPassword.maxLength)}文字で、英字と数字の両方が必要です。`,
                ),
              ],
            },
            {
              question: '認証コードが届きません。どうすればよいですか。',
              answer: [
                `迷惑メールのフォルダーをご確認のうえ、${say.number(LIMITS.verificationCode.resendSeconds)}秒後に再送してください。コードは${say.number(LIMITS.verificationCode.digits)}桁で、有効時間は${minutes(LIMITS.verificationCode.validMinutes)}です。最後に届いたものをお使いください。`,
              ],
            },
            {
              question: '氏名や本人確認書類を変更するにはどうすればよいですか。',
              answer: [
                `確認済みの内容は、当社の係員が変更します。新しい書類をお手元にご用意のうえ、${say.phone}へお電話ください。`,
              ],
            },
            {
              question: '退会や、自分の情報の確認はどこでできますか。',
              answer: [
                say.online(
                  'SIGN_IN',
                  `アカウントの「${say.label('account-edit-info.title')}」で、データのダウンロードと退会のお手続きができます。保存する情報と目的は${say.page('/privacyPolicy')}に記載しています。`,
                  `保存する情報と目的、ご請求の窓口は${say.page('/privacyPolicy')}に記載しています。`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'ウェブサイトとお客様控え',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: say.online(
                'SIGN_IN',
                'アカウントがありません。予約はどこで確認できますか。',
                '予約はどこで確認できますか。',
              ),
              answer: [
                `「${say.label('shell.nav.manage')}」で、予約番号、航空券番号、メールアドレス、渡航書類の番号のいずれかと、搭乗者おひとりのお名前をご入力ください。ご予約のメールアドレスに届くコードを入力すると、${minutes(LIMITS.orderAccessMinutes)}ご覧いただけます。このサイトでのご予約に限ります。`,
              ],
            },
            {
              question: 'お客様控え（領収書）はどこで受け取れますか。',
              answer: [
                `ご予約の詳細ページからPDFで取得できます。最後の便の${say.span(LIMITS.receiptDaysAfterUse, 'day')}後まで、未使用の便がある間はご購入から${say.span(LIMITS.receiptYearsFromPurchase, 'year')}です。`,
                `勤務先や官公庁へ、1枚の航空券についての書類を提出される場合は、${say.page('/itineraryConfirmation')}からお申し込みください。`,
              ],
            },
            {
              question: 'スクリーンリーダー、キーボード、小さな画面で使えますか。',
              answer: [
                `いずれでもお使いいただけ、ダークモードもあります。お困りの点は${say.email}へお知らせください。改善します。`,
              ],
            },
            {
              question: '本当に御社からのメールか、見分ける方法はありますか。',
              answer: [
                `当社のメールは${say.email}と同じドメインからお送りし、お支払いのリンクは必ずこのサイトへのものです。ご不審な場合は、ご自身でこのサイトのアドレスを入力するか、お電話ください。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'offices',
      title: '各地のオフィス',
      blocks: [
        {
          kind: 'table',
          caption: '航空券カウンターの営業時間（現地時間、月曜日から金曜日）。祝日は休業します',
          columns: ['都市', '電話', '営業時間', '住所'],
          rows: OFFICES.map(({ name, address, opens, closes, phone }) => [
            name.ja,
            `[${phone.display}](tel:${phone.e164})`,
            `${opens}–${closes}`,
            address.ja,
          ]),
        },
      ],
    },
    {
      id: 'complaints',
      title: 'ご意見・苦情',
      blocks: [
        'ご満足いただけなかった場合は、内容とご希望の対応を、予約番号を添えてお知らせください。',
        {
          kind: 'steps',
          items: [
            `${say.email}へのメール、または${say.phone}へのお電話で承ります。${say.span(complaint.confirmDays, 'day')}以内に受付番号をお知らせします。`,
            `${workingDays(complaint.answerWorkingDays)}以内にお返事し、お支払いすべき金額があればお支払いします。さらに時間が必要な場合は、理由と期限をお伝えします。`,
            'お返事にご納得いただけない場合は、「再審査」と受付番号を記してご返信ください。別の担当者があらためて確認します。',
            `その後は監督機関にお申し出いただけます。中国民用航空局の消費者窓口（${complaint.authorityPhone}）、または出発国の機関です。EUと英国では、苦情のお申し出から${say.span(complaint.authorityAfterWeeks, 'week')}後に可能です。`,
          ],
        },
        `遅延、欠航、満席、手荷物の紛失の際のお客様の権利は、${say.page('/transportationConditions')}に定めています。`,
      ],
    },
  ],
};
