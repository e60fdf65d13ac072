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

const say = articleFigures('zh-hk');
const notice = (hours: number) => say.span(hours, 'hour');
const { WCHC, MEDA, OXYG, STCR, EXST, BSCT, SVAN } = CARE_SERVICES;
const wattHours = (value: number) => `${say.number(value)}瓦時`;

export const zhHk: Content = {
  title: say.pageName('/passenger/detailService'),
  description:
    '各項服務由申請至抵達的安排：輪椅、視障及聽障、醫療許可、氧氣、擔架、嬰兒搖籃、協助犬及未成年乘客。',
  lead: '每項服務的內容、所需物品及須告知我們的資料。期限及文件另有[一覽表](/passenger/PassengersService)。',
  keywords: ['輪椅', '氧氣機', '擔架', '導盲犬', '嬰兒搖籃', '敏感', '無人陪同兒童', 'MEDIF'],
  sections: [
    {
      id: 'wheelchairs',
      title: '輪椅及助行器',
      blocks: [
        '請選擇您在哪段路程需要協助。如不確定，請選協助較多的一項，我們樂意效勞。',
        {
          kind: 'table',
          caption: '如何選擇合適的協助，以及航空公司使用的代碼',
          columns: ['您的情況', '我們陪同您', '代碼'],
          rows: [
            ['可上落樓梯及步行至座位，但難以走遍機場', '到機艙門', 'WCHR'],
            ['可步行至座位，但不能上落樓梯', '經登機梯或升降台到機艙門', 'WCHS'],
            ['不能行走，或須由他人攙扶', '乘機艙輪椅直達座位', 'WCHC'],
          ],
        },
        `為確保緊急時機艙服務員能協助每一位乘客，每班空中巴士飛機可接載${say.number(WCHC.perFlight?.singleAisle ?? 0)}名、波音787-9可接載${say.number(WCHC.perFlight?.twinAisle ?? 0)}名不能行走的乘客。所有飛機均備有摺合式機艙輪椅，大部分座位的走道扶手可以揭起，787-9並設有可容納機艙輪椅的洗手間。`,
        {
          kind: 'facts',
          items: [
            {
              term: '自備輪椅',
              value: `每位乘客可免費寄艙${say.number(MOBILITY_AIDS.pieces)}件助行器具，不計入寄艙行李限額。您可使用自己的輪椅直至機艙門，如機場許可，抵達後亦會在艙門交還。`,
            },
            {
              term: '電動輪椅',
              value: `請提供牌子、型號、重量、尺寸及電池種類，並最遲於起飛前${say.span(MOBILITY_AIDS.handInMinutes, 'minute')}到達櫃位。`,
            },
            {
              term: '鋰電池',
              value: `可拆除的電池須隨身帶上機艙：單個不超過${wattHours(MOBILITY_AIDS.batteryWattHours)}，或兩個各不超過${wattHours(MOBILITY_AIDS.pairedBatteryWattHours)}。如電池不能拆除，請關掉輪椅電源，並向職員示範如何關掉。`,
            },
            {
              term: '手杖及拐杖',
              value: '可隨身攜帶，起飛及降落時須放在座位下或行李櫃內。',
            },
          ],
        },
      ],
    },
    {
      id: 'sight-and-hearing',
      title: '視障或聽障乘客',
      blocks: [
        '職員會在登機櫃位或特別協助櫃位迎接，陪同您走過機場，並轉告廣播及顯示屏的內容。您可以優先登機。',
        {
          kind: 'list',
          items: [
            '**視障乘客（BLND）在機上：**機艙服務員會介紹座位、呼喚鈴及洗手間的位置，以及座位與出口相隔多少排。機上備有點字安全須知；用餐時，機艙服務員會以時鐘方位說明食物位置。',
            '**聽障乘客（DEAF）在機上：**機艙服務員會以文字轉告廣播內容。部分電影備有字幕。',
            '**導盲犬及導聽犬**可坐於您的腳邊，詳見[協助犬](/passenger/detailService#service-animals)。',
            '**視聽雙障乘客：**請與同伴一同乘機；如欲獨自乘機，請先聯絡我們，一起商討所需安排。',
          ],
        },
        '如不便通話，可[以書面聯絡我們](/guide/contact)，處理方式完全相同。',
      ],
    },
    {
      id: 'hidden-disabilities',
      title: '隱性障礙',
      blocks: [
        '自閉症、認知障礙、學習困難或焦慮：請告訴我們怎樣做對您有幫助（代碼DPNA）。例如在安靜的地方等候、最先或最後登機、逐步說明流程、由同一位職員全程陪同，或安排靠窗或鄰近洗手間的座位。',
        '我們的櫃位及機上人員均認識「太陽花」掛帶。如您佩戴掛帶，請慢慢來，毋須解釋原因。',
      ],
    },
    {
      id: 'medical-clearance',
      title: '患病及醫療許可',
      blocks: [
        `機艙內空氣較稀薄乾燥，途中亦難以求醫。如乘機本身可能損害健康，須由我們的醫生審核（代碼MEDA）。請最遲於起飛前${notice(MEDA.noticeHours)}提出，並由您的醫生於起飛前${say.span(MEDICAL.formDays, 'day')}內填寫醫療表格；我們會在${notice(MEDICAL.answerHours)}內回覆。以下情況需要審核：`,
        {
          kind: 'list',
          items: [
            `過去${say.span(MEDICAL.afterOperationDays, 'day')}內曾接受手術、心臟病發或中風；`,
            '骨折後剛打石膏，或石膏完全包裹患處；',
            '患有心肺疾病，靜止時亦感氣促；',
            '精神狀況可能危及自己或他人；',
            '患有仍可能傳染他人的疾病；',
            '需要在機上使用氧氣、呼吸機或其他器材，或必須躺臥。',
          ],
        },
        {
          kind: 'notice',
          title: '藥物',
          text: '請將所需藥物連同一天備用分量放入手提行李，並帶備英文處方。治療所需的針筒及液體可按需要攜帶，不受一般限量所限。機艙服務員不能代為冷藏，請自備保冷袋。',
        },
        '病情穩定的糖尿病、已受控的腦癇症，以及裝有心臟起搏器或造口的乘客，毋須提交表格。',
      ],
    },
    {
      id: 'oxygen',
      title: '氧氣及醫療器材',
      blocks: [
        `如製造商註明可在飛機上使用，您可使用自備的手提製氧機（代碼OXYG）。請帶備足夠電池，可用時間須達由出門至抵達全程的${say.measure(MEDICAL.concentratorChargePercent, 'percent')}，因為座位電源不能供製氧機使用。製氧機不計入行李。`,
        '我們不提供整程航班所需的氧氣。氧氣瓶屬危險品，不可自備；機上氧氣只供緊急使用。',
        `以電池操作的睡眠窒息症呼吸機毋須表格。其他器材請最遲於起飛前${notice(OXYG.noticeHours)}提出；每班空中巴士飛機可供${say.number(OXYG.perFlight?.singleAisle ?? 0)}位、波音787-9可供${say.number(OXYG.perFlight?.twinAisle ?? 0)}位乘客使用製氧機。`,
      ],
    },
    {
      id: 'stretcher',
      title: '擔架',
      blocks: [
        `必須躺臥的乘客可使用擔架，架設於摺起的經濟客位座椅之上，並以布簾分隔（代碼STCR）。收費為${say.number(STCR.paidSeats)}個座位的票價，以當時可購買的最低票價計算，稅項只收一份。每班航班可載${say.number(STCR.perFlight?.singleAisle ?? 0)}張擔架。`,
        {
          kind: 'facts',
          items: [
            {
              term: '申請',
              value: `最遲於起飛前${notice(STCR.noticeHours)}致電提出，以便我們預備機艙。`,
            },
            {
              term: '陪同者',
              value: `最少${say.number(MEDICAL.stretcherCompanions)}位能照顧您的成人，並須另購機票；如我們的醫生要求，則須由醫生或護士陪同。`,
            },
            {
              term: '救護車',
              value: '請自行安排兩地的救護車，我們會與機場協調，讓救護車駛近飛機。',
            },
          ],
        },
      ],
    },
    {
      id: 'extra-seat',
      title: '額外座位',
      blocks: [
        `如一個座位不敷使用，或攜帶大提琴等物品，請最遲於起飛前${notice(EXST.noticeHours)}致電購買相鄰座位（代碼EXST）。票價與您的座位相同，不收按人計算的稅項，亦不附行李限額。如需要，可在機上索取免費的安全帶延長帶。`,
        '如額外座位為自用，而航班起飛時仍有空位，可在機票有效期內申請退還第二個座位的票價；為物品購買的座位則不適用。',
      ],
    },
    {
      id: 'bassinet',
      title: '嬰兒搖籃',
      blocks: [
        `搖籃掛在客艙首排前方（代碼BSCT），適合體重不超過${say.measure(BASSINET.kilograms, 'kilogram')}、身長不超過${say.measure(BASSINET.centimetres, 'centimeter')}的嬰兒。請最遲於起飛前${notice(BSCT.noticeHours)}提出。空中巴士飛機設${say.number(BSCT.perFlight?.singleAisle ?? 0)}個，波音787-9設${say.number(BSCT.perFlight?.twinAisle ?? 0)}個，月齡較小的嬰兒優先。`,
        '搖籃只可在平穩飛行時使用。起飛、降落及安全帶指示燈亮起時，請抱着嬰兒，並為嬰兒扣好機艙服務員提供的嬰兒安全帶。',
      ],
    },
    {
      id: 'service-animals',
      title: '協助犬',
      blocks: [
        `每位乘客可免費帶同${say.number(SERVICE_ANIMALS.perTraveller)}隻導盲犬、導聽犬或其他協助犬進入客艙（代碼SVAN）。犬隻須繫上牽繩、伏在您的腳邊，毋須使用籠箱。請最遲於起飛前${notice(SVAN.noticeHours)}提出，並帶備：`,
        {
          kind: 'list',
          items: [
            '訓練證明，由國際協助犬組織或國際導盲犬聯盟的成員學校，或政府機構發出；',
            `${say.span(SERVICE_ANIMALS.healthCertificateDays, 'day')}內發出的獸醫健康證明，以及疫苗接種紀錄；`,
            '目的地要求的晶片、狂犬病抗體檢測及入口許可證。前往日本、英國等地，須提前數月準備。',
          ],
        },
        '情緒支援動物及寵物不可帶進客艙。',
      ],
    },
    {
      id: 'minors',
      title: '兒童為何不能獨自乘機',
      blocks: [
        `未滿${say.number(LIMITS.adultFromAge)}歲的兒童及嬰兒，必須與年滿${say.number(LIMITS.guardianFromAge)}歲的監護人以同一預訂乘機。我們不設無人陪同兒童服務（代碼UMNR），亦不接受其他航空公司機票上的有關要求：途中機組人員會更換，航班亦可能改飛其他機場，兒童便可能身處陌生地方，身邊沒有熟悉的人。`,
        `${say.number(LIMITS.adultFromAge)}至${say.number(LIMITS.guardianFromAge - 1)}歲乘客須付成人票價，預訂中同樣必須有一名監護人。[監護人及兒童](/passenger/PassengersService#children)所需的證件另有說明。`,
      ],
    },
    {
      id: 'allergies',
      title: '食物敏感',
      blocks: [
        '我們不會派發花生小食。不過，其他乘客可自備食物，而機上餐膳的廚房亦會使用堅果、奶類、魚類及小麥，因此未能保證機艙內完全不含任何致敏原。',
        {
          kind: 'list',
          items: [
            '申請[特別餐](/inFlightMeals)或自備食物；液體及膏狀食物須通過保安檢查。',
            '將藥物及腎上腺素注射筆放入手提行李，並帶備醫生信。',
            '登機時告知機艙服務員，他們可請鄰座乘客避免食用有關食物。',
            '您可提早登機，抹淨座位及餐桌。',
          ],
        },
      ],
    },
    {
      id: 'elderly',
      title: '長者乘客',
      blocks: [
        `乘機不設年齡上限，我們亦不會因年紀而要求證明文件。如覺得走遍機場吃力，可申請輪椅，或申請專人接送（代碼MAAS）；首次乘機或語言不通的乘客亦可申請。年滿${say.number(LIMITS.emergencyExitMaxAge + 1)}歲的乘客不可使用緊急出口座位。`,
        `請最遲於起飛前${say.span(COUNTERS.assistanceMinutes, 'minute')}到達櫃位。如機場簽發通行證，一位親友可憑身份證明文件在櫃位申請，送您到登機閘口。`,
      ],
    },
  ],
};
