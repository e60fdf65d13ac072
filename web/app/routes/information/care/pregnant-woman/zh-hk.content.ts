import { LIMITS } from '#schema/codes/base/limits.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { single, multiple, certificateDays, afterBirthDays } = EXPECTANT_MOTHERS;
const before = (value: number) => `未滿${say.number(value)}週`;
const from = (value: number) => `滿${say.number(value)}週起`;
const between = (first: number, end: number) =>
  `滿${say.number(first)}週至未滿${say.number(end)}週`;

export const zhHk: Content = {
  title: '懷孕乘客',
  description: '懷孕多少週仍可乘機、何時需要醫生證明書及其內容，以及在機上如何正確扣好安全帶。',
  lead: `懷有單胎而${before(single.certificateFromWeek)}的乘客可照常乘機，其後須持證明書，${from(single.noTravelFromWeek)}則不能乘機。懷有雙胞胎或多胞胎者，期限較早。`,
  keywords: ['孕婦', '懷孕', '雙胞胎', '預產期', '醫生紙', '證明書'],
  sections: [
    {
      id: 'weeks',
      title: '各週安排',
      blocks: [
        { kind: 'figure', name: 'weeks' },
        {
          kind: 'table',
          caption: '以最後一程航班當日的足週計算',
          columns: ['乘機安排', '單胎', '雙胞胎或多胞胎'],
          rows: [
            [
              '可自由乘機',
              before(single.certificateFromWeek),
              before(multiple.certificateFromWeek),
            ],
            [
              '須持證明書',
              between(single.certificateFromWeek, single.noTravelFromWeek),
              between(multiple.certificateFromWeek, multiple.noTravelFromWeek),
            ],
            ['未能接載', from(single.noTravelFromWeek), from(multiple.noTravelFromWeek)],
          ],
        },
        '計算日期以行程中**最後一程**航班為準，預訂時請一併留意回程。我們設下期限，是因為機上無法提供醫院般的分娩照顧。',
        { kind: 'figure', name: 'finder' },
      ],
    },
    {
      id: 'certificate',
      title: '醫生證明書',
      blocks: [
        `證明書須由醫生或助產士於起飛前${say.span(certificateDays, 'day')}內簽發；行程較長者，回程須另備一份。證明書以中文或英文書寫，並須列明：`,
        {
          kind: 'list',
          items: [
            '與護照相符的姓名及出生日期；',
            '懷孕週數、預產期，以及單胎或多胞胎；',
            '母親及胎兒健康良好，適宜乘搭有關航班；',
            '簽發人的姓名、地址、電話及簽署，以及簽發日期。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '未能出示將不能登機',
          text: '櫃位職員會查閱證明書；如未能出示，可能不獲接載，機票屆時按票價條款處理。請將證明書放在手提行李內。',
        },
        '如有出血、高血壓或早產風險等情況，不論懷孕週數，均請申請[醫療許可](/passenger/detailService#medical-clearance)。',
      ],
    },
    {
      id: 'book',
      title: '預訂及辦理登機手續',
      blocks: [
        {
          kind: 'steps',
          items: [
            '照常預訂。在需要證明書之前，毋須通知我們。',
            `到了須持證明書的週數，請致電${say.phone}或[聯絡我們](/guide/contact)。我們會在預訂加上備註（代碼MAAS），並免費安排鄰近洗手間或走道的座位。`,
            say.online(
              'CHECK_IN',
              '加上備註後，便不能在網上選位及辦理登機手續。懷孕期間任何時候均不可坐緊急出口座位。',
              '加上備註後，登機手續於櫃位辦理。懷孕期間任何時候均不可坐緊急出口座位。',
            ),
            '在櫃位出示證明書。您可以提早登機。',
          ],
        },
      ],
    },
    {
      id: 'belt',
      title: '如何扣好安全帶',
      blocks: [
        { kind: 'figure', name: 'belt' },
        '將安全帶平放在腹部下方，緊貼髖部及大腿上方，然後拉緊。氣流往往突如其來，就座時請一直扣好。如長度不足，可向機艙服務員索取延長帶。',
      ],
    },
    {
      id: 'on-board',
      title: '旅途中的健康提示',
      blocks: [
        {
          kind: 'list',
          items: [
            '懷孕期間較易形成血栓，請不時在走道走動，坐下時多活動雙腳，長途航班宜穿上壓力襪。',
            '多喝水。機艙氣壓下降時腹部容易脹氣，宜少吃易產氣的食物。',
            '安檢門及人體掃描器不使用X光，或輻射量極微，不會造成傷害；您亦可要求改以人手檢查。',
            '前往瘧疾或寨卡病毒流行地區前，請先諮詢醫生。另請查閱旅遊保險條款，不少保單的期限較我們更早。',
            '部分國家會要求明顯懷孕的訪客證明有能力支付在當地分娩的費用。',
          ],
        },
      ],
    },
    {
      id: 'after-birth',
      title: '分娩之後',
      blocks: [
        `母親於產後滿${say.span(afterBirthDays, 'day')}可再次乘機；如提早乘機或曾接受手術，須申請[醫療許可](/passenger/detailService#medical-clearance)。嬰兒出生滿${say.span(LIMITS.infantFromDays, 'day')}即可乘機，所需證件請參閱[嬰兒及兒童](/passenger/PassengersService#children)。`,
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
              question: '航班延誤，期間超過了週數，還可以乘機嗎？',
              answer: [
                '可以乘機，週數以機票所列日期為準。如航班因我們而延誤，您可憑原有證明書乘機。',
              ],
            },
            {
              question: '我已不能乘機，可以退款嗎？',
              answer: [
                '請提交醫生證明。因健康理由不能乘機，我們會免費為您更改日期一次，或退還票價，詳見[更改及退款](/guide/contact)。',
              ],
            },
            {
              question: '部分航班由其他航空公司營運，以誰的規定為準？',
              answer: ['以實際營運航班的航空公司為準。部分公司的期限較我們更早，請逐一查詢。'],
            },
          ],
        },
      ],
    },
  ],
};
