import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import {
  BAG_PRICES,
  type BaggageZone,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const kg = (value: number) => say.measure(value, 'kilogram');
const cm = (value: number) => say.measure(value, 'centimeter');
const bags = (allowance: { pieces: number; kilograms: number | null } | null) =>
  allowance && allowance.pieces > 0 && allowance.kilograms
    ? `${say.number(allowance.pieces)}\u2060件\u00a0×\u00a0${kg(allowance.kilograms)}`
    : '沒有';
const ofFare = (code: FareBrandCode) => bags(FARE_BRAND_DATA[code].conditions.checkedBags);
const ofCard = (tier: CardTier) => bags(TIER_CARDS[tier].benefits.extraBags);
function priceRow(zone: BaggageZone) {
  const { extra, overweight, oversize } = BAG_PRICES[zone];
  return [extra, overweight, oversize].map((amount) => say.money(amount));
}

export const zhHk: Content = {
  title: '寄艙行李',
  description:
    '各類票價及會員卡所包括的寄艙行李件數、尺寸及重量限制、額外行李收費，並附行李限額計算工具。',
  lead: `免費寄艙行李限額視乎票價而定，持有${say.club}的會員卡可獲額外行李限額。請在此查詢您的行程。`,
  keywords: ['行李箱', '行李限額', '超重', '額外行李', '嬰兒車', '遺失行李'],
  sections: [
    {
      id: 'your-allowance',
      title: '查詢行李限額',
      blocks: [
        { kind: 'figure', name: 'calculator' },
        '本頁網址已包含您的選擇，複製網址即可與他人分享結果。實際行李限額以行程收據所列為準。',
      ],
    },
    {
      id: 'by-fare',
      title: '各類票價的行李限額',
      blocks: [
        {
          kind: 'table',
          caption: '每位成人及兒童單程可免費寄艙的行李',
          columns: ['票價', '免費行李'],
          rows: [
            ['經濟輕便', ofFare('LITE')],
            ['經濟標準', ofFare('STANDARD')],
            ['經濟靈活', ofFare('FLEX')],
            ['商務', ofFare('BUSINESS')],
            ['商務靈活', ofFare('BUSINESS_FLEX')],
          ],
        },
        '所有航線的行李限額相同。如需轉機，限額適用於前往目的地的全程，不會按各程航班分開計算。',
        '重量限制按每件行李計算，兩位乘客不可合併限額寄艙一件較重的行李。',
      ],
    },
    {
      id: 'by-card',
      title: '會員卡額外行李限額',
      blocks: [
        {
          kind: 'table',
          caption: '會員於票價行李限額以外可享的額外行李，適用於所有票價，包括經濟輕便',
          columns: ['會員卡', '額外行李'],
          rows: [
            [say.firstCard, ofCard('HAPPINESS')],
            ['銀卡、特別銀卡', ofCard('SILVER')],
            ['金卡、特別金卡', ofCard('GOLD')],
            ['白金卡', ofCard('PLATINUM')],
            ['特別VIP白金卡', ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visa白金卡', ofCard('VISA_PLATINUM')],
          ],
        },
        `請於辦理登機手續前在預訂加入會員號碼。額外行李限額只適用於會員本人，同行乘客不可使用。各級會員卡的取得方法，請參閱${say.page('/memberIntro/vipMemberSystem')}。`,
      ],
    },
    {
      id: 'children-and-infants',
      title: '兒童及嬰兒',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: `${say.number(LIMITS.childFromAge)}歲或以上兒童`,
              value: '行李限額與購買相同票價的成人一樣',
            },
            {
              term: `未滿${say.number(LIMITS.childFromAge)}歲嬰兒`,
              value: `${bags(CHECKED_BAG.infant)}，前提是同行成人的票價包括寄艙行李`,
            },
            {
              term: '嬰兒車及兒童座椅',
              value:
                '每位兒童或嬰兒可免費寄艙一部摺合嬰兒車，以及一張兒童安全座椅或手提嬰兒籃，適用於所有票價',
            },
          ],
        },
        '嬰兒車可使用至機艙門前，請於登機櫃位索取閘口行李牌。抵達後，嬰兒車會在機艙門或行李輸送帶交還，視乎機場安排。',
      ],
    },
    {
      id: 'size-and-weight',
      title: '尺寸及重量',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '行李尺寸',
              value: `長、闊、高合計不超過${cm(CHECKED_BAG.linearCentimetres)}，包括輪子及手柄`,
            },
            {
              term: '較大行李',
              value: `最大${cm(CHECKED_BAG.mostLinearCentimetres)}，須另行收費`,
            },
            {
              term: '單件重量上限',
              value: `${kg(CHECKED_BAG.mostKilograms)}。為保障行李搬運人員，即使付費亦不可超過`,
            },
            {
              term: '超出以上限制',
              value: '請分裝成兩件，或以貨運方式運送',
            },
          ],
        },
      ],
    },
    {
      id: 'more-bags',
      title: '額外行李收費',
      blocks: [
        {
          kind: 'table',
          caption: `單程收費，已包括所有稅項。每件額外行李最重${kg(EXTRA_BAG_KILOGRAMS)}`,
          columns: ['航線', '每件額外行李', '超重', '超大'],
          rows: [
            ['中國內地', ...priceRow('DOMESTIC')],
            ['亞洲', ...priceRow('ASIA')],
            ['洲際', ...priceRow('INTERCONTINENTAL')],
          ],
          numeric: true,
        },
        `**超重**指超出免費重量而不多於${kg(CHECKED_BAG.mostKilograms)}；**超大**指超出免費尺寸而不大於${cm(CHECKED_BAG.mostLinearCentimetres)}。行李如同時超重及超大，兩項收費均須繳付。`,
        {
          kind: 'notice',
          tone: 'success',
          title: '不論以何種方式購買，收費相同',
          text: `額外行李於[網上](/order/equityOrder?extra=EXTRA_BAG)、致電${say.phone}或在登機櫃位購買，收費一樣。超重及超大收費請於櫃位以信用卡或現金繳付。如最終沒有乘搭航班，已付的行李費用會全數退還。`,
        },
      ],
    },
    {
      id: 'special-items',
      title: '運動用品、樂器及特殊物品',
      blocks: [
        {
          kind: 'list',
          items: [
            `**運動用品**：滑雪板、高爾夫球桿或已裝箱的單車等，裝於同一袋內作一件行李計算；長度不超過${cm(CHECKED_BAG.sportsCentimetres)}，毋須繳付超大行李收費。`,
            '單車輪胎請放氣至一半，把手轉至與車架平行，並拆下腳踏。',
            `**樂器**：以硬殼箱裝妥，可作一般行李寄艙。如希望隨身攜帶，請參閱${say.page('/carryOnBaggage')}。`,
            '**輪椅及助行器**：免費寄艙，不計入行李限額。請於[申請協助](/passenger/PassengersService)時說明電池種類。',
            '**動物**：須事先安排，請於預訂前致電查詢。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: '切勿放入寄艙行李',
          text: '外置充電器（尿袋）、備用電池及電子煙必須隨身攜帶上機。現金、首飾、藥物、鎖匙、旅遊證件及電腦亦請隨身保管。',
        },
      ],
    },
    {
      id: 'at-the-airport',
      title: '在機場',
      blocks: [
        {
          kind: 'steps',
          items: [
            '撕去舊行李牌，並在行李內外寫上姓名及電話號碼。',
            `最遲於起飛前${say.span(LIMITS.checkInClosesMinutes, 'minute')}到登機櫃位交付行李，逾時恕不接收。`,
            '核對行李牌上的目的地，並保留行李收據直至取回行李。',
          ],
        },
        '同一預訂的轉機行程，行李會直接運送至最後一站。如有海關要求乘客自行提取行李再重新寄艙，櫃位職員會告知您。',
        '如行程中最長的一段由其他航空公司營運，該公司的行李規定或會適用，行程收據會列明以哪家公司為準。',
      ],
    },
    {
      id: 'late-or-damaged',
      title: '行李延誤、損壞或遺失',
      blocks: [
        {
          kind: 'steps',
          items: [
            '請於離開行李認領大堂前到行李服務櫃位報告，職員會發出附有編號的報告。',
            '我們會追尋行李，並免費送到您指定的地址。請保留期間購買必需品的單據。',
            `以書面索償：行李損壞，須於取回行李後${say.span(LIABILITY.complaintDays.damage, 'day')}內提出；行李延誤，須於取回行李後${say.span(LIABILITY.complaintDays.delay, 'day')}內提出。逾${say.span(LIABILITY.lostBagDays, 'day')}仍未送達的行李視作遺失。`,
          ],
        },
        `賠償責任及上限載於${say.page('/transportationConditions')}。如需協助，請[聯絡我們](/guide/contact)。`,
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
              question: '我的票價不包括寄艙行李，可以帶行李箱嗎？',
              answer: [
                `可以。於[網上](/order/equityOrder?extra=EXTRA_BAG)、致電或在櫃位購買，收費一樣，由${say.money(BAG_PRICES.DOMESTIC.extra)}起。如去程及回程均須寄艙，選購高一級的票價往往更划算，可在選擇航班時比較。`,
              ],
            },
            {
              question: '行李稍為超重，怎麼辦？',
              answer: [
                '您可在櫃位把部分物品移到自己的另一件行李或手提行李；否則須按每件行李、每個方向（去程或回程）繳付超重收費。',
              ],
            },
            {
              question: '一家人的行李會合併計算嗎？',
              answer: [
                '會。同一預訂的行李件數合併計算，不論由誰攜帶；但每件行李仍須符合重量限制。',
              ],
            },
            {
              question: '更改日期後，行李限額會改變嗎？',
              answer: [
                say.online(
                  'CHANGE_DATE',
                  '行李限額以新票價為準，確認更改前會在頁面列明。',
                  '行李限額以新票價為準，確認更改前，我們會說明。',
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
