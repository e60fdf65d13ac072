import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('zh-hk');
const { care, payment, deniedBoarding, europe, britain } = DISRUPTION;
const whole = (amount: number) => say.number(amount / 100);
const yuan = ({ amount }: { amount: number }) => `人民幣${whole(amount)}元`;
const euro = `${whole(europe.compensation.amount)}歐元`;
const pound = `${whole(britain.compensation.amount)}英鎊`;
const sdr = (amount: number) => `${say.number(amount)} SDR`;
const hours = (count: number) => say.span(count, 'hour');

export const zhHk: Content = {
  title: '運輸條款',
  description: `由預訂至領回最後一件行李，閣下與${say.airline}之間的權利和責任：機票、更改、退款、延誤、行李及賠償。`,
  lead: `本條款適用於憑${say.airline}機票的所有行程。閣下付款前所見、並列印於行程收據上的票價條款，亦屬本條款的一部分。`,
  keywords: ['條款', '合約', '規則', '蒙特利爾公約', '賠償', '誤機'],
  sections: [
    {
      id: 'scope',
      title: '適用範圍',
      blocks: [
        `「我們」指${say.airline}；「閣下」指使用機票的每位乘客。代他人預訂者，即代表該等乘客接受本條款，並須告知他們條款內容。`,
        '本條款適用於以我們航班編號營運的航班。如由其他航空公司營運，我們會在預訂前列明該公司名稱；我們仍是閣下的締約承運人，而機上安全、登機手續及手提行李則按該公司的規定處理。',
        '國際公約及不得以協議排除的法律優先適用，其次為票價條款，然後為本條款。如其中一條無效，其餘條文仍然有效。',
      ],
    },
    {
      id: 'tickets',
      title: '機票',
      blocks: [
        {
          kind: 'list',
          items: [
            '機票為電子機票。運輸合約於發出機票號碼時成立，而非於提交預訂時。',
            '機票只限本人使用，不得轉讓或轉售。',
            `機票有效期由出票日起計為${say.span(LIMITS.ticketValidityYears, 'year')}；行程開始後，則由首個航班起計。`,
            '請按機票所列次序使用航班。如未經事先通知而沒有乘搭其中一程，我們可取消同一機票餘下的航班，詳見[誤機](#missed-flights)。',
            `行程收據可於最後一程完成後${say.span(LIMITS.receiptDaysAfterUse, 'day')}內下載；尚有航班未使用者，則為購票起計${say.span(LIMITS.receiptYearsFromPurchase, 'year')}內。已退款的機票不設收據。`,
            say.online(
              'CHECK_IN',
              '經代理或其他網站購買的機票，須向原售票處更改及退款；登機手續及座位仍可向我們辦理。',
              '經代理或其他網站購買的機票，須向原售票處更改及退款；選擇座位可致電我們，登機手續則於登機櫃位辦理。',
            ),
          ],
        },
      ],
    },
    {
      id: 'travellers',
      title: '乘客類別及同行要求',
      blocks: [
        {
          kind: 'table',
          caption: '乘客類別，以每程出發當地日期的年齡計算',
          columns: ['類別', '年齡', '座位'],
          rows: [
            ['成人', `${say.number(LIMITS.adultFromAge)}歲或以上`, '佔座'],
            [
              '兒童',
              `${say.number(LIMITS.childFromAge)}至${say.number(LIMITS.adultFromAge - 1)}歲`,
              '佔座',
            ],
            [
              '嬰兒',
              `出生滿${say.span(LIMITS.infantFromDays, 'day')}至未滿${say.number(LIMITS.childFromAge)}歲`,
              '由成人抱坐',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            `乘客類別以首個航班當日的年齡為準。但嬰兒如於其後航班前年滿${say.number(LIMITS.childFromAge)}歲，全程須以兒童身份預訂。`,
            `每項預訂須有一名${say.number(LIMITS.guardianFromAge)}歲或以上的成人。每名該等成人可攜同${say.number(LIMITS.dependantsPerGuardian)}名兒童，或兒童及嬰兒各一名；嬰兒最多${say.number(LIMITS.infantsPerGuardian)}名。`,
            `${say.number(LIMITS.adultFromAge)}至${say.number(LIMITS.guardianFromAge - 1)}歲的乘客須付成人票價，但不可擔任隨行成人。`,
            `每項預訂最多可包括${say.number(LIMITS.travellersPerBooking)}名乘客。`,
            '姓名須與旅遊證件相符。如串法有誤，請於出發前通知我們；更換乘客並不屬於更正姓名。',
          ],
        },
        `需要輪椅、氧氣或擔架的乘客，以及孕婦，均須由我們預先安排，詳見${say.page('/passenger')}。兒童不可獨自乘機。`,
      ],
    },
    {
      id: 'fares',
      title: '票價、稅項及付款',
      blocks: [
        {
          kind: 'list',
          items: [
            '票價包括由機票首個機場至最後一個機場的航空運輸，不包括往返機場或機場之間的交通。票價、各項稅費及本公司收費分開列明，相加即為總額，閣下毋須支付總額以外的款項。',
            `款項以${say.currency}收取。其他貨幣金額按旁列日期的匯率折算，只供參考。`,
            `報價於${say.span(LIMITS.offerMinutes, 'minute')}內有效。如提交前價格有變，我們會列出差額，待閣下同意後才繼續。`,
            say.online(
              'SELECT_SEAT',
              `提交預訂後，我們會保留航班座位${say.span(LIMITS.paymentWindowMinutes, 'minute')}。屆時尚未付款的預訂會取消，不收任何費用。優選座位則保留${say.span(LIMITS.seatHoldMinutes, 'minute')}。`,
              `提交預訂後，我們會保留航班座位${say.span(LIMITS.paymentWindowMinutes, 'minute')}。屆時尚未付款的預訂會取消，不收任何費用。`,
            ),
            '如款項於預訂取消後才送達，我們會主動按原付款方式退回，毋須申請。',
            `${say.club}積分可支付基本票價、座位及加購服務，但不可支付稅項。退款時先退回積分。`,
          ],
        },
        '稅費由政府及機場訂定。如於購票後新增或調高，我們或須依法向閣下補收；如取消或調低，閣下可要求退還差額。',
      ],
    },
    {
      id: 'check-in',
      title: '登機手續、座位及登機',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: say.online('CHECK_IN', '網上登機手續開始', '登機櫃位開始辦理'),
              value: say.online(
                'CHECK_IN',
                `起飛前${hours(LIMITS.checkInOpensMinutes / 60)}`,
                `起飛前${hours(COUNTERS.openMinutes / 60)}；${say.city}為起飛前${hours(COUNTERS.hubOpenMinutes / 60)}`,
              ),
            },
            {
              term: '登機手續截止',
              value: say.online(
                'CHECK_IN',
                `起飛前${say.span(LIMITS.checkInClosesMinutes, 'minute')}，網上及櫃位相同，行李亦須於此前交妥`,
                `起飛前${say.span(LIMITS.checkInClosesMinutes, 'minute')}，行李亦須於此前交妥`,
              ),
            },
            {
              term: '到達登機閘口',
              value: '登機證所列時間之前。航班不會等候遲到的乘客。',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            '所選座位並非保證。我們可因安全理由或更換機型而調動座位；已付費而未獲安排的座位，我們會退還費用。',
            `緊急出口座位只供${say.number(LIMITS.emergencyExitMinAge)}至${say.number(LIMITS.emergencyExitMaxAge)}歲、能夠並願意在緊急情況下協助、沒有照顧兒童，並經櫃位職員確認的乘客使用。`,
            '需要特別協助的乘客請於登機櫃位辦理登機手續，以便我們確認一切安排妥當。',
            '機場及有關當局會為乘客及行李進行保安檢查，拒絕檢查者不能登機。',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: '旅遊證件、簽證及入境規定',
      blocks: [
        '閣下須自行備妥行程所經各國家或地區（包括過境地）所需的有效旅遊證件、簽證及證明。證件須與預訂資料相同，並於行程結束時仍然有效；部分國家或地區要求更長的有效期。',
        '我們會於登機前查核證件，並按規定向有關當局申報乘客資料。如閣下被拒入境，須承擔回程費用，以及我們因閣下的證件而被徵收的罰款；機票未使用的部分按票價條款退款。',
      ],
    },
    {
      id: 'baggage',
      title: '行李',
      blocks: [
        {
          kind: 'list',
          items: [
            `免費行李限額以閣下的票價為準，並列於行程收據。尺寸、重量及超額收費，請參閱${say.page('/checkedBaggage')}及${say.page('/carryOnBaggage')}。`,
            '請在每件行李內外均註明姓名及電話。證件、現金、藥物、鎖匙、電子產品、易碎或無可替代的物品，請隨身攜帶。',
            '危險品、武器及法律禁止的物品一概不予運載。外置充電器及備用電池只可隨身帶上機艙。如當局要求，我們可在閣下不在場時開啟行李。',
            '行李會盡量與閣下同機運送。如行李遲到，除非海關要求閣下在場，我們會免費送到閣下的地址。',
            '如寄艙行李價值較高，可於櫃位申報並繳付附加費，賠償限額即提高至申報價值。',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: '機上行為',
      blocks: [
        '請遵從機組人員指示；機長對安全事宜有最終決定權。所有航班均禁止吸煙（包括電子煙）、飲用並非由機艙服務員供應的酒類、騷擾或恐嚇他人、未經同意拍攝機組人員或其他乘客，以及在機組人員要求關閉裝置後繼續使用。',
        '凡危及或滋擾他人者，可被約束、要求離機、移交當局，並被拒絕乘搭其後航班，同時須賠償所造成的損失，包括改飛其他機場的費用。',
      ],
    },
    {
      id: 'refusal',
      title: '我們可拒絕運載的情況',
      blocks: [
        '只有在以下一類情況，我們才可於出發前或途中拒絕運載：',
        {
          kind: 'list',
          items: [
            '基於安全、健康或法律理由，或按當局命令；',
            '閣下拒絕保安檢查、未能證明身份，或欠缺行程所需證件；',
            '閣下的狀況對自己或他人構成危險，或需要未經預先安排而無法提供的協助；',
            '機票尚未付款、以不法途徑取得，或屬他人所有；',
            '閣下在是次或過往航班不遵從指示，而有理由相信會再次發生。',
          ],
        },
        '我們會說明理由，並可應要求以書面說明。如責任不在閣下，機票未使用的部分可退款，不收手續費。',
      ],
    },
    {
      id: 'changes',
      title: '閣下更改日期',
      blocks: [
        {
          kind: 'list',
          items: [
            say.online(
              'CHANGE_DATE',
              `如票價許可，每名乘客每張機票可於起飛前在網上更改日期${say.number(LIMITS.dateChangesPerTicket)}次，航線、姓名及客位不變。`,
              `如票價許可，每名乘客每張機票可於起飛前致電更改日期${say.number(LIMITS.dateChangesPerTicket)}次，航線、姓名及客位不變。`,
            ),
            '確認前會逐項列明收費：票價所定的更改費、票價差額及稅項差額。',
            '兒童及嬰兒須與隨行成人一併更改；如只有部分乘客更改日期，有兒童或嬰兒的每組乘客仍須有隨行成人。',
            '如有未付款的優選座位，請先付款或取消；已辦理登機手續者，請先取消登機手續。',
          ],
        },
        `如需再次更改日期，或更改航線，請致電${say.phone}。我們會先說明票價是否許可及所需費用，然後才為閣下更改。`,
      ],
    },
    {
      id: 'refunds',
      title: '閣下申請退款',
      blocks: [
        {
          kind: 'list',
          items: [
            '退款金額為可退票價及可退稅項，扣除票價所定的手續費。手續費不會高於票價；即使票價不可退，未使用航班的稅項仍可退回。',
            `收妥完整申請後，款項於中國內地${say.number(LIMITS.refundWorkingDays)}個工作天內退回原付款卡或帳戶；銀行入帳或需額外時間。`,
            say.online(
              'REFUND',
              `請於機票有效期內在${say.page('/order/flightOrderDetail')}或向客戶服務申請退款；已辦理登機手續者須先取消。`,
              `請於機票有效期內向客戶服務申請退款，機票號碼可於${say.page('/order/flightOrderDetail')}查閱；已辦理登機手續者須先取消。`,
            ),
            `如乘客或其近親身故或患重病，請提交證明文件（最多${say.number(LIMITS.refundProof.files)}個檔案，圖片或PDF），我們不收手續費。我們如何處理這類文件，請參閱${say.page('/sensitiveRules')}。`,
          ],
        },
        '退款申請須先經審核。如不獲批准，我們會說明原因，閣下可再次申請。',
      ],
    },
    {
      id: 'missed-flights',
      title: '誤機',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: '請於起飛前通知我們',
          text: '如閣下沒有登機，亦沒有於起飛前更改或取消，其後更改或退款時須另付票價所定的誤機費，我們亦可取消同一機票的後續及回程航班。',
        },
        `如仍欲使用餘下航班，請於下一程起飛前致電${say.phone}。如票價許可，或閣下補付差額後，我們會保留餘下航班；如因患病、意外或其他無法控制的事故而未能登機，則不收費用。`,
        '如因我們的責任而錯過同一機票的轉機航班，我們會免費安排最早可行的航班送閣下到目的地。',
      ],
    },
    {
      id: 'disruption',
      title: '航班更改、延誤或取消',
      blocks: [
        `我們得悉後會盡快按預訂的聯絡資料通知閣下，並於${say.page('/flightStatus')}更新。`,
        `如我們取消航班、更改時間達${say.span(DISRUPTION.considerableChangeMinutes, 'minute')}或以上，或令閣下錯過轉機，閣下可免費選擇：`,
        {
          kind: 'list',
          items: [
            `改乘我們同一航線、同一客位的另一航班，日期為原定日期前${say.span(LIMITS.freeDateChangeDays, 'day')}至後${say.span(LIMITS.freeDateChangeDays, 'day')}內，且不計入閣下的改期次數；`,
            '如上述安排過遲，改乘我們或合作夥伴可提供的下一班航班前往目的地；',
            '退回所有未使用航班的款項；如已乘搭的航班因此失去原有目的，亦退回其款項，並安排航班返回出發地。',
          ],
        },
        `${say.online(
          'CHANGE_DATE',
          `請在${say.page('/order/flightOrderDetail')}開啟預訂，`,
          '請致電我們，',
        )}最遲於新航班起飛前${say.span(LIMITS.decideByHours, 'hour')}作選擇。如閣下沒有選擇，我們會為閣下保留建議的航班，起飛前閣下仍可退款。`,
        {
          kind: 'table',
          caption: '等候期間的照顧',
          columns: ['等候時間', '我們的安排'],
          rows: [
            [
              `起飛延誤${say.span(DISRUPTION.considerableChangeMinutes, 'minute')}起`,
              '航班起飛前可申請退款，不收手續費',
            ],
            [`${hours(care.mealsFromHours)}起`, '不論原因，提供飲品及餐膳'],
            [
              '須等至翌日',
              '安排酒店及接送。如首程因天氣、航空交通管制等外在原因延誤，我們會協助尋找住宿，除當地法律另有規定外，費用由閣下支付',
            ],
            [
              `在機艙內${hours(care.onBoardHours)}起`,
              `提供食水及食物，洗手間保持開放。超過${hours(care.leaveAircraftHours)}而仍未能確定起飛時間，在安全許可下可離開飛機`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: '因機組、維修、編排等我們的原因而延誤的補償',
          columns: ['延遲抵達目的地', '每名乘客可得'],
          rows: [
            [`${hours(payment.late.fromHours)}或以上`, yuan(payment.late)],
            [`${hours(payment.veryLate.fromHours)}或以上`, yuan(payment.veryLate)],
          ],
          numeric: true,
        },
        '需要協助的乘客會優先獲得照顧。',
      ],
    },
    {
      id: 'europe',
      title: '由歐洲出發的航班',
      blocks: [
        `由歐盟機場出發的航班適用歐盟航空乘客權利規例，由英國出發者適用英國的相應規例。如閣下遲${hours(europe.arrivalDelayHours)}或以上抵達、航班於出發前不足${say.span(europe.noticeDays, 'day')}取消，或被拒登機，按我們由當地出發的航程計算，可獲${euro}，由英國出發則為${pound}。如改乘其他航班後，抵達時間較原定延遲不超過${hours(europe.halvedUntilHours)}，我們可將金額減半。如延誤或取消由特殊情況引致，且採取一切合理措施仍無法避免，則毋須賠償。`,
        `不論原因，等候${hours(europe.careFromHours)}起可獲餐膳及飲品，須過夜者可獲酒店住宿；延誤${hours(europe.refundFromHours)}或以上可放棄行程並獲退款。`,
        '上述金額與我們自訂的補償以較高者為準，不會重複支付。',
      ],
    },
    {
      id: 'denied-boarding',
      title: '航班座位不足',
      blocks: [
        '如到場乘客多於座位，我們會先徵求自願者並與其商定補償；仍然不足時，才會由最後辦理登機手續的乘客起，拒絕部分乘客登機。攜同嬰兒的家庭及需要協助的乘客優先登機。',
        `已準時辦理登機手續、證件齊備而非自願被拒登機的乘客，可獲與航班取消相同的選擇及照顧，並即時獲付${yuan(deniedBoarding)}；如出發地法律規定的金額較高，則按該金額支付。如被安排至較低級的客位，我們會退還差額。`,
      ],
    },
    {
      id: 'liability',
      title: '我們的責任',
      blocks: [
        `國際運輸適用${LIABILITY.conventionYear}年《蒙特利爾公約》；如途經國家或地區並非締約方，則適用《華沙公約》。公約限額以國際貨幣基金組織的特別提款權（SDR）計算，現行限額自${say.day(LIABILITY.limitsFrom)}起生效。中國境內航程適用中國民用航空法及據此訂定的限額。`,
        {
          kind: 'table',
          caption: '《蒙特利爾公約》下每名乘客的責任限額',
          columns: ['損害', '限額'],
          rows: [
            [
              '在機上或上落機期間身故或受傷',
              `${sdr(LIABILITY.injurySdr)}以內，不論有否過失；超出部分不設上限，除非我們證明並無過失`,
            ],
            ['乘客延誤', sdr(LIABILITY.delaySdr)],
            ['行李毀滅、遺失、損壞或延誤', `${sdr(LIABILITY.baggageSdr)}，已申報較高價值者除外`],
          ],
        },
        {
          kind: 'list',
          items: [
            '如我們已採取一切合理所需的措施，毋須就延誤負責；損害如源於行李本身的性質，我們亦毋須負責。手提行李則只在我們有過失時負責。',
            '如損害屬故意造成，或明知很可能造成損害而罔顧後果，上述限額並不適用。',
            '發生意外後，我們會從速墊付傷者或遺屬的即時所需；墊款不構成承認責任，並可於其後賠償中扣除。',
            '如損害部分由閣下疏忽引致，賠償可相應減少。我們賠償已獲證明的損失，並以此為限。',
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: '投訴及索償',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: '公約訂定的期限',
          text: `行李損壞須立即以書面提出，最遲為領取後${say.span(LIABILITY.complaintDays.damage, 'day')}內；行李延誤須於領取後${say.span(LIABILITY.complaintDays.delay, 'day')}內提出。逾${say.span(LIABILITY.lostBagDays, 'day')}仍未送達的行李視為遺失。索償訴訟須於抵達日或飛機應抵達日起計${say.span(LIABILITY.actionYears, 'year')}內提出，逾期權利即告消滅。`,
        },
        {
          kind: 'steps',
          items: [
            '如行李遺失或損壞，請於離開機場前向行李服務櫃位報告，並保存報告。',
            `請電郵至${say.email}或致電${say.phone}，提供訂位編號、航班、日期、經過及單據。`,
            '如不滿意我們的答覆，閣下可向居住地或出發地的消費者或民航當局投訴。[其他聯絡方法](/guide/contact)。',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: '適用法律、個人資料及條款修訂',
      blocks: [
        `本條款適用中國法律，但不包括其衝突法規則。本公司所在地${say.city}的法院有管轄權；《蒙特利爾公約》或閣下居住地法律賦予消費者的其他管轄法院亦然。上述法律賦予閣下的權利不受影響。`,
        `個人資料的使用方式載於${say.page('/privacyPolicy')}。`,
        '機票適用購票時有效的版本。任何代理或職員均無權更改或豁免本條款。如各語言版本有異，以中文版為準，但購票地法律另有規定者除外。',
      ],
    },
  ],
};
