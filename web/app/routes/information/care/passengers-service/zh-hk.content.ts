import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES, MEDICAL } from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { careRows } from './care-table.ts';

const say = articleFigures('zh-hk');
const age = (years: number) => `${say.number(years)}歲`;

const rows = careRows({
  services: {
    WCHR: '[機場輪椅接送](/passenger/detailService#wheelchairs)',
    WCHS: '[輪椅及登機梯協助](/passenger/detailService#wheelchairs)',
    WCHC: '[輪椅直達座位](/passenger/detailService#wheelchairs)',
    BLND: '[視障乘客](/passenger/detailService#sight-and-hearing)',
    DEAF: '[聽障乘客](/passenger/detailService#sight-and-hearing)',
    DPNA: '[隱性障礙](/passenger/detailService#hidden-disabilities)',
    MAAS: '[專人接送](/passenger/detailService#elderly)',
    MEDA: '[醫療許可](/passenger/detailService#medical-clearance)',
    OXYG: '[自備製氧機](/passenger/detailService#oxygen)',
    STCR: '[擔架](/passenger/detailService#stretcher)',
    BSCT: '[嬰兒搖籃](/passenger/detailService#bassinet)',
    SVAN: '[協助犬進入客艙](/passenger/detailService#service-animals)',
    EXST: '[額外座位](/passenger/detailService#extra-seat)',
  },
  documents: {
    MEDICAL_FORM: '醫療表格',
    TRAINING_CERTIFICATE: '訓練證明',
    ANIMAL_HEALTH: '獸醫健康證明',
  },
  noDocuments: '毋須文件',
  free: '免費',
  unlimited: '不限',
  hours: (hours) => `起飛前${say.span(hours, 'hour')}`,
  seats: (count) => `${say.number(count)}個座位的票價`,
  perFlight: (singleAisle, twinAisle) => `${say.number(singleAisle)} / ${say.number(twinAisle)}`,
  list: say.list,
});

export const zhHk: Content = {
  title: '申請及所需文件',
  description:
    '各項特別協助的申請期限、文件、收費及每班名額，以及嬰兒、兒童的旅遊證件和監護人資格。',
  lead: '可申請的服務、截止時間及所需文件。期限以首程航班的原定起飛時間倒數計算。',
  keywords: ['申請', '期限', '表格', '出生證明', '監護人', '嬰兒', '兒童', '未成年'],
  sections: [
    {
      id: 'services',
      title: '各項服務',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          text: say.online(
            'CHECK_IN',
            '預訂加入以下任何服務後，便不能在網上選位及辦理登機手續；我們會經電話為您安排座位，並在登機櫃位為您辦理手續。緊急出口座位亦不可選坐。',
            '預訂加入以下任何服務後，座位由我們經電話安排，登機手續於登機櫃位辦理。緊急出口座位亦不可選坐。',
          ),
        },
        {
          kind: 'table',
          caption: '服務項目及國際航空運輸協會代碼，以及空中巴士與波音787-9每班航班的名額',
          columns: ['服務', '代碼', '申請期限', '文件', '收費', '空中巴士／787-9'],
          rows,
        },
        `懷孕乘客請參閱[專頁](/passenger/detailService/pregnantWoman)。${say.online('ORDER_SPECIAL_MEAL', '特別餐的申請方法', '特別餐請致電申請')}，詳見${say.page('/inFlightMeals')}。`,
      ],
    },
    {
      id: 'how',
      title: '如何申請',
      blocks: [
        {
          kind: 'steps',
          items: [
            `準備訂位編號，致電${say.phone}或[聯絡我們](/guide/contact)。`,
            '用自己的話說明需要，毋須知道代碼。',
            '如需文件，請發送至我們回覆內列明的地址。照片或檔案均可，正本請隨身攜帶。',
            '等候電郵確認。收到確認後，申請才算完成；如一天後仍未收到，請再致電。',
            `最遲於起飛前${say.span(COUNTERS.assistanceMinutes, 'minute')}到達櫃位，[櫃位位置](/guide/airport)見機場指南。`,
          ],
        },
        `**已過期限？**請致電我們。機場輪椅可於當日安排，但或須等候。醫療許可需時${say.span(MEDICAL.answerHours, 'hour')}審核，安裝擔架則需時${say.span(CARE_SERVICES.STCR.noticeHours, 'hour')}。`,
        say.online(
          'CHECK_IN',
          '**情況有變？**請通知我們。如不再需要服務，名額便可讓給其他乘客，您亦可再次在網上辦理登機手續。',
          '**情況有變？**請通知我們。如不再需要服務，名額便可讓給其他乘客。',
        ),
      ],
    },
    {
      id: 'children',
      title: '嬰兒及兒童',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '嬰兒',
              value: `出生滿${say.span(LIMITS.infantFromDays, 'day')}至未滿${age(LIMITS.childFromAge)}，由成人抱坐。如在其後航班前年滿${age(LIMITS.childFromAge)}，全程均以兒童身份預訂。`,
            },
            {
              term: '兒童',
              value: `${say.number(LIMITS.childFromAge)}至${age(LIMITS.adultFromAge - 1)}，佔用獨立座位。`,
            },
            {
              term: '監護人',
              value: `同一預訂、同一航班內年滿${age(LIMITS.guardianFromAge)}的成人。每位監護人最多可帶同${say.number(LIMITS.dependantsPerGuardian)}位兒童及嬰兒，其中嬰兒不超過${say.number(LIMITS.infantsPerGuardian)}位。`,
            },
            {
              term: '青少年',
              value: `${say.number(LIMITS.adultFromAge)}至${age(LIMITS.guardianFromAge - 1)}的乘客須付成人票價，不可擔任監護人，預訂中亦必須有一位監護人。`,
            },
          ],
        },
        '年齡以出發當日（當地日期）計算。兒童及嬰兒[不可獨自乘機](/passenger/detailService#minors)，更改日期時亦須與監護人一併更改。',
        {
          kind: 'table',
          caption: '兒童及嬰兒的旅遊證件，每人須持有自己的證件',
          columns: ['行程', '內地居民', '其他'],
          rows: [
            [
              '內地航班',
              `內地居民身份證或戶口簿；未滿${age(LIMITS.birthCertificateUnderAge)}亦可使用出生醫學證明`,
              '護照；港澳台居民可用來往內地通行證或居住證',
            ],
            ['前往香港或澳門', '往來港澳通行證', '護照或通行證'],
            ['前往台灣', '往來台灣通行證', '護照或通行證'],
            ['前往其他國家', '護照，如需簽證請一併備妥', '護照，如需簽證請一併備妥'],
          ],
        },
        {
          kind: 'notice',
          title: '只與父母其中一方或其他人同行',
          text: '不少國家要求出示出生證明，以及沒有同行的父或母的同意書，部分須經公證及翻譯。請及早向有關領事館查詢；如欠缺文件，兒童可能被拒入境。',
        },
      ],
    },
    {
      id: 'infants',
      title: '與嬰兒同行',
      blocks: [
        {
          kind: 'list',
          items: [
            `**嬰兒搖籃：**請最遲於起飛前${say.span(CARE_SERVICES.BSCT.noticeHours, 'hour')}申請，詳見[尺寸及重量](/passenger/detailService#bassinet)。`,
            '預訂時須選定抱坐嬰兒的成人。該成人必須是監護人，每人只可抱一位嬰兒。',
            '**汽車安全座椅：**請為嬰兒購買兒童座位，並自備標明適用於飛機的座椅，按標籤所示方向安裝在靠窗座位。',
            `**嬰兒車：**可使用至機艙門，免費寄艙，詳見${say.page('/checkedBaggage')}。`,
            '**食物：**航程所需的奶、水及糊狀食物均可帶過保安檢查。機艙服務員可代為溫奶。',
            '每架飛機最少一個洗手間設有換片台。',
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: '表格',
      blocks: [
        {
          kind: 'list',
          items: [
            `**醫療表格：**甲部由您填寫，乙部由醫生於起飛前${say.span(MEDICAL.formDays, 'day')}內填寫。可致電索取，或電郵至${say.email}。`,
            '**懷孕乘客證明書：**沒有指定表格，請參閱[所需內容](/passenger/detailService/pregnantWoman#certificate)。',
            '**父母同意書：**使用目的地國家的表格，或自行書寫並列明姓名、日期、航班、地址及簽署。',
            '**電動輪椅：**毋須表格，提供牌子、型號、重量、尺寸及電池種類即可。',
          ],
        },
        `我們只會為您的行程使用健康資料，詳見${say.page('/sensitiveRules')}。`,
      ],
    },
    {
      id: 'questions',
      title: '常見問題',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '可以代他人申請嗎？',
              answer: ['可以，請提供對方的訂位編號及姓名。如涉及醫療表格，須取得本人同意。'],
            },
            {
              question: '我經旅行社預訂，應向誰申請？',
              answer: [
                '向旅行社或我們申請均可。如致電我們，請準備機票號碼，我們會在旅行社的預訂加上申請。',
              ],
            },
            {
              question: '每班名額是以整架飛機計算嗎？',
              answer: [
                '是的，我們會按申請先後確認。如該班航班名額已滿，我們可為您改乘下一班，不收更改費。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
