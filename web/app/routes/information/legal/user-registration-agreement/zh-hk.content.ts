import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { loginPassword, consumptionPassword } = LIMITS;
const onePoint = `${say.currency}${say.number(pointsValue(1).amount / 100)}元`;

export const zhHk: Content = {
  title: '會員條款',
  description: `閣下與${say.airline}就${say.club}會籍訂立的條款：帳戶、密碼、積分、會員級別及終止。`,
  lead: `登記即表示加入${say.club}並接受本條款。會籍費用全免；預訂及乘機均毋須入會。`,
  keywords: ['會員', '會籍', '積分', '帳戶', '密碼', '協議'],
  sections: [
    {
      id: 'joining',
      title: '入會資格',
      blocks: [
        {
          kind: 'list',
          items: [
            `年滿${say.number(EARNING.memberFromAge)}歲人士可自行入會，其中未滿${say.number(MEMBERSHIP_TERMS.aloneFromAge)}歲者須經父母或監護人同意，並由父母或監護人於入會時填寫姓名確認。未滿${say.number(EARNING.memberFromAge)}歲的兒童，由父母或監護人致電代為登記，並代其行事。公司不可入會。`,
            '每人只限一個帳戶。如誤開兩個，我們會將帳戶及積分合併。',
            '姓名及出生日期須與旅遊證件相同；航班只會記入機票所載乘客的帳戶。已憑證件核實的資料，須經客戶服務更改。',
            '會籍合約於我們確認登記時成立。曾因濫用而被終止帳戶的人士，我們可拒絕其登記。',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: '閣下的帳戶',
      blocks: [
        {
          kind: 'list',
          items: [
            say.online(
              'SIGN_IN',
              '我們以發送至手提電話或電郵的驗證碼，或以帳戶及密碼確認閣下身份。請保持手提電話號碼及電郵正確，驗證碼及航班消息均會發送至此。',
              '閣下可致電或以電郵登記；本網站暫未提供登入服務。日後我們會以發送至手提電話或電郵的驗證碼，或以帳戶及密碼確認閣下身份。請保持手提電話號碼及電郵正確，驗證碼及航班消息均會發送至此。',
            ),
            '帳戶只供閣下本人使用，不得借出、出售或與人共用；驗證碼及密碼亦然。',
            say.online(
              'SAVE_PASSENGERS',
              '閣下可儲存經常代為預訂的乘客資料，但請先徵得對方同意。',
              '閣下如代他人提供資料，請先徵得對方同意。',
            ),
            say.online(
              'SIGN_IN',
              `如懷疑帳戶遭他人使用，請立即更改密碼並致電${say.phone}。我們會暫時凍結帳戶並展開調查。`,
              `如懷疑帳戶遭他人使用，請立即致電${say.phone}。我們會暫時凍結帳戶並展開調查。`,
            ),
          ],
        },
      ],
    },
    {
      id: 'passwords',
      title: say.online('SIGN_IN', '兩種密碼', '積分消費密碼'),
      blocks: [
        {
          kind: 'table',
          caption: '帳戶的密碼',
          columns: ['密碼', '格式', '用途'],
          rows: [
            ...say.online(
              'SIGN_IN',
              [
                [
                  '登入密碼',
                  `${say.number(loginPassword.minLength)}至${say.number(loginPassword.maxLength)}個字母及數字，兩者均須包括；過於常見的密碼不予接受`,
                  '登入帳戶',
                ],
              ],
              [],
            ),
            ['積分消費密碼', `${say.number(consumptionPassword.digits)}位數字`, '使用積分'],
          ],
        },
        say.online(
          'SET_POINTS_PASSWORD',
          `連續輸入錯誤${say.number(consumptionPassword.tries)}次，積分消費密碼即被鎖定，須以手提電話或電郵驗證碼重設。更改登入密碼後，其他裝置會自動登出。我們只儲存雜湊值而非密碼，職員亦不會向閣下索取密碼。`,
          `連續輸入錯誤${say.number(consumptionPassword.tries)}次，積分消費密碼即被鎖定，請致電我們重設。我們只儲存雜湊值而非密碼，職員亦不會向閣下索取密碼。`,
        ),
      ],
    },
    {
      id: 'earning',
      title: '賺取積分',
      blocks: [
        {
          kind: 'list',
          items: [
            '閣下親自乘搭我們的航班，可按票價及會員卡賺取積分及級別積分；乘搭[合作夥伴](/memberIntro/partners)航班，則按其積分比率賺取積分。已退款、未使用、免費及誤機的航班不計積分。',
            `乘搭我們航班所得的積分，於${say.number(LIMITS.pointsCreditWorkingDays)}個工作天內存入。`,
            `漏計的航班可於${say.span(EARNING.claimMonths, 'month')}內憑機票及登機證申請補登；新會員可補登入會前${say.span(EARNING.daysBeforeJoining, 'day')}內的航班。`,
            '誤計的積分會予以扣回，並說明原因。',
          ],
        },
      ],
    },
    {
      id: 'points',
      title: '使用積分及到期',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: '價值', value: `一分可抵${onePoint}，以整數計` },
            { term: '可支付', value: '基本票價、優選座位及加購服務；稅費除外' },
            {
              term: '到期',
              value: `存入${say.span(EARNING.pointsValidMonths, 'month')}後的月底到期；使用時先扣最早到期的積分`,
            },
            {
              term: '退款後',
              value: '先退積分、後退款項，到期日不變；其間已到期的積分不會恢復',
            },
          ],
        },
        '積分並非金錢。除閣下居住地法律另有規定外，不得兌換現金、出售、轉贈或繼承。帳戶會列出每項變動的來源及到期日，結餘不會低於零。',
      ],
    },
    {
      id: 'levels',
      title: '會員卡及級別',
      blocks: [
        `級別積分或航段以連續${say.span(QUALIFYING_MONTHS, 'month')}累計，達標即可晉升。各會員卡的要求、禮遇及有效期，載於${say.page('/memberIntro/vipMemberSystem')}。會員卡只限本人使用；禮遇適用於會員，如有註明，亦適用於乘搭同一航班的賓客。`,
      ],
    },
    {
      id: 'misuse',
      title: '禁止行為',
      blocks: [
        {
          kind: 'list',
          items: [
            '買賣積分、優惠券或帳戶；',
            '將他人乘搭的航班記入自己帳戶；',
            '以虛假資料或自動程式登記；',
            '攻擊網站、以自動程式擷取內容而影響他人，或無意乘機而佔用座位。',
          ],
        },
        '如有上述情況，我們可在調查期間凍結帳戶、取消以此取得的積分及機票，情節嚴重者可終止帳戶。除情況緊急外，我們會先聽取閣下解釋，並以書面說明理由。正當購買的機票仍然有效。',
      ],
    },
    {
      id: 'ending',
      title: '終止會籍',
      blocks: [
        {
          kind: 'list',
          items: [
            `閣下可隨時退會，毋須理由：${say.online('SIGN_IN', `可於「${say.label('account-edit-info.title')}」自行關閉帳戶，亦可`, '請')}致電${say.phone}或電郵至${say.email}。我們會於${say.number(MEMBERSHIP_TERMS.closingWorkingDays)}個工作天內關閉帳戶。未使用的積分隨即失效，請預先使用；已訂航班不受影響。`,
            say.online(
              'SIGN_IN',
              `帳戶如${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}沒有登入或航班紀錄，我們可予以關閉，並於${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}前通知；閣下只須登入即可保留。`,
              `帳戶如${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}沒有航班紀錄，我們可予以關閉，並於${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}前通知；閣下只須通知我們即可保留。`,
            ),
            `如我們結束${say.club}，會於${say.span(MEMBERSHIP_TERMS.endOfClubDays, 'day')}前公布，其間積分照常累積及使用。`,
            '會籍於會員身故時終止。繼承人可就已付款的機票申請退款。',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: '條款修訂',
      blocks: [
        {
          kind: 'notice',
          tone: 'info',
          title: `提前${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')}通知`,
          text: '如有修訂，我們會在此及以電郵公布修訂內容及生效日期。如不同意，閣下可於該日前退會，在此之前仍可使用積分。我們不會取消已賺取的積分，亦不會縮短現有會員卡的有效期。',
        },
        '如屬法律或當局要求，或只對閣下有利的修訂，可即時生效。',
      ],
    },
    {
      id: 'law',
      title: '個人資料、責任及適用法律',
      blocks: [
        `個人資料的使用方式載於${say.page('/privacyPolicy')}。閣下就該政策所作的同意，可獨立於本條款撤回。`,
        `如因我們的過失而損失積分或禮遇，我們會予以補回。故意、嚴重疏忽及人身傷害的責任不受限制，閣下居住地法律賦予消費者的權利亦不受影響。航班適用${say.page('/transportationConditions')}。`,
        `本條款適用中國法律，由${say.city}法院管轄；如閣下居住地法律賦予消費者當地管轄權，亦可於當地提出。如各語言版本有異，以中文版為準。`,
      ],
    },
  ],
};
