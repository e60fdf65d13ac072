import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const closed = 'タブを閉じたとき';

export const ja: Content = {
  title: 'Cookieについて',
  description: `${say.airline}のサイトがブラウザーに保存するすべてのCookieと項目について、名前、目的、保存期間をご案内します。`,
  lead: 'サイトの動作に必要なものだけを保存し、追跡には使いません。お断りいただくものがないため、同意のバナーも表示しません。',
  keywords: ['クッキー', 'ローカルストレージ', 'セッションストレージ', 'トラッキング', '端末'],
  sections: [
    {
      id: 'principles',
      title: '概要',
      blocks: [
        {
          kind: 'list',
          items: [
            '広告用Cookie、アクセス解析、SNSのボタン、追跡用の画像は使いません。',
            'ページの内容はすべて当社のアドレスから届きます。お支払い時の決済会社を除き、ご利用中のブラウザーが他社に接続することはありません。',
            'ご覧になるだけではCookieを設定しません。言語や表示モードを選んだとき、またはご予約など保存すべきものがあるときに設定します。',
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
          caption: '当サイトが設定するCookie',
          columns: ['名前', '目的', '期限'],
          rows: [
            [
              '__Host-session（暗号化のない試験用サイトではsession）',
              say.online(
                'SIGN_IN',
                'ご予約、ご予約の照会、ログインの後に、同じブラウザーであることを確認するための乱数です。スクリプトからは読めず、ほかのサイトは利用できません。当社はそのハッシュ値のみを保存します。',
                'ご予約、ご予約の照会の後に、同じブラウザーであることを確認するための乱数です。スクリプトからは読めず、ほかのサイトは利用できません。当社はそのハッシュ値のみを保存します。',
              ),
              `ブラウザーを閉じたとき、または最後のご利用から${say.span(RETENTION.sessionIdleHours, 'hour')}後、最長で${say.span(RETENTION.sessionDays, 'day')}後。ログイン状態の保持を選択した場合は、ブラウザーを閉じても有効で、最後のご利用から${say.span(RETENTION.rememberedIdleDays, 'day')}後、最長で${say.span(RETENTION.rememberedDays, 'day')}後`,
            ],
            [
              '__Host-browser（暗号化のない試験用サイトではbrowser）',
              'このブラウザーで以前にログインしたことを示す乱数です。第三者がパスワードを推測しようとしても、お客様はこのブラウザーからログインいただけます。これだけでログインすることはできません。当社はそのハッシュ値のみを保存します。',
              `最後のログインから${say.span(RETENTION.knownBrowserDays, 'day')}後`,
            ],
            [
              'signed-in',
              'ログイン中の可能性があることをページに伝え、その場合にのみお名前を問い合わせます。データは含まれず、これだけでログインすることはできません。',
              'ログインの終了時、またはログアウト時',
            ],
            [
              'first-name',
              'ログイン中の会員のお名前（名）。ページの表示と同時にごあいさつするためのもので、ほかの用途には使いません。',
              'ブラウザーを閉じたとき、またはログアウト時',
            ],
            ['locale', '選択した言語', `${say.span(RETENTION.preferenceDays, 'day')}後`],
            [
              'sign-in-way',
              '前回のログイン方法（メール、SMS、パスワード）。お客様を特定するものではありません。',
              `${say.span(RETENTION.preferenceDays, 'day')}後`,
            ],
            [
              'colour-mode',
              '選択した表示モード（ライト、ダーク、自動）',
              `${say.span(RETENTION.preferenceDays, 'day')}後`,
            ],
          ],
        },
      ],
    },
    {
      id: 'session-storage',
      title: 'タブに保存するもの',
      blocks: [
        'ブラウザーには、タブごとに小さな保存領域があります。Cookieのように通信のたびに送られることはなく、ほかのタブからも見えません。',
        {
          kind: 'table',
          caption: 'セッションストレージの項目',
          columns: ['名前', '目的', '期限'],
          rows: [
            [
              'draft:（フォームの名前）',
              'フォームに入力した内容。再読み込みや言語の切り替えで失われないように保存し、ご予約のお名前や渡航書類の番号を含みます。パスワード、認証コード、カード情報は保存しません。',
              `フォームの送信後、または${closed}`,
            ],
            [
              'kept:（ページの名前）',
              '最後の検索条件、ページで選択中の内容、確保中または照会されたご予約',
              closed,
            ],
            [
              'order-key',
              'ボタンを二度押しても予約が重複しないようにするための乱数',
              `ご予約の完了後、または${closed}`,
            ],
            ['react-router-scroll-positions', '前のページに戻ったときの表示位置', closed],
            ['loading', '読み込み中かどうか', closed],
            [
              'chunk-reload:（ページのパス）',
              'ファイルの欠落によりページを再読み込みした時刻',
              closed,
            ],
            ['device-fingerprint', '[端末の識別](#device)が有効な場合のみ', closed],
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      title: 'ブラウザーに保存するもの',
      blocks: [
        {
          kind: 'table',
          caption: 'ローカルストレージの項目',
          columns: ['名前', '目的', '期限'],
          rows: [
            [
              'recent-places',
              `最近選んだ空港・都市のコード${say.number(RETENTION.recentPlaces)}件。次回、先に表示します`,
              'お客様が削除したとき',
            ],
            [
              'icons',
              '一度読み込んだアイコンの図形',
              `${say.span(LIMITS.icons.cacheHours, 'hour')}後`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'キャッシュストレージの項目',
          columns: ['名前', '目的', '期限'],
          rows: [
            [
              'boarding-pass（ページのアドレス）',
              '一度表示した搭乗券のページとそのファイル。通信できないときに開くために使います',
              'ログアウトしたとき、閲覧の有効期限が切れたとき、チェックインを取り消したとき、またはご搭乗便の到着後',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      title: '端末の識別',
      blocks: [
        '航空会社は、盗まれたカードの不正利用の標的になりがちです。当サイトは、端末を見分ける値を算出する不正対策サービスのスクリプトを読み込むことができます。値はタブに保存され、当社への通信に添えて送られます。',
        {
          kind: 'notice',
          tone: 'info',
          title: '現在は無効です',
          text: '現在このスクリプトは使用しておらず、必要とするページもありません。有効にする前に、このページでサービス名をお知らせし、法令で同意が必要な場合は先に同意をいただきます。',
        },
      ],
    },
    {
      id: 'payment',
      title: 'お支払いのとき',
      blocks: [
        'お支払いの際は、決済会社のアドレスにある画面へ移動します。決済会社は、安全な決済に必要なCookieを自社の方針に従って設定します。当社がそれを読むことも、決済会社が当社のCookieを読むこともありません。',
      ],
    },
    {
      id: 'control',
      title: '削除するには',
      blocks: [
        {
          kind: 'list',
          items: [
            'ブラウザーの設定で、当サイトが保存したものを確認し、まとめて、または個別に削除できます。プライベートウィンドウでは、閉じたときにすべて消えます。',
            'セッションのCookieを削除すると、ご予約や予約内容の確認ができなくなります。ほかのCookieを削除した場合は、言語と表示モードを選び直していただくだけです。',
            say.online(
              'SIGN_IN',
              '共用のパソコンでは、ご利用後にログアウトし、タブを閉じてください。',
              '共用のパソコンでは、ご利用後に当サイトが保存したものを削除し、ブラウザーを閉じてください。',
            ),
          ],
        },
        `Cookieを追加するときは、先にこのページを改めます。当社での情報の取り扱いは、${say.page('/privacyPolicy')}をご覧ください。`,
        `お問い合わせ：${say.email}`,
      ],
    },
  ],
};
