import type { RefusedWord } from './refused-words.ts';

/** Phrases that an editor of the Japanese edition has replaced. */
export const STRUCK_OUT_JA: readonly RefusedWord[] = [
  { refused: /1区間あたり/, use: '片道あたり', example: '1区間あたり300元' },
  { refused: /ターミナル\{/, use: '第{terminal}ターミナル', example: 'ターミナル{terminal}' },
  {
    refused: /よくお預かりする/,
    use: '放棄していただくことの多い物',
    example: '検査場でよくお預かりする物',
  },
  {
    refused: /金額は.{0,20}お支払いは[A-Z]{3}となります/,
    use: '目安です。お支払いは人民元（CNY）です。',
    example: 'JPYの金額は目安でお支払いはCNYとなります',
  },
  {
    refused: /お支払いは\{paid\}となります/,
    use: 'お支払いは人民元（CNY）です',
    example: 'お支払いは{paid}となります',
  },
  { refused: /通常は異なります/, use: 'いいえ、通常は……', example: '通常は異なります。' },
  { refused: /Wi-Fiとともにお過ごし/, use: 'おくつろぎください', example: 'Wi-Fiとともにお過ごし' },
  { refused: /交換済み/, use: '再発行済み', example: '交換済み' },
  { refused: /姓／名/, use: '姓/名', example: '「姓／名」で入力' },
  { refused: /書類番号/, use: '旅券・証明書の番号', example: '書類番号' },
  { refused: /情緒的な/, use: 'エモーショナルサポートアニマル', example: '情緒的な支えとなる動物' },
  { refused: /最初のカードから上/, use: 'ステイタスの段階', example: '最初のカードから上へ' },
  { refused: /飛びます/, use: '運航します', example: '上海へ飛びます' },
  { refused: /音声はイヤホン/, use: '動画や音楽はイヤホンで', example: '音声はイヤホンで' },
  { refused: /昼夜を問わず/, use: '24時間', example: '昼夜を問わず' },
  { refused: /ビジネスフレックス/, use: 'ビジネス フレックス', example: 'ビジネスフレックス' },
  { refused: /受託手荷物/, use: 'お預け手荷物', example: '受託手荷物' },
  { refused: /\}から(?:"|$|」)|\{price\}から/, use: '～', example: '{price}から' },
  { refused: /支払い済み」/, use: '「すでに支払いました」', example: '「支払い済み」' },
  {
    refused: /おひとりで(?:ご?旅行|ご?搭乗)(?:する|される)お子様/,
    use: 'お子様だけのご搭乗は承っていません',
    example: 'おひとりで旅行されるお子様',
  },
  { refused: /保安料（タイ/, use: '国際線出入国料', example: '保安料（タイ）' },
  {
    refused: /それより小さなお子様/,
    use: '……歳未満のお子様',
    example: 'それより小さなお子様は、保護者の方が',
  },
  { refused: /条件に届/, use: '条件に達する', example: 'ゴールドの条件に届いた場合' },
  { refused: /運賃本体/, use: '基本運賃', example: '運賃本体と座席料金' },
  {
    refused: /(?<!お)取り消しいたし/,
    use: 'お取り消しいたしました',
    example: '取り消しいたしました',
  },
  { refused: /ご返金/, use: '返金', example: '全額をご返金いたします' },
  {
    refused: /お子様だけで搭乗できますか/,
    use: '子どもだけで',
    example: 'お子様だけで搭乗できますか。',
  },
];
