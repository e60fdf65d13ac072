import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { consentAge } = DATA_PROTECTION;

export const zhHk: Content = {
  title: '兒童私隱政策',
  description: '我們如何處理乘機兒童的資料：由誰提供、收集甚麼、由誰決定，以及父母如何查閱或刪除。',
  lead: '父母及監護人請於為兒童預訂前閱讀。本政策補充私隱政策；凡涉及兒童，以本政策為準。',
  keywords: ['兒童', '未成年人', '父母', '監護人', '同意', '青少年'],
  sections: [
    {
      id: 'who',
      title: '適用對象',
      blocks: [
        `本政策所指兒童，為未滿${say.number(consentAge.china)}歲人士，即中國個人信息保護法所定年齡。如閣下居住地法律就兒童自行同意訂有較高年齡，以該年齡為準：`,
        {
          kind: 'table',
          caption: '未滿以下年齡，須由父母或監護人同意',
          columns: ['地區', '年齡'],
          rows: [
            ['中國內地', `${say.number(consentAge.china)}歲`],
            ['歐盟（成員國沒有訂明較低年齡者）', `${say.number(consentAge.europe)}歲`],
            ['英國', `${say.number(consentAge.britain)}歲`],
            ['香港、日本及其他地區', '以兒童未能自行判斷為準；我們沿用中國所定年齡'],
          ],
          numeric: false,
        },
        `票價另按其他年齡計算：嬰兒未滿${say.number(LIMITS.childFromAge)}歲，兒童未滿${say.number(LIMITS.adultFromAge)}歲，參閱${say.page('/transportationConditions', 'travellers')}。`,
      ],
    },
    {
      id: 'collection',
      title: '如何取得兒童資料',
      blocks: [
        {
          kind: 'list',
          items: [
            `只向成人收集：每項預訂須有${say.number(LIMITS.guardianFromAge)}歲或以上人士。本網站並非供兒童單獨使用，亦不以兒童為對象。`,
            '如輸入兒童資料，即確認閣下為其父母或監護人，或已獲父母或監護人同意；親友、教師及代理須先取得父母同意。',
            `未滿${say.number(EARNING.memberFromAge)}歲的兒童只可由父母或監護人致電代為加入${say.club}。未滿${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歲者入會，須經父母或監護人同意：父母或監護人於表格填寫姓名並表示同意，我們會保存兩者。乘機毋須入會。`,
            '如發現兒童未經父母同意提供資料，我們會予以刪除，已訂航班所需者除外。',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: '收集的資料及用途',
      blocks: [
        {
          kind: 'table',
          caption: '兒童的資料',
          columns: ['資料', '用途'],
          rows: [
            ['姓名、性別、出生日期、國籍', '機票及票價；佔座或抱坐'],
            ['旅遊證件；年幼兒童在適用航線可用出生醫學證明', '保安及邊境檢查'],
            ['嬰兒的隨行成人', '每名成人只可抱一名嬰兒；緊急疏散；一併更改'],
            ['特別協助、嬰兒搖籃、餐膳', '只在閣下提出要求時，用作安排'],
          ],
        },
        `上述資料一律按${say.page('/sensitiveRules')}處理，預訂時的同意已包括在內。出生醫學證明適用於未滿${say.number(LIMITS.birthCertificateUnderAge)}歲的乘客。`,
      ],
    },
    {
      id: 'never',
      title: '我們絕不會做的事',
      blocks: [
        {
          kind: 'list',
          items: [
            '不會以兒童資料作廣告、建立個人檔案或定價。',
            '除航程所需外，不會提供予他人；接收者只限機場、機票所載航空公司及途經地的當局。',
            '不會向兒童發送訊息。有關航班的消息只發送予預訂聯絡人。',
          ],
        },
      ],
    },
    {
      id: 'protection',
      title: '保障及保存期限',
      blocks: [
        `證件號碼加密儲存，除付款前於建立預訂的瀏覽器核對外，只顯示末尾字元。只有航程所需的職員可接觸兒童資料，並由專人負責。於最後一程或取消後，我們會在${say.span(RETENTION.documentNumberMonths, 'month')}後刪除證件號碼，${say.span(RETENTION.orderYears, 'year')}後刪除預訂資料，${say.span(RETENTION.healthMonths, 'month')}後刪除健康資料。完整列表載於${say.page('/privacyPolicy', 'retention')}。`,
      ],
    },
    {
      id: 'rights',
      title: '父母及兒童的權利',
      blocks: [
        '父母及監護人可查閱、更正及刪除子女的資料，並可撤回同意。兒童如明白其意義，亦可自行提出。',
        {
          kind: 'steps',
          items: [
            `電郵至${say.email}或致電${say.phone}，註明「兒童資料」及訂位編號。`,
            '我們會要求證明閣下為父母或監護人，證明用畢即予刪除。',
            `我們會於${say.span(DATA_PROTECTION.answerDays, 'day')}內答覆，並優先處理有關兒童的要求。`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: '起飛前',
          text: '欠缺這些資料，兒童便不能乘機。如於出發前撤回同意，兒童機票按票價條款退款。',
        },
      ],
    },
    {
      id: 'changes',
      title: '政策修訂',
      blocks: [
        `新版本會於生效前${say.span(DATA_PROTECTION.noticeDays, 'day')}在此公布。如擴大兒童資料的用途，我們會再次徵求父母同意。`,
      ],
    },
  ],
};
