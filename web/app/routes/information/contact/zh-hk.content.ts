import { CUSTOMER_SERVICE } from '#schema/codes/base/customer-service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OFFICES } from '#schema/codes/base/offices.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { complaint, answerWorkingDays, phoneHoursPerDay } = CUSTOMER_SERVICE;
const minutes = (value: number) => say.span(value, 'minute');
const hours = (value: number) => say.span(value / 60, 'hour');
const workingDays = (value: number) => `${say.number(value)}個工作天`;
const changes =
  LIMITS.dateChangesPerTicket === 1 ? '一次' : `${say.number(LIMITS.dateChangesPerTicket)}次`;
const megabytes = LIMITS.refundProof.bytes / 1024 / 1024;

export const zhHk: Content = {
  title: '聯絡及支援',
  description:
    '預訂、付款、更改、退款、行李、登機手續及會員的常見問題；客戶服務電話、電郵、辦事處及投訴途徑。',
  lead: `請先在此尋找答案；如仍未能解決，歡迎致電${say.phone}，${say.number(phoneHoursPerDay)}小時接聽。`,
  keywords: ['客服', '常見問題', '電話', '電郵', '辦事處', '投訴', '熱線', '查詢'],
  sections: [
    {
      id: 'find',
      title: '尋找答案',
      blocks: [{ kind: 'figure', name: 'search' }],
    },
    {
      id: 'reach-us',
      title: '聯絡我們',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '電話',
              value: `${say.phone}，每日${say.number(phoneHoursPerDay)}小時，以粵語、普通話、英語及日語服務。您只須支付致電${say.city}的通話費。`,
            },
            {
              term: '電郵',
              value: `${say.email}，於${workingDays(answerWorkingDays)}內回覆。如航班即將起飛，請致電。`,
            },
            {
              term: '機場',
              value: `各機場的登機櫃位及開放時間請參閱${say.page('/guide/airport')}。`,
            },
            {
              term: '市區',
              value: '請參閱[各地辦事處](/guide/contact#offices)。',
            },
          ],
        },
        '請預先準備以下資料，以便我們盡快處理：',
        {
          kind: 'list',
          items: [
            '訂位編號或機票號碼；',
            '機票上的姓名，以及預訂時使用的電郵或電話；',
            '航班編號及日期；',
            '查詢行李：行李牌收據；申請退款：證明文件的檔案。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '我們絕不會索取的資料',
          text: '我們的客服人員不會索取您的密碼、驗證碼或完整信用卡號碼。如有人索取，請掛線並致電上述號碼。',
        },
      ],
    },
    {
      id: 'booking',
      title: '預訂',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '最早可以預訂多久之後的航班？',
              answer: [
                `可預訂未來${say.span(LIMITS.bookingHorizonDays, 'day')}內的航班。來回及多城市行程的所有航班均須在此期間內。`,
              ],
            },
            {
              question: '一項預訂最多可包括多少人？',
              answer: [
                `最多${say.number(LIMITS.travellersPerBooking)}人，其中最少一名年滿${say.number(LIMITS.guardianFromAge)}歲的成人。人數更多請致電我們，團體另有票價及條款。`,
              ],
            },
            {
              question: '姓名填錯了，可以更正嗎？',
              answer: [
                `只要是同一位乘客便可以。付款前可自行在付款頁面更正；付款後請致電${say.phone}，並準備訂位編號及護照副本。機票不可轉讓他人。`,
              ],
            },
            {
              question: '為何預訂期間價格改變了？',
              answer: [
                `所示價格保證${minutes(LIMITS.offerMinutes)}不變，其後我們會重新查價。如有不同，我們會列出新舊價格，由您決定；已填寫的資料會保留。`,
              ],
            },
            {
              question: '幾歲算兒童或嬰兒？',
              answer: [
                `以出發當日年齡計算：嬰兒為出生滿${say.span(LIMITS.infantFromDays, 'day')}至未滿${say.number(LIMITS.childFromAge)}歲，兒童為${say.number(LIMITS.childFromAge)}至${say.number(LIMITS.adultFromAge - 1)}歲。請參閱[證件及監護人](/passenger/PassengersService#children)。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: '付款',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '付款時限有多長？',
              answer: [
                say.online(
                  'SELECT_SEAT',
                  `航班為${minutes(LIMITS.paymentWindowMinutes)}，優選座位為${minutes(LIMITS.seatHoldMinutes)}，付款頁面會顯示剩餘時間。逾時未付款的預訂會自動取消，不會收費。`,
                  `${minutes(LIMITS.paymentWindowMinutes)}，付款頁面會顯示剩餘時間。逾時未付款的預訂會自動取消，不會收費。`,
                ),
              ],
            },
            {
              question: '我已付款，但預訂仍顯示未付款，怎麼辦？',
              answer: [
                `請在付款頁面選擇「${say.label('booking-payment.alreadyPaid')}」，我們會即時向付款服務商查詢。同一預訂不會重複收費；逾時才收到的款項會自動退回。`,
              ],
            },
            {
              question: '以哪種貨幣付款？',
              answer: [
                `以${say.currency}（${say.currencyCode}）付款。其他貨幣的金額按當日匯率計算，以「≈」標示，只供參考。銀行或會收取境外交易費。`,
              ],
            },
            {
              question: '可以使用積分付款嗎？',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  `可以。積分可支付票價、座位及加購服務，但不可支付稅項，每分可抵${say.money(LIMITS.pointValueMinorUnits)}，並由${say.number(LIMITS.consumptionPassword.digits)}位數字的積分消費密碼保障。`,
                  `可以，請致電我們；本網站暫未接受積分付款。積分可支付票價、座位及加購服務，但不可支付稅項，每分可抵${say.money(LIMITS.pointValueMinorUnits)}，並由${say.number(LIMITS.consumptionPassword.digits)}位數字的積分消費密碼保障。`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: '更改',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '如何更改日期？',
              answer: [
                say.online(
                  'CHANGE_DATE',
                  `請於${say.page('/order/flightOrderDetail')}開啟預訂，選擇乘客、航班及新日期。如票價許可，每張機票可更改${changes}；確認前會列明更改費及票價差額。`,
                  `本網站暫未提供更改日期服務，請準備訂位編號並致電我們。如票價許可，每張機票可更改${changes}；確認前，我們會說明更改費及票價差額。`,
                ),
              ],
            },
            {
              question: '可以只更改部分乘客嗎？',
              answer: ['可以，但更改後，兒童及嬰兒仍須有監護人同行。'],
            },
            {
              question: '你們更改了我的航班，我可以怎樣做？',
              answer: [
                `您可接受新航班，或免費改乘原定日期前後${say.span(LIMITS.freeDateChangeDays, 'day')}內同一航線、同一客位的其他航班，不計入您自己的更改次數。您亦可於起飛前申請退款。${say.online(
                  'CHANGE_DATE',
                  `如欲改乘，請最遲於新航班起飛前${say.span(LIMITS.decideByHours, 'hour')}，在${say.page('/order/flightOrderDetail')}開啟預訂並作選擇。`,
                  '請準備訂位編號並致電我們。',
                )}`,
              ],
            },
            {
              question: '可以更改航線嗎？',
              answer: [
                '不可以。請按票價條款申請退款，再預訂新航線。如只更改部分行程，請於出發前致電我們。',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: '退款',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '可以退回多少？',
              answer: [
                say.online(
                  'REFUND',
                  `未使用航班的稅項必定退還。可退的票價及手續費視乎票價條款，預訂時均已列明。請於${say.page('/order/flightOrderDetail')}開啟預訂並申請退款。`,
                  '未使用航班的稅項必定退還。可退的票價及手續費視乎票價條款，預訂時均已列明。本網站暫未接受退款申請，請致電我們。',
                ),
              ],
            },
            {
              question: '退款要多久才收到？',
              answer: [
                `收齊申請資料後，於中國內地${workingDays(LIMITS.refundWorkingDays)}內按原付款方式退回，銀行或需多數天入帳。積分會先行退回，到期日不變。`,
              ],
            },
            {
              question: '因病未能成行，可以多退款嗎？',
              answer: [
                `可以。如因重病或喪事申請，經審核後不收手續費。請提交證明文件：最多${say.number(LIMITS.refundProof.files)}個檔案（JPG、PNG、WebP或PDF），每個不超過${say.measure(megabytes, 'megabyte')}。`,
              ],
            },
            {
              question: '為何我不能申請退款？',
              answer: [
                '您可能已辦理登機手續，或該航班有未付款的優選座位，請先取消。經其他途徑購買的機票，請向原售票處申請退款。',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'baggage',
      title: '行李',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '可以攜帶多少行李？',
              answer: [
                `視乎客位、票價及會員卡，請使用${say.page('/checkedBaggage')}的計算工具查詢。可帶上機的物品請參閱${say.page('/carryOnBaggage')}。`,
              ],
            },
            {
              question: '我的票價不包括寄艙行李，可以加購嗎？',
              answer: [
                '可以，於[網上](/order/equityOrder?extra=EXTRA_BAG)、致電或到登機櫃位購買均可，收費一樣：[額外行李收費](/checkedBaggage#more-bags)。',
              ],
            },
            {
              question: '行李未到或損壞，怎麼辦？',
              answer: [
                '請在離開行李認領大堂前，到行李服務櫃位報告，並取得編號。我們會將行李送到您的地址。請保留購買必需品的單據，並在[期限](/checkedBaggage)內索償。',
              ],
            },
            {
              question: '我把物品遺留在飛機上，怎麼辦？',
              answer: [
                `請電郵至${say.email}，提供航班編號、日期、座位及物品特徵。如尋獲，我們會妥為保管，並送到您指定的機場。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'check-in',
      title: '登機手續及座位',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '何時可以辦理登機手續？',
              answer: [
                say.online(
                  'CHECK_IN',
                  `可於起飛前${hours(LIMITS.checkInOpensMinutes)}起在網上辦理，或到登機櫃位辦理；兩者均於起飛前${minutes(LIMITS.checkInClosesMinutes)}截止。`,
                  `請於起飛前${minutes(LIMITS.checkInClosesMinutes)}或更早到登機櫃位辦理。網上登機手續於起飛前${hours(LIMITS.checkInOpensMinutes)}開始，但本網站暫未提供。`,
                ),
              ],
            },
            {
              question: '可以為同行者辦理嗎？',
              answer: [
                `可以，除您本人外，最多${say.number(LIMITS.fellowPassengers)}位同行者。兒童須與成人一同辦理。`,
              ],
            },
            {
              question: '可以取消登機手續嗎？',
              answer: [
                say.online(
                  'CHECK_IN',
                  `可以。截止辦理前，可於預訂內取消，每班航班最多${say.number(LIMITS.checkInCancellationsPerSegment)}次。`,
                  `可以。截止辦理前，請致電或到登機櫃位要求取消，每班航班最多${say.number(LIMITS.checkInCancellationsPerSegment)}次。`,
                ),
              ],
            },
            {
              question: '為何我不能在網上辦理登機手續或選位？',
              answer: [
                `${say.online('CHECK_IN', '登機手續可能尚未開始或已經截止。', '本網站暫未提供網上登機手續，請到機場辦理。')}${say.online('SELECT_SEAT', '登機手續截止前均可選位。', '如欲選位，請致電我們。')}如預訂含有特別協助，兩者均由我們[為您代辦](/passenger#before-you-book)。`,
              ],
            },
            {
              question: '誰可以坐緊急出口座位？',
              answer: [
                `${say.number(LIMITS.emergencyExitMinAge)}至${say.number(LIMITS.emergencyExitMaxAge)}歲、有能力並願意協助的乘客，且沒有帶同嬰兒、照顧兒童或申請特別協助。我們會在登機櫃位確認座位。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'special-care',
      title: '特別協助',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '如何預訂輪椅？',
              answer: [
                `請最遲於起飛前${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')}致電或電郵提出，費用全免。請參閱[各項服務及期限](/passenger/PassengersService)。`,
              ],
            },
            {
              question: '我懷孕了，多少週前可以乘機？',
              answer: [
                `單胎未滿${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek)}週可以乘機，滿${say.number(EXPECTANT_MOTHERS.single.certificateFromWeek)}週起須持證明書；多胞胎期限較早。請參閱[各週安排](/passenger/detailService/pregnantWoman)。`,
              ],
            },
            {
              question: '我的孩子可以獨自乘機嗎？',
              answer: [
                `不可以。未滿${say.number(LIMITS.guardianFromAge)}歲的乘客，預訂中必須有成人同行。請參閱[原因](/passenger/detailService#minors)。`,
              ],
            },
            {
              question: '如何申請特別餐？',
              answer: [
                say.online(
                  'ORDER_SPECIAL_MEAL',
                  `請於${say.page('/order/flightOrderDetail')}開啟預訂，為每位乘客選擇餐膳。各款特別餐的代碼及時限請參閱${say.page('/inFlightMeals')}。`,
                  `請準備訂位編號並致電我們，本網站暫未接受申請。各款特別餐的代碼及時限請參閱${say.page('/inFlightMeals')}。`,
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
              question: '積分何時存入？',
              answer: [
                say.online(
                  'SIGN_IN',
                  `乘搭航班後${workingDays(LIMITS.pointsCreditWorkingDays)}內。如仍未存入，可於帳戶內的「${say.label('account-flight-segments.title')}」補登航班。`,
                  `乘搭航班後${workingDays(LIMITS.pointsCreditWorkingDays)}內。如仍未存入，請附上機票號碼及登機證聯絡我們。`,
                ),
              ],
            },
            {
              question: '如何晉升下一級別？',
              answer: [
                `以過去${say.number(LIMITS.segmentStatisticsMonths)}個曆月的級別積分或航段計算。各會員卡的要求請參閱${say.page('/memberIntro/vipMemberSystem')}。`,
              ],
            },
            {
              question: '可以累積其他航空公司的里數嗎？',
              answer: [
                `可以。預訂時輸入該計劃的會員號碼，或於登機櫃位提供。適用計劃請參閱${say.page('/memberIntro/partners')}。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: '帳戶',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '忘記了密碼，怎麼辦？',
              answer: [
                say.online(
                  'SIGN_IN',
                  `請於登入頁面以手提電話或電郵索取驗證碼，然後設定新密碼。新密碼須為${say.number(LIMITS.loginPassword.minLength)}至${say.number(LIMITS.loginPassword.maxLength)}個字元，並包含字母及數字。`,
                  `本網站暫未提供登入服務，請致電我們。新密碼須為${say.number(LIMITS.loginPassword.minLength)}至${say.number(LIMITS.loginPassword.maxLength)}個字元，並包含字母及數字。`,
                ),
              ],
            },
            {
              question: '收不到驗證碼，怎麼辦？',
              answer: [
                `請查看垃圾郵件夾，並於${say.number(LIMITS.verificationCode.resendSeconds)}秒後再次索取。驗證碼為${say.number(LIMITS.verificationCode.digits)}位數字，有效${minutes(LIMITS.verificationCode.validMinutes)}，以最後一個為準。`,
              ],
            },
            {
              question: '如何更改姓名或身份證明文件？',
              answer: [`已核實的資料只可由客服更改：請準備新證件並致電${say.phone}。`],
            },
            {
              question: '如何關閉帳戶或查閱我的資料？',
              answer: [
                say.online(
                  'SIGN_IN',
                  `可於帳戶內的「${say.label('account-edit-info.title')}」下載您的資料或關閉帳戶。${say.page('/privacyPolicy')}列明我們保存的資料及用途。`,
                  `${say.page('/privacyPolicy')}列明我們保存的資料及用途，並載有提出要求的聯絡地址。`,
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'website',
      title: '網站及收據',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: say.online('SIGN_IN', '沒有帳戶，如何查詢我的預訂？', '如何查詢我的預訂？'),
              answer: [
                `在「${say.label('shell.nav.manage')}」輸入訂位編號、機票號碼、電郵地址或證件號碼，以及其中一位乘客的姓名。我們會將驗證碼發送至預訂的電郵地址，輸入後可查閱預訂${minutes(LIMITS.orderAccessMinutes)}。只可查詢經本網站訂購的預訂。`,
              ],
            },
            {
              question: '在哪裏取得收據？',
              answer: [
                `可在預訂內下載PDF：最後一程航班後${say.span(LIMITS.receiptDaysAfterUse, 'day')}內；如航班尚未使用，則為購票起${say.span(LIMITS.receiptYearsFromPurchase, 'year')}內。`,
                `如僱主或有關機構只需要其中一張機票的文件，請到${say.page('/itineraryConfirmation')}申請。`,
              ],
            },
            {
              question: '可以用屏幕閱讀器、鍵盤或小屏幕使用網站嗎？',
              answer: [
                `全部可以，並設有深色模式。如有任何不便，請電郵至${say.email}，我們會加以改善。`,
              ],
            },
            {
              question: '如何分辨訊息是否由你們發出？',
              answer: [
                `我們的電郵均來自${say.email}的網域，絕不會附有本網站以外的付款連結。如有懷疑，請自行輸入網址或致電我們。`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'offices',
      title: '各地辦事處',
      blocks: [
        {
          kind: 'table',
          caption: '售票處辦公時間（當地時間星期一至五），公眾假期休息',
          columns: ['城市', '電話', '辦公時間', '地址'],
          rows: OFFICES.map(({ name, address, opens, closes, phone }) => [
            name['zh-hk'],
            `[${phone.display}](tel:${phone.e164})`,
            `${opens}–${closes}`,
            address['zh-hk'],
          ]),
        },
      ],
    },
    {
      id: 'complaints',
      title: '投訴',
      blocks: [
        '如有不滿，請告訴我們事情經過及您期望的處理方式，並附上訂位編號。',
        {
          kind: 'steps',
          items: [
            `電郵至${say.email}或致電${say.phone}。我們會於${say.span(complaint.confirmDays, 'day')}內確認收到，並提供編號。`,
            `我們會於${workingDays(complaint.answerWorkingDays)}內回覆，並支付應付的款項。如需更長時間，會說明原因及期限。`,
            '仍不滿意？請回覆並註明「覆核」及編號，我們會由另一位職員重新審視。',
            `其後您可向監管機構投訴：中國民用航空局消費者熱線${complaint.authorityPhone}，或出發地的監管機構。在歐盟及英國，可於向我們投訴${say.span(complaint.authorityAfterWeeks, 'week')}後提出。`,
          ],
        },
        `航班延誤、取消、滿座及行李遺失時的權利，載於${say.page('/transportationConditions')}。`,
      ],
    },
  ],
};
