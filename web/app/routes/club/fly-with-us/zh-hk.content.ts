import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const creditDays = say.number(LIMITS.pointsCreditWorkingDays);

export const zhHk: Content = {
  title: '乘搭航班賺取積分',
  description: '各類票價可賺取的積分、級別積分及航段，積分何時存入帳戶，以及如何補登積分。',
  lead: '每次乘搭本公司航班，均可按基本票價賺取積分。票價越靈活、會員卡級別越高，積分越多。',
  keywords: ['積分', '級別積分', '航段', '補登積分', '里數'],
  sections: [
    {
      id: 'fares',
      title: '各類票價的積分',
      blocks: [
        `以下按每位乘客每程航班的${say.currency}基本票價計算，零數不計：`,
        { kind: 'figure', name: 'fares' },
        {
          kind: 'list',
          items: [
            '**基本票價**即運費。稅項、附加費、選座及行李費用，以及以積分抵付的票價部分，均不計算積分。',
            '行程包括多程航班時，票價按航程距離分配至各程。',
            `以其他貨幣付款時，以機票所示的${say.currency}金額計算。`,
            '**兒童**的計算方法與成人相同；不佔座的嬰兒不會賺取積分。',
          ],
        },
      ],
    },
    {
      id: 'estimate',
      title: '計算積分',
      blocks: [
        { kind: 'figure', name: 'estimate' },
        `付款前的價格明細及收據均列明基本票價。各會員卡的額外積分請參閱${say.page('/membershipBenefits', 'bonus')}。`,
      ],
    },
    {
      id: 'credit',
      title: '積分何時存入',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**乘搭前：**預訂時填寫會員號碼；其後亦可致電${say.phone}或於登機櫃位加入。乘客姓名須與會籍姓名相同。`,
            '**乘搭航班：**只有實際乘搭的航班才計算積分，已退票或誤機者不計。',
            `**乘搭航班後${creditDays}個工作天內：**積分、級別積分及航段存入帳戶。工作天以中國內地為準。`,
          ],
        },
        `積分於存入${say.span(EARNING.pointsValidMonths, 'month')}後的月底到期。級別積分及航段的用途請參閱${say.page('/memberIntro/vipMemberSystem')}。`,
      ],
    },
    {
      id: 'missing',
      title: '補登積分',
      blocks: [
        `請先等候${creditDays}個工作天。其後如仍未收到積分，可於乘搭航班後${say.span(EARNING.claimMonths, 'month')}內申請補登。`,
        {
          kind: 'steps',
          items: [
            '準備會員號碼、機票號碼或訂位編號、航班編號及日期。收到積分前請保留登機證。',
            say.online(
              'SIGN_IN',
              `登入後於[航段紀錄](/flightSegment)輸入資料，亦可電郵至${say.email}，或致電${say.phone}。`,
              `電郵至${say.email}，或致電${say.phone}。`,
            ),
            say.online(
              'SIGN_IN',
              `在網頁補登時，如航班及姓名相符，積分會即時存入。否則我們會核實航班，於${creditDays}個工作天內存入積分；如未能補登，會說明原因。`,
              `我們會核實航班，於${creditDays}個工作天內存入積分；如未能補登，會說明原因。`,
            ),
          ],
        },
        `新會員可補登入會前${say.span(EARNING.daysBeforeJoining, 'day')}內的航班。`,
      ],
    },
    {
      id: 'not-earning',
      title: '不計算積分的情況',
      blocks: [
        {
          kind: 'list',
          items: [
            '全數以積分支付的機票、免費機票及員工機票',
            '包機航班，以及註明不計積分的團體票',
            '為自己或樂器另購的座位',
            '已計入其他航空公司計劃的航班',
            '乘客姓名與會籍姓名不符的航班',
          ],
        },
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
              question: '我為他人預訂及付款，可以賺取積分嗎？',
              answer: ['不可以。每位乘客以自己的會員號碼賺取積分。'],
            },
            {
              question: '我獲安排轉坐其他客位，按哪個票價計算？',
              answer: ['按您購買的票價計算，升級或降級亦一樣。'],
            },
            {
              question: '獲安排改乘其他航空公司的航班，會失去積分嗎？',
              answer: [
                '不會。如航班由我們更改，積分按您原來購買的航班計算。如沒有自動存入，請申請補登。',
              ],
            },
            {
              question: '更改日期時補付的差額，可以賺取積分嗎？',
              answer: ['可以，票價差額屬於基本票價；更改費則不計積分。'],
            },
            {
              question: '經旅行社購票，可以賺取積分嗎？',
              answer: [
                '可以，按機票所示票價計算，比率相同。如機票沒有列明票價（例如部分套票），按經濟輕便票價計算。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
