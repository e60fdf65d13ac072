import { describe, expect, it } from 'vitest';
import { contactNameProblem, e164, emailProblem, normalizeEmail, phoneProblem } from './contact.ts';

describe('an e-mail address', () => {
  it.each([
    ['yui.tanaka+trip@example.co.jp', null],
    [' a@b.cn ', null],
    ["o'brien@example.com", null],
    ['ａ＠ｅｘａｍｐｌｅ．ｃｏｍ', null],
    ['a@xn--fiqs8s.xn--fiqs8s', null],
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['a', 'EMAIL_INVALID'],
    ['a@b', 'EMAIL_INVALID'],
    ['@b.com', 'EMAIL_INVALID'],
    ['a@@b.com', 'EMAIL_INVALID'],
    ['a..b@c.com', 'EMAIL_INVALID'],
    ['a b@c.com', 'EMAIL_INVALID'],
    ['a@-b.com', 'EMAIL_INVALID'],
    ['a@b.com\nbcc:x@y.com', 'EMAIL_INVALID'],
    [`${'a'.repeat(64)}@b.com`, null],
    [`${'a'.repeat(65)}@b.com`, 'EMAIL_INVALID'],
    [`a@${'b.'.repeat(124)}comm`, null],
    [`a@${'b.'.repeat(125)}com`, 'TOO_LONG'],
  ])('%j: %s', (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
  });

  it('keeps the case of its local part only', () => {
    expect(normalizeEmail(' Yui.T@Example.COM ')).toBe('Yui.T@example.com');
  });
});

describe('a phone number', () => {
  it.each([
    ['852', '2123 4567', null],
    ['86', '138-0013-8000', null],
    ['+81', '90(1234)5678', null],
    ['８１', '９０１２３４５６７８', null],
    ['852', '', 'REQUIRED'],
    ['', '21234567', 'PHONE_INVALID'],
    ['0', '21234567', 'PHONE_INVALID'],
    ['852', '123', 'PHONE_INVALID'],
    ['852', '1234', null],
    ['852', '2123456a', 'PHONE_INVALID'],
    ['852', '1'.repeat(12), null],
    ['852', '1'.repeat(13), 'PHONE_INVALID'],
  ])('+%s %s: %s', (areaCode, number, problem) => {
    expect(phoneProblem({ areaCode, number })).toBe(problem);
  });

  it('is dialled from anywhere in E.164', () => {
    expect(e164({ areaCode: '852', number: '2123 4567' })).toBe('+85221234567');
    expect(e164({ areaCode: '+81', number: '90-1234-5678' })).toBe('+819012345678');
  });
});

describe('a contact’s name', () => {
  it.each([
    ['陳大文', null],
    ['田中 結衣', null],
    ["Anne-Marie O'Neil Jr.", null],
    ['ジョン・スミス', null],
    [' ', 'REQUIRED'],
    ['--', 'INVALID'],
    ['A\r\nBcc: x', 'NAME_CHARACTERS_INVALID'],
    ['Anna\u2028Liu', 'NAME_CHARACTERS_INVALID'],
    ['\u202eAnna', 'NAME_CHARACTERS_INVALID'],
    ['An\ufeffna', 'NAME_CHARACTERS_INVALID'],
    ['Anna\u{e0041}', 'NAME_CHARACTERS_INVALID'],
    ['Anna\ud800', 'NAME_CHARACTERS_INVALID'],
    ['Anna\u0301\u0302\u0303\u0304', 'NAME_CHARACTERS_INVALID'],
    ['Nguye\u0302\u0303n', null],
    ['ကျော်', null],
    ['นิ้ง', null],
    ['辻\u{e0100}', null],
    ['  田中　結衣 ', null],
    ['12345', 'INVALID'],
    ['John Smith 3rd', null],
    ['名'.repeat(60), null],
    ['名'.repeat(61), 'TOO_LONG'],
    [`A${' '.repeat(300)}`, 'TOO_LONG'],
  ])('%j: %s', (text, problem) => {
    expect(contactNameProblem(text)).toBe(problem);
  });
});
