import type { CompleteLocale } from '#schema/codes/base/locales.ts';
import type { OnlineAction } from '#schema/codes/orders/online-actions.ts';

/** How a text says that an action can be done on the site. */
export interface OnlinePromise {
  readonly action: OnlineAction;
  readonly said: RegExp;
  /** A text that promises it: shows that the pattern finds what it is meant to find. */
  readonly example: string;
}

const promise = (action: OnlineAction, said: RegExp, example: string): OnlinePromise => ({
  action,
  said,
  example,
});

/** Each action in each language. */
export const PROMISES: Readonly<Record<CompleteLocale, readonly OnlinePromise[]>> = {
  en: [
    promise(
      'SET_POINTS_PASSWORD',
      /you can set a new one with a code/i,
      'Your points password is locked. You can set a new one with a code.',
    ),
    promise(
      'SAVE_PASSENGERS',
      /you (?:may|can) save the details of passengers|saved passengers/i,
      'You can save the details of passengers.',
    ),
    promise(
      'CHECK_IN',
      /online check-in|check(?:ed|ing)? in online|online and at the/i,
      'Online check-in opens 48 hours before.',
    ),
    promise(
      'CHECK_IN',
      /^check-in opens|^online from/i,
      'Check-in opens 48 hours before departure.',
    ),
    promise(
      'SELECT_SEAT',
      /choose (?:a|your) seats?(?!,? (?:with us by phone|call us|on the map))|hold (?:preferred seats|the seats you)|minutes? for preferred seats/i,
      'You can choose your seat under “Manage booking”.',
    ),
    promise(
      'CHANGE_DATE',
      /chang(?:e|ing) (?:the|your) date[^.]* online|pick another day|then a new date/i,
      'Choose passengers and flights, and pick another day.',
    ),
    promise(
      'REFUND',
      /refund[^.]*(?:open|through) your|refund[^.]* online|follow yours in your booking/i,
      'To request a refund, open your booking.',
    ),
    promise(
      'SIGN_IN',
      /\bsign(?:ing|ed)? (?:in|out|up)\b|\blog(?:ging|ged)? ?(?:in|out)\b/i,
      'Sign in to see your points.',
    ),
    promise(
      'PAY_WITH_POINTS',
      /entering your points password|^(?:enjoy\. )?pay for [^.]*points/i,
      'Pay for fares with points.',
    ),
    promise(
      'ORDER_SPECIAL_MEAL',
      /choose a meal for each|order special meals? (?:online|on this)/i,
      'Choose a meal for each passenger.',
    ),
  ],
  'zh-hk': [
    promise(
      'SET_POINTS_PASSWORD',
      /積分消費密碼[^。]*驗證碼重設/,
      '積分消費密碼可以電郵驗證碼重設。',
    ),
    promise('SAVE_PASSENGERS', /可儲存經常|已儲存的乘客/, '可儲存經常同行的乘客資料。'),
    promise('CHECK_IN', /網上(?:辦理)?登機手續|在網上辦理/, '網上登機手續於起飛前48小時開始。'),
    promise('SELECT_SEAT', /網上選位|(?:優選|所選)座位[^。]*保留|可選位/, '所選座位保留20分鐘。'),
    promise('CHANGE_DATE', /網上更改|開啟預訂[^。]*新日期/, '可於起飛前在網上更改日期一次。'),
    promise('REFUND', /(?:網上|在[^。]*預訂[^。]*)申請退款|進度可於預訂/, '請在管理預訂申請退款。'),
    promise('SIGN_IN', /(?<!補)登入(?!密碼|會)|登出/, '登入後可查閱積分。'),
    promise(
      'PAY_WITH_POINTS',
      /^(?!.*致電).*以積分支付(?!的)|輸入積分消費密碼，/,
      '以積分支付票價及優選座位。',
    ),
    promise('ORDER_SPECIAL_MEAL', /網上申請特別餐|選擇餐膳/, '可在網上申請特別餐。'),
  ],
  ja: [
    promise(
      'SET_POINTS_PASSWORD',
      /届くコードで再設定/,
      'ポイント利用パスワードはロックされます。メールに届くコードで再設定できます。',
    ),
    promise(
      'SAVE_PASSENGERS',
      /搭乗者の情報を保存|方の情報を保存|保存された搭乗者/,
      'よくご一緒に予約される方の情報を保存できます。',
    ),
    promise(
      'CHECK_IN',
      /オンライン(?:で)?(?:の)?チェックイン|オンラインでの座席指定とチェックイン|オンライン、カウンター/,
      'オンラインチェックインは48時間前からです。',
    ),
    promise(
      'SELECT_SEAT',
      /オンラインで(?:の)?座席|座席の確保は|締め切りまでお選び/,
      '座席の確保は20分間です。',
    ),
    promise(
      'CHANGE_DATE',
      /オンラインで日付|新しい日付をお選び/,
      'オンラインで日付を変更できます。',
    ),
    promise(
      'REFUND',
      /払い戻し[^。]*(?:ご予約を開いて|オンライン)|進み具合はご予約/,
      '払い戻しはご予約を開いてお申し込みください。',
    ),
    promise(
      'SIGN_IN',
      /ログイン(?!パスワード)|ログアウト/,
      'ログインしてポイントをご確認ください。',
    ),
    promise(
      'PAY_WITH_POINTS',
      /^(?!.*お電話).*にポイントをお使いいただけます|パスワードを入力すれば/,
      '運賃や有料座席のお支払いにポイントをお使いいただけます。',
    ),
    promise(
      'ORDER_SPECIAL_MEAL',
      /お食事をお選び|搭乗者ごとにお選び/,
      '搭乗者ごとにお食事をお選びください。',
    ),
  ],
};

/** Words of a sentence that says what the site does not do. */
const DENIALS: Readonly<Record<CompleteLocale, RegExp>> = {
  en: /\byet\b|n’t\b|\bno longer\b|\bcan no\b/i,
  'zh-hk': /暫未|不能|未能|不可|並非/,
  ja: /まだ|ません|できない/,
};

const SENTENCES = /(?<=[.!?。！？；])\s*/u;

/** The promises that a text makes: the actions with the sentence that says so. */
export const promisesIn = (
  text: string,
  locale: CompleteLocale,
  promises: readonly OnlinePromise[] = PROMISES[locale],
): { action: OnlineAction; sentence: string }[] =>
  text
    .split(SENTENCES)
    .filter((sentence) => !DENIALS[locale].test(sentence))
    .flatMap((sentence) =>
      promises
        .filter(({ said }) => said.test(sentence))
        .map(({ action }) => ({ action, sentence })),
    );
