import { city } from './city.ts';

const korea = { country: 'KR', zone: 'Asia/Seoul' };

export const KOREA = [
  city({
    ...korea,
    code: 'SEL',
    name: ['Seoul', '首爾', 'ソウル'],
    keys: 'seoul, shouer, shou er, hancheng, 首尔, 漢城, 서울, そうる, souru',
    airports: [
      {
        code: 'ICN',
        name: ['Incheon International Airport', '仁川國際機場', '仁川国際空港'],
        at: [37.4602, 126.4407],
        terminal: 'T1',
        keys: 'incheon, renchuan, ren chuan, 인천, いんちょん, インチョン, じんせん',
      },
    ],
  }),
  city({
    ...korea,
    name: ['Busan', '釜山', '釜山'],
    keys: 'busan, pusan, fushan, fu shan, 부산, ぷさん, プサン, ふざん',
    airports: [
      {
        code: 'PUS',
        name: ['Gimhae International Airport', '金海國際機場', '金海国際空港'],
        at: [35.1795, 128.9382],
        terminal: 'I',
        keys: 'gimhae, jinhai, 김해, きめ, キメ',
      },
    ],
  }),
  city({
    ...korea,
    name: ['Jeju', '濟州', '済州'],
    keys: 'jeju, cheju, jizhou, ji zhou, 济州, 제주, ちぇじゅ, チェジュ',
    airports: [
      {
        code: 'CJU',
        name: ['Jeju International Airport', '濟州國際機場', '済州国際空港'],
        at: [33.5113, 126.493],
      },
    ],
  }),
].flat();
