import { WIFI } from '#schema/codes/flights/wifi.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { extrasPathFor } from '#web/app/components/buy-extra/extras-path.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { messages, hour, flight } = WIFI.plans;

export const zhHk: Content = {
  title: '機上Wi-Fi',
  description: '哪些機型設有Wi-Fi、各項上網計劃的收費，以及起飛後如何連線。',
  lead: '凡設有Wi-Fi的飛機，均可免費收發文字訊息。如需瀏覽網頁等，可按時段或全程購買。',
  keywords: ['上網', '網絡', '無線網絡', '訊息', 'wifi'],
  sections: [
    {
      id: 'aircraft',
      title: '設有Wi-Fi的機型',
      blocks: [
        `${say.page('/aircraftIntroduction/a320_neo')}、${say.page('/aircraftIntroduction/a321_neo')}及${say.page('/aircraftIntroduction/b787_9')}均設有Wi-Fi；A320ceo及A321ceo則沒有提供。`,
        `預訂時及${say.page('/flightStatus')}頁面均會列出預定機型。如有更改，我們會在該處更新。`,
      ],
    },
    {
      id: 'plans',
      title: '上網計劃',
      blocks: [
        {
          kind: 'table',
          caption: '各項計劃的用途及每部裝置的收費',
          columns: ['計劃', '適合用途', '收費'],
          rows: [
            [
              '文字訊息',
              '以常用通訊程式收發文字，不包括圖片',
              messages.amount === 0 ? '免費' : say.money(messages.amount),
            ],
            [
              say.span(hour.minutes, 'minute'),
              '收發電郵、閱讀新聞及使用社交媒體；由連線一刻起計時',
              say.money(hour.amount),
            ],
            ['全程', '用途同上，由爬升至下降期間均可使用', say.money(flight.amount)],
          ],
          numeric: false,
        },
        '連線後在自動開啟的頁面以信用卡付款。收費已包括所有稅項。',
        `您可以信用卡為預訂的乘客[預先購買全程Wi-Fi](${extrasPathFor('WIFI')})。會員亦可以積分或優惠券支付。`,
      ],
    },
    {
      id: 'connect',
      title: '如何連線',
      blocks: [
        {
          kind: 'steps',
          items: [
            '開啟飛行模式，再開啟Wi-Fi。',
            `選擇網絡**${say.wifi}**，登入頁面會自動開啟；如未開啟，請用瀏覽器打開任何網頁。`,
            '選擇計劃。如只收發文字訊息，毋須再作任何設定。',
          ],
        },
        `飛機起飛後爬升至約${say.measure(WIFI.fromMetres, 'meter')}時網絡便會開通，降落前下降至同一高度時關閉。飛越部分國家或地區時，我們須按當地法例暫停服務。`,
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
              question: '可以打電話嗎？',
              answer: ['不可以。為保持機艙寧靜，語音及視像通話均已停用。'],
            },
            {
              question: '同一計劃可以在手機和手提電腦上使用嗎？',
              answer: [
                `每項計劃每次可供${WIFI.devicesPerPlan === 1 ? '一部裝置' : `${say.number(WIFI.devicesPerPlan)}部裝置`}使用。請先在原有裝置登出，再於另一部裝置登入。`,
              ],
            },
            {
              question: '未能連線，可以退款嗎？',
              answer: [
                `可以。請於航班日期起計${say.span(WIFI.refundRequestDays, 'day')}內[聯絡我們](/guide/contact)，並提供航班編號及座位號碼。款項會退回您付款所用的卡。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
