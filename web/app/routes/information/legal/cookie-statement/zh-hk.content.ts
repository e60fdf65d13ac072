import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const closed = '關閉分頁時';

export const zhHk: Content = {
  title: 'Cookie聲明',
  description: `${say.airline}網站在閣下瀏覽器內保存的每個Cookie及項目：名稱、用途及失效時間。`,
  lead: '我們只儲存網站運作所需的項目，不作追蹤。因為沒有需要同意或拒絕的項目，所以沒有Cookie橫額。',
  keywords: ['Cookie', '本機儲存', '分頁儲存', '追蹤', '裝置'],
  sections: [
    {
      id: 'principles',
      title: '摘要',
      blocks: [
        {
          kind: 'list',
          items: [
            '沒有廣告Cookie、統計分析、社交媒體按鈕或追蹤像素。',
            '所有內容均由我們自己的網址提供。除付款時的付款服務商外，使用本網站期間，閣下的瀏覽器不會連接其他公司。',
            '只瀏覽網頁不會設定任何Cookie。選擇語言或顯示模式，或有資料須為閣下保存（例如預訂）時，才會設定。',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie',
      blocks: [
        {
          kind: 'table',
          caption: '本網站設定的Cookie',
          columns: ['名稱', '用途', '失效'],
          rows: [
            [
              '__Host-session（未加密的測試網站為session）',
              say.online(
                'SIGN_IN',
                '隨機號碼，供我們在閣下預訂、查詢預訂或登入後辨認同一瀏覽器。網頁程式無法讀取，其他網站無法使用；我們只儲存其雜湊值。',
                '隨機號碼，供我們在閣下預訂或查詢預訂後辨認同一瀏覽器。網頁程式無法讀取，其他網站無法使用；我們只儲存其雜湊值。',
              ),
              `關閉瀏覽器時，或${say.span(RETENTION.sessionIdleHours, 'hour')}沒有使用後，最遲為${say.span(RETENTION.sessionDays, 'day')}後；如選擇保持登入，關閉瀏覽器後仍然有效，期限為${say.span(RETENTION.rememberedIdleDays, 'day')}及${say.span(RETENTION.rememberedDays, 'day')}`,
            ],
            [
              '__Host-browser（未加密的測試網站為browser）',
              '隨機號碼，讓我們知道閣下曾以此瀏覽器登入；即使他人猜測閣下的密碼，閣下仍可在此登入。不能用作登入；我們只儲存其雜湊值。',
              `最後一次登入後${say.span(RETENTION.knownBrowserDays, 'day')}`,
            ],
            [
              'signed-in',
              '讓網頁知道可能有會員已登入，只在這情況下才查詢姓名。不含任何資料，亦不能用作登入。',
              '隨登入狀態結束，或於閣下登出時',
            ],
            [
              'first-name',
              '已登入會員的名字，讓每一頁即時顯示問候。不作其他用途。',
              '關閉瀏覽器時，或於閣下登出時',
            ],
            ['locale', '閣下選擇的語言', `${say.span(RETENTION.preferenceDays, 'day')}後`],
            [
              'sign-in-way',
              '上次的登入方式：電郵、短訊或密碼，不會顯示閣下的身份',
              `${say.span(RETENTION.preferenceDays, 'day')}後`,
            ],
            [
              'colour-mode',
              '閣下選擇的顯示模式：淺色、深色或跟隨裝置',
              `${say.span(RETENTION.preferenceDays, 'day')}後`,
            ],
          ],
        },
      ],
    },
    {
      id: 'session-storage',
      title: '保存於分頁的項目',
      blocks: [
        '瀏覽器為每個分頁提供獨立的小型儲存空間。其中的內容不像Cookie般隨每次請求傳送，其他分頁亦無法看到。',
        {
          kind: 'table',
          caption: '分頁儲存空間（session storage）內的項目',
          columns: ['名稱', '用途', '失效'],
          rows: [
            [
              'draft:（表格名稱）',
              '閣下在表格輸入的內容，包括預訂時的姓名及證件號碼，以免在重新載入或轉換語言時遺失。我們不會保存密碼、驗證碼及信用卡資料。',
              '提交表格後或關閉分頁時',
            ],
            [
              'kept:（頁面名稱）',
              '上一次的搜尋、閣下在頁面所作的選擇，以及已保留或曾查詢的預訂',
              closed,
            ],
            ['order-key', '隨機號碼，避免重複按鍵造成重複預訂', '預訂完成後或關閉分頁時'],
            ['react-router-scroll-positions', '頁面捲動位置，供返回時使用', closed],
            ['loading', '是否正在載入', closed],
            ['chunk-reload:（頁面路徑）', '因欠缺檔案而重新載入頁面的時間', closed],
            ['device-fingerprint', '只在啟用[裝置識別](#device)時使用', closed],
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      title: '保存於瀏覽器的項目',
      blocks: [
        {
          kind: 'table',
          caption: '本機儲存空間（local storage）內的項目',
          columns: ['名稱', '用途', '失效'],
          rows: [
            [
              'recent-places',
              `最近選擇的${say.number(RETENTION.recentPlaces)}個機場或城市代碼，下次優先顯示`,
              '由閣下刪除時',
            ],
            ['icons', '曾載入的圖示', `${say.span(LIMITS.icons.cacheHours, 'hour')}後`],
          ],
        },
        {
          kind: 'table',
          caption: '快取儲存空間（cache storage）內的項目',
          columns: ['名稱', '用途', '失效'],
          rows: [
            [
              'boarding-pass（頁面網址）',
              '開啟過的登機證頁面及其檔案，供無網絡時開啟',
              '登出時、查閱權限終止時、取消登機手續時或航班結束後',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      title: '裝置識別',
      blocks: [
        '航空公司常遭人冒用盜取的信用卡。本網站可載入防詐騙服務的程式，為閣下的裝置計算識別碼；識別碼保存於分頁，並隨閣下的請求傳送給我們。',
        {
          kind: 'notice',
          tone: 'info',
          title: '現時沒有啟用',
          text: '本網站現時沒有使用該程式，亦沒有頁面需要它。啟用前，我們會在本聲明列明服務商名稱；如法律要求，會先徵求閣下同意。',
        },
      ],
    },
    {
      id: 'payment',
      title: '付款時',
      blocks: [
        '付款時，閣下會轉往付款服務商網站的頁面。該服務商會按其聲明設定保障付款安全所需的Cookie。我們不會讀取該等Cookie，對方亦不會讀取我們的。',
      ],
    },
    {
      id: 'control',
      title: '如何刪除',
      blocks: [
        {
          kind: 'list',
          items: [
            '瀏覽器的設定會列出本網站保存的項目，可全部或逐一刪除。無痕視窗關閉後，所有內容即會清除。',
            '如刪除工作階段Cookie，便無法預訂或查閱預訂。如刪除其他Cookie，只須重新選擇語言及顯示模式。',
            say.online(
              'SIGN_IN',
              '使用共用電腦時，完成後請登出並關閉分頁。',
              '使用共用電腦時，完成後請刪除本網站儲存的資料並關閉瀏覽器。',
            ),
          ],
        },
        `如新增Cookie，我們會先更新本頁。我們如何處理閣下的資料，載於${say.page('/privacyPolicy')}。`,
        `查詢：${say.email}`,
      ],
    },
  ],
};
