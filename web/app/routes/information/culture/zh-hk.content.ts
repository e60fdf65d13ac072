import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');

export const zhHk: Content = {
  title: '企業文化',
  description: '我們對乘客的承諾，每一項均可在本網站查證：全包價格、真實時限、不設陷阱、規則淺白。',
  lead: '以下是我們對乘客的承諾，以及可在本網站查證之處。',
  keywords: ['理念', '承諾', '公平', '透明', '無障礙', '私隱'],
  sections: [
    {
      id: 'prices',
      title: '一開始就是最終價格',
      blocks: [
        '由日曆以至付款，所有價格均已包括稅項及附加費。我們不會中途加價，亦不會代您勾選任何項目。',
        {
          kind: 'list',
          items: [
            `報價有效${say.span(LIMITS.offerMinutes, 'minute')}。其後如有變動，我們會列出舊價、新價及差額，由您決定。`,
            '票價、各項稅款及費用分行列出，總和必定相符。',
            '以其他貨幣顯示的價格會註明為約數，旁邊列明付款貨幣。',
          ],
        },
      ],
    },
    {
      id: 'deadlines',
      title: '時限真實，清楚列明',
      blocks: [
        say.online(
          'SELECT_SEAT',
          `預訂後有${say.span(LIMITS.paymentWindowMinutes, 'minute')}付款；所選座位保留${say.span(LIMITS.seatHoldMinutes, 'minute')}。頁面所示的就是實際時限，並非為催促您而設。`,
          `預訂後有${say.span(LIMITS.paymentWindowMinutes, 'minute')}付款。頁面所示的就是實際時限，並非為催促您而設。`,
        ),
        {
          kind: 'list',
          items: [
            '如某票價餘位不多，我們會列出實際數目，絕不製造緊張氣氛。',
            say.online(
              'REFUND',
              `退款於中國內地${say.number(LIMITS.refundWorkingDays)}個工作天內處理，進度可於預訂內查閱。`,
              `退款於中國內地${say.number(LIMITS.refundWorkingDays)}個工作天內處理，進度可致電查詢。`,
            ),
            `如我們更改您的航班，您可免費改乘前後${say.span(LIMITS.freeDateChangeDays, 'day')}內的其他航班。`,
          ],
        },
      ],
    },
    {
      id: 'no-for-an-answer',
      title: '如不能辦理，我們會先說明原因',
      blocks: [
        '預訂如有不能辦理的事項，按鈕旁會列明原因及其他做法，不會待您填妥表格才拒絕。',
        say.online(
          'REFUND',
          '即使票價不可退還，稅項亦會退回。確認退款前，頁面會列明確實的退款金額。',
          '即使票價不可退還，稅項亦會退回。確認退款前，我們會說明確實的退款金額。',
        ),
        '取消手續不會比預訂繁複，我們亦不會再三追問您是否確定。',
      ],
    },
    {
      id: 'your-data',
      title: '您的資料屬於您',
      blocks: [
        {
          kind: 'list',
          items: [
            '我們只收集航班或法例所需的資料，並註明哪些可以不填。',
            '證件號碼加密保存，畫面只顯示部分號碼；付款前，只有您預訂時使用的瀏覽器會完整顯示，供您核對。',
            `本網站沒有廣告追蹤。我們在您的瀏覽器儲存甚麼，請參閱${say.page('/cookieStatement')}。`,
            `我們保存哪些資料、原因及期限，請參閱${say.page('/privacyPolicy')}。`,
          ],
        },
      ],
    },
    {
      id: 'for-everybody',
      title: '人人可用',
      blocks: [
        {
          kind: 'list',
          items: [
            `網站可用鍵盤及屏幕閱讀器操作，適合小屏幕手機，設有淺色及深色模式，並備${say.number(LOCALES.length)}種語言。`,
            '資訊頁面毋須執行程式即可閱讀，亦可列印。',
            '特別協助費用全免。請參閱[服務內容](/passenger)。',
          ],
        },
      ],
    },
    {
      id: 'in-the-open',
      title: '公開透明',
      blocks: [
        '本網站以一份公開的技術規格為基礎，當中每個欄位、數字及規則均有說明。您在此讀到的內容與系統的決定出自同一來源，兩者是否一致，我們會以測試核實。',
        `各項規則以淺白文字載於${say.page('/transportationConditions')}，附目錄及最後更新日期。`,
      ],
    },
    {
      id: 'when-we-fail',
      title: '如有不足',
      blocks: [
        `我們也有出錯的時候。屆時我們會如實相告，就所知說明原因，並告訴您接着可以怎樣做。${say.page('/flightStatus')}會列明延誤原因，所示時間與職員所見的相同。`,
        {
          kind: 'notice',
          tone: 'info',
          title: '歡迎監察',
          text: `如發現本頁任何內容與事實不符，請告訴我們：${say.phone}，${say.email}。我們會細閱、回覆並加以改善。`,
        },
      ],
    },
  ],
};
