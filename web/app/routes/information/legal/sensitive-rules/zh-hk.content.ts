import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');

export const zhHk: Content = {
  title: '敏感個人資料',
  description: '哪些資料屬敏感個人資料、為何需要、不提供的後果，以及如何給予或撤回單獨同意。',
  lead: '部分資料一旦落入他人之手，可造成傷害。只有在航程不可或缺時，我們才會收集，並會另行徵求同意。',
  keywords: ['敏感資料', '單獨同意', '健康', '旅遊證件', '個人信息'],
  sections: [
    {
      id: 'meaning',
      title: '何謂敏感個人資料',
      blocks: [
        `本規則是${say.page('/privacyPolicy')}的一部分，依據中國《個人信息保護法》訂立。該法所指的敏感個人信息，是一旦洩露或遭非法使用，容易令人格尊嚴、人身或財產安全受損的資料，包括生物識別、宗教信仰、特定身份、醫療健康、金融帳戶、行蹤，以及未滿${say.number(DATA_PROTECTION.consentAge.china)}歲兒童的所有資料。本規則亦涵蓋日本法律的「需要特別考慮的個人資料」，以及歐盟和英國法規的特殊類別資料。`,
      ],
    },
    {
      id: 'data',
      title: '處理的資料及必要性',
      blocks: [
        {
          kind: 'table',
          caption: '各種情況處理的敏感個人資料',
          columns: ['資料', '用途', '如不提供'],
          rows: [
            [
              '旅遊證件的類別、號碼、簽發地及有效期',
              '機票採用實名制；保安及邊境當局須核對證件',
              '無法出票',
            ],
            [
              '可顯示服役或傷殘身份的證件，例如軍人、警察及傷殘人士證件',
              '只在閣下選擇以該證件乘機時',
              '可改用其他證件',
            ],
            ['預訂內兒童的所有資料', '與其他乘客相同；年齡決定票價及座位', '無法為兒童預訂'],
            [
              '健康：輪椅、氧氣、視障或聽障、懷孕、適航醫療證明',
              '準備閣下要求的協助，安全運載',
              '無法安排協助；預訂其他部分不受影響',
            ],
            ['因健康或信仰而選擇的餐膳', '為閣下預備該餐膳', '提供一般餐膳'],
            ['隨退款申請提交的患病或身故證明', '豁免票價所定手續費', '按票價條款退款'],
            ['信用卡種類及末尾數字、積分及其紀錄', '退回原卡；管理積分', '無法收款或管理帳戶'],
          ],
        },
        '我們不處理指紋、容貌及裝置位置。如機場設有容貌識別登機，由機場或當局負責，閣下可改為出示證件。',
      ],
    },
    {
      id: 'consent',
      title: '閣下的單獨同意',
      blocks: [
        {
          kind: 'list',
          items: [
            '預訂時設有與運輸條款分開的方格，列明旅遊證件所載的敏感個人資料並徵求閣下同意。方格不會預先勾選。',
            '閣下要求特別協助、特別餐，或附上證明申請退款時，我們會即時說明所需資料，並再次徵求同意。同意其中一項，不等於同意另一項。',
            '如提供他人的敏感個人資料，即確認已獲對方同意；如屬兒童，即確認閣下為其父母或監護人，或已獲父母或監護人同意。',
            '如法律規定我們處理資料（例如乘客身份），我們亦以該規定為依據，而非只憑同意。',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: '撤回同意',
          text: `請電郵至${say.email}或致電${say.phone}。其後我們不再使用有關資料，並予以刪除，法律規定須保存者除外。沒有身份證明文件便不能使用機票，因此如於起飛前撤回同意，我們會按票價條款退款。`,
        },
      ],
    },
    {
      id: 'handling',
      title: '處理方式',
      blocks: [
        {
          kind: 'list',
          items: [
            '證件號碼逐一加密；查找重複時只比對帶密鑰的雜湊值，不會解密號碼。',
            '網頁、電郵及收據只顯示末尾字元；付款前，建立預訂的瀏覽器會完整顯示，供閣下核對。',
            `填寫預訂表格時，資料只存於閣下的分頁，提交時才傳送；預訂完成或關閉分頁後即清除，參閱${say.page('/cookieStatement')}。`,
            `隨退款提交的檔案（最多${say.number(LIMITS.refundProof.files)}個，每個${say.measure(LIMITS.refundProof.bytes / 1024 / 1024, 'megabyte')}）會按內容檢查，與網站分開儲存，只有審核人員可開啟。`,
            '上述資料不會用於日誌、統計、廣告或定價，亦不會用作建立個人檔案。',
            '如有新用途，我們會先評估對閣下權益的影響，並按法律規定保存評估紀錄。',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: '資料接收者',
      blocks: [
        '證件資料：按各地法律要求，提供予行程所經的機場、航空公司及當局。健康資料：提供予協助閣下的機組及地勤人員，以及評估適航狀況的醫生。證明文件：除法律規定的保險公司或當局外，不會提供予公司以外的人士。',
        '如資料須離開中國內地或閣下居住地，適用[跨境傳送](/privacyPolicy#transfers)一節；如法律要求就傳送取得單獨同意，我們會另行徵求。',
      ],
    },
    {
      id: 'retention',
      title: '保存期限',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '證件號碼',
              value: `最後一程或取消後${say.span(RETENTION.documentNumberMonths, 'month')}`,
            },
            {
              term: '健康資料及證明',
              value: `最後一程、取消或退款完結後${say.span(RETENTION.healthMonths, 'month')}`,
            },
            {
              term: '信用卡種類及末尾數字',
              value: `連同付款紀錄保存${say.span(RETENTION.accountingYears, 'year')}`,
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: '閣下的權利',
      blocks: [
        `閣下可查閱、更正及刪除上述資料、撤回同意，以及要求我們解釋規則，詳見${say.page('/privacyPolicy', 'rights')}。我們會於${say.span(DATA_PROTECTION.answerDays, 'day')}內答覆。新版本會提前${say.span(DATA_PROTECTION.noticeDays, 'day')}公布。`,
      ],
    },
  ],
};
