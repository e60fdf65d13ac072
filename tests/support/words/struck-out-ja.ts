import type { RefusedWord } from './refused-words.ts';

/** Phrases that an editor of the Japanese edition has replaced. */
export const STRUCK_OUT_JA: readonly RefusedWord[] = [
  { refused: /1区間あたり/, use: '片道あたり', breach: '1区間あたり300元' },
  { refused: /ターミナル\{/, use: '第{terminal}ターミナル', breach: 'ターミナル{terminal}' },
  {
    refused: /よくお預かりする/,
    use: '放棄していただくことの多い物',
    breach: '検査場でよくお預かりする物',
  },
  {
    refused: /金額は.{0,20}お支払いは[A-Z]{3}となります/,
    use: '目安です。お支払いは人民元（CNY）です。',
    breach: 'JPYの金額は目安でお支払いはCNYとなります',
  },
  {
    refused: /お支払いは\{paid\}となります/,
    use: 'お支払いは人民元（CNY）です',
    breach: 'お支払いは{paid}となります',
  },
  { refused: /通常は異なります/, use: 'いいえ、通常は……', breach: '通常は異なります。' },
  { refused: /Wi-Fiとともにお過ごし/, use: 'おくつろぎください', breach: 'Wi-Fiとともにお過ごし' },
  { refused: /交換済み/, use: '再発行済み', breach: '交換済み' },
  { refused: /姓／名/, use: '姓/名', breach: '「姓／名」で入力' },
  { refused: /書類番号/, use: '旅券・証明書の番号', breach: '書類番号' },
  { refused: /情緒的な/, use: 'エモーショナルサポートアニマル', breach: '情緒的な支えとなる動物' },
  { refused: /最初のカードから上/, use: 'ステイタスの段階', breach: '最初のカードから上へ' },
  { refused: /飛びます/, use: '運航します', breach: '上海へ飛びます' },
  { refused: /音声はイヤホン/, use: '動画や音楽はイヤホンで', breach: '音声はイヤホンで' },
  { refused: /昼夜を問わず/, use: '24時間', breach: '昼夜を問わず' },
  { refused: /ビジネスフレックス/, use: 'ビジネス フレックス', breach: 'ビジネスフレックス' },
  { refused: /受託手荷物/, use: 'お預け手荷物', breach: '受託手荷物' },
  { refused: /\}から(?:"|$|」)|\{price\}から/, use: '～', breach: '{price}から' },
  { refused: /支払い済み」/, use: '「すでに支払いました」', breach: '「支払い済み」' },
  {
    refused: /おひとりで(?:ご?旅行|ご?搭乗)(?:する|される)お子様/,
    use: 'お子様だけのご搭乗は承っていません',
    breach: 'おひとりで旅行されるお子様',
  },
  { refused: /保安料（タイ/, use: '国際線出入国料', breach: '保安料（タイ）' },
  {
    refused: /それより小さなお子様/,
    use: '……歳未満のお子様',
    breach: 'それより小さなお子様は、保護者の方が',
  },
  { refused: /条件に届/, use: '条件に達する', breach: 'ゴールドの条件に届いた場合' },
  { refused: /運賃本体/, use: '基本運賃', breach: '運賃本体と座席料金' },
  {
    refused: /(?<!お)取り消しいたし/,
    use: 'お取り消しいたしました',
    breach: '取り消しいたしました',
  },
  { refused: /ご返金/, use: '返金', breach: '全額をご返金いたします' },
  {
    refused: /お子様だけで搭乗できますか/,
    use: '子どもだけで',
    breach: 'お子様だけで搭乗できますか。',
  },
];
