import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const { domestic, international } = LIMITS.minimumConnectionMinutes;

export const ja: Content = {
  title: `${say.airline}について`,
  description: `${say.airline}の会社概要。${say.city}のふたつの拠点空港、就航都市、機材と座席数、会員プログラム、お問い合わせ先をご紹介します。`,
  lead: `${say.airline}は${say.city}を拠点に、中国の主要都市、アジアの国と地域、そしてヨーロッパを結んでいます。`,
  keywords: ['会社', '航空会社', '路線', '拠点', '機材', '就航地'],
  sections: [
    {
      id: 'in-figures',
      title: '数字で見る',
      blocks: [{ kind: 'figure', name: 'figures' }, '現在の時刻表と保有機材に基づく数字です。'],
    },
    {
      id: 'network',
      title: '就航都市',
      blocks: [
        { kind: 'figure', name: 'map' },
        `${say.city}は、ヨーロッパと日本を結ぶ最短経路の近くに位置しています。アジア各地から朝にお着きの方は昼過ぎのヨーロッパ行きへ、ヨーロッパからお着きの方は夜のアジア行きへ、お乗り継ぎいただけます。`,
        { kind: 'figure', name: 'places' },
      ],
    },
    {
      id: 'hubs',
      title: 'ひとつの街に、ふたつの空港',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '浦東（PVG）',
              value: '国際線・地域路線の全便と、これに接続する中国国内線',
            },
            {
              term: '虹橋（SHA）',
              value: `中国国内線。市の中心部まで地下鉄で${say.span(30, 'minute')}ほど`,
            },
            {
              term: 'お乗り継ぎ',
              value: `中国国内線同士は${say.span(domestic, 'minute')}以上、国際線を含む場合は${say.span(international, 'minute')}以上の乗り継ぎを販売しています`,
            },
          ],
        },
        `両空港の間は車で${say.span(1, 'hour')}ほどかかるため、空港をまたぐ乗り継ぎは販売していません。`,
      ],
    },
    {
      id: 'fleet',
      title: '機材',
      blocks: [
        '近距離の便は、通路がひとつのエアバスA320ファミリーで運航します。通路がふたつのボーイング787-9は、ヨーロッパ、東京（羽田）、シンガポール、バリ島へ運航します。',
        { kind: 'figure', name: 'fleet' },
        `座席、客室の配置、航続距離は${say.page('/aircraftIntroduction')}をご覧ください。`,
      ],
    },
    {
      id: 'club',
      title: '会員プログラムと提携会社',
      blocks: [
        `[${say.club}](/memberIntro/happinessClub)の会員の方は、ご搭乗でポイントが貯まります。ご予約の際は、提携${say.number(PARTNER_AIRLINES.length)}社の会員番号もご登録いただけます。詳しくは${say.page('/memberIntro/partners')}をご覧ください。`,
      ],
    },
    {
      id: 'good-to-know',
      title: 'その他の情報',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: '便名', value: `${BRAND.carrierCode}で始まります` },
            { term: '航空券番号', value: `${BRAND.ticketPrefix}で始まります` },
            { term: '運賃の通貨', value: BRAND.currency },
            {
              term: 'サイトの言語',
              value: `英語、中国語（香港の繁体字）、日本語の${say.number(LOCALES.length)}言語`,
            },
            { term: 'お問い合わせ窓口', value: `${say.phone}、${say.email}` },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: '私たちの姿勢',
              text: 'お客様への約束と、その確かめ方。',
              to: '/culture',
              icon: 'heart-handshake',
            },
            {
              title: 'お問い合わせ・ヘルプ',
              text: 'よくあるご質問、電話、メール、オフィス。',
              to: '/guide/contact',
              icon: 'phone',
            },
            {
              title: 'ラウンジ',
              text: '当社と提携会社のラウンジ。',
              to: '/lounges',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
  ],
};
