import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');

export const zhHk: Content = {
  title: say.pageName('/passenger'),
  description:
    '輪椅、醫療需要、懷孕、嬰兒或協助犬：我們可提供的服務、申請期限，以及辦理登機手續時的不同之處。',
  lead: `預訂後告訴我們您的需要，我們便會預先安排妥當。大部分服務費用全免，一般最遲於起飛前${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')}提出即可。`,
  keywords: ['無障礙', '傷健', '輪椅', '行動不便', '特殊旅客', '長者'],
  sections: [
    {
      id: 'who',
      title: '您需要哪項協助？',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: '輪椅及助行器',
              text: '專人陪同前往飛機、上落登機梯或直達座位；自備輪椅免費寄艙。',
              to: '/passenger/detailService#wheelchairs',
              icon: 'accessibility',
            },
            {
              title: '視障或聽障乘客',
              text: '專人接待、轉告廣播內容，並介紹機艙環境。',
              to: '/passenger/detailService#sight-and-hearing',
              icon: 'ear',
            },
            {
              title: '隱性障礙',
              text: '自閉症、認知障礙或學習困難：按您的意願，低調提供協助。',
              to: '/passenger/detailService#hidden-disabilities',
              icon: 'heart-handshake',
            },
            {
              title: '患病、氧氣及擔架',
              text: '何時須提交醫療表格，以及可攜帶和使用哪些醫療器材。',
              to: '/passenger/detailService#medical-clearance',
              icon: 'stethoscope',
            },
            {
              title: '懷孕乘客',
              text: '懷孕多少週仍可乘機、何時需要證明書，以及如何扣好安全帶。',
              to: '/passenger/detailService/pregnantWoman',
              icon: 'heart',
            },
            {
              title: '嬰兒及兒童',
              text: '嬰兒搖籃、所需證件、監護人資格，以及為何不設無人陪同兒童服務。',
              to: '/passenger/PassengersService#children',
              icon: 'baby',
            },
            {
              title: '協助犬',
              text: '導盲犬及其他協助犬可免費同行，伏在您的腳邊。',
              to: '/passenger/detailService#service-animals',
              icon: 'dog',
            },
            {
              title: '額外座位、敏感及長者',
              text: '購買相鄰座位、食物敏感須知，以及為長者而設的協助。',
              to: '/passenger/detailService#extra-seat',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
    {
      id: 'before-you-book',
      title: '預訂前須知',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: say.online(
            'CHECK_IN',
            '不能網上選位及網上辦理登機手續',
            '座位及登機手續由我們安排',
          ),
          text: say.online(
            'CHECK_IN',
            '預訂加入特別協助後，便不能在網上選位或辦理登機手續。我們會經電話免費為您安排合適座位，並在櫃位為您辦理手續，協助人員亦會在該處等候。',
            '預訂加入特別協助後，我們會經電話免費為您安排合適座位，並在櫃位為您辦理手續，協助人員亦會在該處等候。',
          ),
        },
        {
          kind: 'facts',
          items: [
            {
              term: '到達櫃位',
              value: `請最遲於起飛前${say.span(COUNTERS.assistanceMinutes, 'minute')}到達。各機場櫃位請參閱${say.page('/guide/airport')}。`,
            },
            {
              term: '緊急出口座位',
              value: `已申請特別協助、行動不便、懷孕或須照顧兒童的乘客，以及未滿${say.number(LIMITS.emergencyExitMinAge)}歲或年滿${say.number(LIMITS.emergencyExitMaxAge + 1)}歲的乘客均不可使用。坐在該處的乘客必須有能力打開艙門。`,
            },
            {
              term: '同行者',
              value: say.online(
                'CHECK_IN',
                '我們會安排同行者坐在您身旁。他們可與您一同到櫃位辦理手續；如其預訂不含特別協助，亦可在網上辦理登機手續。',
                '我們會安排同行者坐在您身旁。他們可與您一同到櫃位辦理手續。',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      title: '申請步驟',
      blocks: [
        {
          kind: 'steps',
          items: [
            '照常預訂即可，不論經本網站或其他途徑。',
            `致電${say.phone}或[聯絡我們](/guide/contact)，提供訂位編號並說明需要。只須說明一次，我們會記入行程中的每班航班。`,
            '我們會以書面確認，並告知所需文件。各項服務的[期限及文件](/passenger/PassengersService)已列於同一個表內。',
            '到達機場後，請前往登機櫃位或特別協助櫃位，職員會陪同您通過保安檢查及出入境櫃位，直至登機。',
            '抵達後請留在座位，等候協助人員到來。職員會陪同您提取行李，並送您前往的士站或車站。',
          ],
        },
        '已過期限？仍請致電，我們會盡量安排。部分服務須調配人手、器材或飛機，因此需要較長時間。',
      ],
    },
    {
      id: 'cannot-travel',
      title: '未能接載的情況',
      blocks: [
        '為保障您的安全，以下乘客未能乘搭航班：',
        {
          kind: 'list',
          items: [
            `出生未滿${say.span(LIMITS.infantFromDays, 'day')}的嬰兒；`,
            `沒有年滿${say.number(LIMITS.guardianFromAge)}歲監護人同行的兒童及嬰兒（[原因](/passenger/detailService#minors)）；`,
            `懷孕滿${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek)}週的乘客，或懷有多胞胎而滿${say.number(EXPECTANT_MOTHERS.multiple.noTravelFromWeek)}週的乘客（[各週安排](/passenger/detailService/pregnantWoman)）；`,
            '患有可於機上傳染他人的疾病的乘客；',
            '經我們的醫生判斷不宜乘機，或途中需要機上無法提供的醫療護理的乘客。',
          ],
        },
        '我們不會因殘疾而拒絕接載。如您須由他人協助才能理解安全指示、離開座位、進食或使用洗手間，請與能提供協助的同伴一同乘機。機艙服務員不可抬扶乘客或代為施藥。',
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
              question: '特別協助需要收費嗎？',
              answer: [
                '不需要。機場及機上的協助全部免費，助行器亦免費運送。只有需要相鄰座位或必須躺臥時，才須支付額外座位的費用。',
              ],
            },
            {
              question: '我已選好座位，現在才需要協助，怎麼辦？',
              answer: [
                '請致電我們。如座位合適，您可保留該座位；如不合適，我們會另作安排，並退還原先的選位費用。',
              ],
            },
            {
              question: '部分行程由其他航空公司營運，由誰通知對方？',
              answer: ['如全程使用同一張機票，我們會代為轉達；如分開購票，請分別通知各航空公司。'],
            },
            {
              question: '我需要證明自己的殘疾情況嗎？',
              answer: [
                '不需要。只有乘機本身可能影響健康，或需要在機上使用醫療器材時，我們才會要求提交表格。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
