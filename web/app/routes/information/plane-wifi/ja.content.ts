import { WIFI } from '#schema/codes/flights/wifi.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { extrasPathFor } from '#web/app/components/buy-extra/extras-path.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { messages, hour, flight } = WIFI.plans;

export const ja: Content = {
  title: '機内Wi-Fi',
  description: 'Wi-Fiをご利用いただける機材、プランの料金、機内での接続方法をご案内します。',
  lead: 'Wi-Fi搭載機では、テキストメッセージの送受信が無料です。ウェブの閲覧には、時間制またはフライト全体のプランをお選びください。',
  keywords: ['インターネット', 'ネット', 'メッセージ', 'ワイファイ', 'wifi'],
  sections: [
    {
      id: 'aircraft',
      title: 'ご利用いただける機材',
      blocks: [
        `${say.page('/aircraftIntroduction/a320_neo')}、${say.page('/aircraftIntroduction/a321_neo')}、${say.page('/aircraftIntroduction/b787_9')}にWi-Fiを搭載しています。A320ceoとA321ceoではご利用いただけません。`,
        `使用予定の機材は、ご予約時のフライト一覧と${say.page('/flightStatus')}でご確認いただけます。機材が変わったときは、表示を更新します。`,
      ],
    },
    {
      id: 'plans',
      title: 'プランと料金',
      blocks: [
        {
          kind: 'table',
          caption: '各プランの用途と、端末ごとの料金',
          columns: ['プラン', '用途', '料金'],
          rows: [
            [
              'メッセージ',
              '主なアプリでのテキストの送受信（画像を除く）',
              messages.amount === 0 ? '無料' : say.money(messages.amount),
            ],
            [
              say.span(hour.minutes, 'minute'),
              'メール、ニュース、SNSなど。接続した時点から数えます',
              say.money(hour.amount),
            ],
            [
              'フライト全体',
              '上記と同じ用途に、上昇中から降下開始までお使いいただけます',
              say.money(flight.amount),
            ],
          ],
          numeric: false,
        },
        '接続後に表示される画面で、カードでお支払いください。料金には税金が含まれています。',
        `フライト全体のプランは、ご予約のお客様の分を[ご搭乗前にカードで購入](${extrasPathFor('WIFI')})いただけます。会員の方は、ポイントやクーポンもご利用いただけます。`,
      ],
    },
    {
      id: 'connect',
      title: '接続方法',
      blocks: [
        {
          kind: 'steps',
          items: [
            '機内モードをオンにしてから、Wi-Fiをオンにします。',
            `ネットワーク**${say.wifi}**を選ぶと、接続画面が開きます。開かない場合は、ブラウザーで任意のページを開いてください。`,
            'プランを選びます。メッセージのみの場合は、このままご利用いただけます。',
          ],
        },
        `離陸後、高度約${say.measure(WIFI.fromMetres, 'meter')}に達してから、着陸前に同じ高度へ降りるまでご利用いただけます。上空を通過する国や地域の法令により、一時的に停止することがあります。`,
      ],
    },
    {
      id: 'questions',
      title: 'よくあるご質問',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '通話はできますか。',
              answer: [
                'できません。機内で静かにお過ごしいただくため、音声通話とビデオ通話は停止しています。',
              ],
            },
            {
              question: 'スマートフォンとパソコンの両方で使えますか。',
              answer: [
                `ひとつのプランで同時にご利用いただけるのは${say.number(WIFI.devicesPerPlan)}台です。別の端末で使う場合は、先にログアウトしてください。`,
              ],
            },
            {
              question: '接続できなかった場合、返金されますか。',
              answer: [
                `はい。ご搭乗日から${say.span(WIFI.refundRequestDays, 'day')}以内に、便名と座席番号を添えて[お問い合わせ](/guide/contact)ください。お支払いに使われたカードへ返金します。`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
