import { expect, it } from 'vitest';
import { isLongText } from './text-table.tsx';

const SENTENCE = 'A hotel and the way there; the law of the place may say otherwise';

it.each([
  ['figures', ['Type', 'Age', 'Seat'], [['Infant', 'Under 2 years', 'On a lap']], false],
  ['two columns, whatever they say', ['When', 'What'], [[SENTENCE, SENTENCE]], false],
  ['sentences', ['When', 'What', 'Who'], [['Late', SENTENCE, SENTENCE]], true],
  [
    'Chinese that fits',
    ['情況', '資料', '用途'],
    [['訂位', '姓名、性別、國籍', '出票、登機、積分']],
    false,
  ],
  [
    'Chinese that takes twice the room of its letters',
    ['情況', '資料', '用途'],
    [
      [
        '訂位',
        '姓名、性別、出生日期、國籍、旅遊證件類別及號碼',
        '出票、登機、保安及邊境檢查、積分、退款、會計',
      ],
    ],
    true,
  ],
  [
    'a link by its words alone',
    ['When', 'What', 'Who'],
    [['Late', `[here](/${'x'.repeat(200)})`, 'All']],
    false,
  ],
])('a table of %s', (_, columns, rows, wordy) => {
  expect(isLongText(columns, rows)).toBe(wordy);
});
