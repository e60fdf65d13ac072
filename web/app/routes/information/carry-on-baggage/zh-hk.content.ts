import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  CABIN_BAG,
  CABIN_LIQUIDS,
  CHECKED_BAG,
  SPARE_BATTERIES,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const kg = (value: number) => say.measure(value, 'kilogram');
const ml = (value: number) => say.measure(value, 'milliliter');
const wh = (value: number) => `${say.number(value)} Wh`;
const size = ({ height, width, depth }: { height: number; width: number; depth: number }) =>
  `${say.number(height)} × ${say.number(width)} × ${say.measure(depth, 'centimeter')}`;
function bags(code: FareBrandCode) {
  const { pieces, kilograms } = FARE_BRAND_DATA[code].conditions.cabinBags;
  return kilograms ? `${say.number(pieces)}\u2060件\u00a0×\u00a0${kg(kilograms)}` : '沒有';
}
const { freeWattHours, consentWattHours, powerBanks, consentPieces } = SPARE_BATTERIES;
const { millilitres, bagLitres } = CABIN_LIQUIDS;

export const zhHk: Content = {
  title: '手提行李',
  description:
    '各類票價可攜帶上機的手提行李件數、尺寸及重量，以及液體、電池、外置充電器和違禁品的規定。',
  lead: '所有票價均可攜帶一件手提行李放在行李櫃，以及一件個人隨身物品放在前方座椅下。',
  keywords: ['隨身行李', '液體', '尿袋', '外置充電器', '充電寶', '安檢', '背囊', '免稅品'],
  sections: [
    {
      id: 'your-bags',
      title: '可攜帶的行李',
      blocks: [
        { kind: 'figure', name: 'bags' },
        {
          kind: 'table',
          caption: '每位成人及兒童可攜帶的手提行李',
          columns: ['票價', '手提行李', '個人隨身物品'],
          rows: [
            ['經濟輕便', bags('LITE'), '一件'],
            ['經濟標準', bags('STANDARD'), '一件'],
            ['經濟靈活', bags('FLEX'), '一件'],
            ['商務、商務靈活', bags('BUSINESS'), '一件'],
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              term: '手提行李',
              value: `不超過${size(CABIN_BAG.centimetres)}，包括輪子、手柄及外袋`,
            },
            {
              term: '個人隨身物品',
              value: `不超過${size(CABIN_BAG.personalItem.centimetres)}，例如手袋、電腦袋或小背囊`,
            },
            {
              term: '不計算在內',
              value: '外套、雨傘、手杖，以及途中照顧嬰兒所需的用品',
            },
          ],
        },
        '乘客須能自行把行李放入行李櫃，否則請寄艙。如因殘疾需要協助，請[預先提出](/passenger/PassengersService)。',
      ],
    },
    {
      id: 'at-the-gate',
      title: '行李過大或過重',
      blocks: [
        '我們或會在登機櫃位及登機閘口量度行李及過磅。不符合規定的行李須寄艙：',
        {
          kind: 'list',
          items: [
            '如票價包括的寄艙行李限額尚未用完，毋須另行付費。',
            `否則按額外行李收費，詳情請參閱${say.page('/checkedBaggage', 'more-bags')}。`,
            '如行李符合規定而行李櫃已滿，我們會免費安排寄艙。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '交出行李之前',
          text: '請取出電池、外置充電器、藥物、現金、鎖匙、旅遊證件及電腦，隨身攜帶。',
        },
      ],
    },
    {
      id: 'liquids',
      title: '液體',
      blocks: [
        '液體包括乳霜、凝膠、噴霧、膏狀物、醬料及飲品。',
        {
          kind: 'table',
          caption: '攜帶液體上機的規定',
          columns: ['航班', '規定'],
          rows: [
            [
              '國際及地區航班',
              `每個容器不超過${ml(millilitres)}，全部放入一個容量${say.measure(bagLitres, 'liter')}、可重複密封的透明膠袋。超過上限的容器，即使只剩少量液體，亦不可攜帶。`,
            ],
            [
              '中國內地航班',
              `不可攜帶飲品。旅途所需的化妝及盥洗用品，每種一件，每件不超過${ml(millilitres)}，並須開瓶檢查。`,
            ],
            [
              '所有航班均可額外攜帶',
              '同行嬰兒所需的奶及食品，以及旅途中所需的藥物（須備處方或醫生證明），請於安檢時出示。',
            ],
          ],
        },
        '部分機場設有新式掃描設備，規定或會放寬。請以您接受安檢的機場的規定為準，轉機時亦然。',
      ],
    },
    {
      id: 'batteries',
      title: '電池及外置充電器',
      blocks: [
        '備用電池及外置充電器（尿袋）必須隨身攜帶，切勿寄艙。額定能量（Wh）印於產品上；如只標示mAh，請乘以電壓再除以一千。',
        {
          kind: 'table',
          caption: '每人可攜帶的備用鋰電池及外置充電器',
          columns: ['額定能量', '規定'],
          rows: [
            [`不超過${wh(freeWattHours)}`, `毋須申請；外置充電器最多${say.number(powerBanks)}個`],
            [
              `超過${wh(freeWattHours)}而不超過${wh(consentWattHours)}`,
              `須經本公司同意，最多${say.number(consentPieces)}個，請致電或於登機櫃位提出`,
            ],
            [`超過${wh(consentWattHours)}，或標示不清`, '不可攜帶上機'],
          ],
        },
        {
          kind: 'list',
          items: [
            '請遮蓋電極，或逐個分開包裝。',
            '外置充電器應放在看得見的地方，不要放入行李櫃；機上不可使用或為其充電。',
            '由中國內地機場出發的航班，外置充電器須有清晰的CCC標誌，且不在生產商回收之列。',
            '電子煙亦須隨身攜帶，機上嚴禁使用。',
            '如電子裝置過熱或跌入座椅縫隙，切勿移動座椅，請通知機艙服務員。',
          ],
        },
      ],
    },
    {
      id: 'forbidden',
      title: '不可攜帶的物品',
      blocks: [
        {
          kind: 'table',
          caption: '安檢時常被沒收的物品',
          columns: ['物品', '手提', '寄艙'],
          rows: [
            ['刀具、剪刀、工具', '不可', '可，須包裹妥當'],
            ['球棒、球桿、滑雪杖', '不可', '可'],
            ['打火機、火柴', '中國內地機場不可', '不可'],
            ['備用電池、外置充電器', '可，見上文', '不可'],
            ['氣罐、汽油、油漆、煙花', '不可', '不可'],
            ['胡椒噴霧', '不可', '不可'],
            ['武器及其部件、仿真玩具武器', '不可', '須持許可證並預先查詢'],
          ],
        },
        '中國內地以外的機場一般容許隨身攜帶一個打火機。各地對食物、植物、種子及肉類另有規定，收拾行李前請先查閱。',
      ],
    },
    {
      id: 'with-children',
      title: '攜同嬰兒或兒童',
      blocks: [
        {
          kind: 'list',
          items: [
            `未滿${say.number(LIMITS.childFromAge)}歲的嬰兒沒有手提行李限額，但可另帶一袋途中所需的食物、尿片及替換衣物。`,
            `${say.number(LIMITS.childFromAge)}歲或以上兒童的手提行李限額與成人相同。`,
            `摺合後不超過${size(CABIN_BAG.centimetres)}的嬰兒車，可代替手提行李帶上機；較大的可使用至機艙門前，再交予職員，詳情請參閱${say.page('/checkedBaggage', 'children-and-infants')}。`,
            '附有航空適用認可標籤的兒童安全座椅，可在已購票的座位上使用。',
          ],
        },
      ],
    },
    {
      id: 'instruments',
      title: '樂器及易碎物品',
      blocks: [
        '小提琴、小號等小型樂器，可連箱代替手提行李攜帶上機。箱子可略長，只要能放入行李櫃即可。',
        `大提琴或結他須另購座位，請致電${say.phone}。座位按成人票價收費，免收按人計算的稅項；樂器會固定在靠窗座位。如以不超過${say.measure(CHECKED_BAG.sportsCentimetres, 'centimeter')}的硬殼箱裝妥，亦可寄艙。`,
      ],
    },
    {
      id: 'duty-free',
      title: '免稅品',
      blocks: [
        `除手提行李外，可另帶一袋在安檢後商店購買的物品。超過${ml(millilitres)}的液體須連同單據留在密封袋內，直至抵達目的地。`,
        {
          kind: 'notice',
          tone: 'info',
          text: '轉機時可能須再次接受安檢，密封袋或不獲接納。酒類請在最後一個轉機機場購買。',
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
              question: '可以把重量分配到兩件行李嗎？',
              answer: ['不可以。經濟客位的限額只限一件手提行李；商務客位的每件行李各有限額。'],
            },
            {
              question: '會員卡可增加手提行李限額嗎？',
              answer: [
                `不可以，行李櫃空間有限。銀卡或以上可獲額外寄艙行李，詳情請參閱${say.page('/checkedBaggage', 'by-card')}。`,
              ],
            },
            {
              question: '可以帶食物上機嗎？',
              answer: ['可以，但須為固體且氣味不濃。湯、乳酪、果醬及醬汁均屬液體。請勿攜帶榴槤。'],
            },
            {
              question: '我把物品遺留在飛機上，怎麼辦？',
              answer: [
                '請[聯絡我們](/guide/contact)，提供航班編號、座位號碼及物品特徵。我們會代為尋找並回覆結果。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
