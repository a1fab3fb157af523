import { expect, test } from 'vitest'
import { displayNameKey, faultOfDisplayName } from './display-name-rules.ts'

test.each([
  'นก',
  'น้องเก่ง ป.6',
  'ก้ำกึ่งที่สุด',
  'Nok_99',
  'José-Ñu',
  'Łukasz',
  'ปี่ปู้ป๊ะ 2569',
  'น้ำใจ',
  `${'ก'.repeat(30)}`,
  `${'กี่'.repeat(30)}`,
  '๑๒๓ นก',
  'A.B. Chan',
])('"%s" will do', (name) => {
  expect(faultOfDisplayName(name)).toBeNull()
})

test.each([
  ['ก', 'too_short'],
  ['กี่', 'too_short'],
  ['', 'too_short'],
  ['ก'.repeat(31), 'too_long'],
  ['nok@home', 'holds_contact'],
  ['nok＠home', 'holds_contact'],
  ['www.nok', 'holds_contact'],
  ['http nok', 'holds_contact'],
  ['nok.com', 'holds_contact'],
  ['ไปที่ nok . co', 'holds_contact'],
  ['line.me', 'holds_contact'],
  ['0812345678 โทรมา', 'holds_contact'],
  ['โทร 08-1234-5678', 'holds_contact'],
  ['โทร ๐๘๑๒๓๔๕๖๗๘', 'holds_contact'],
  ['0 8 1 2 3 4 5 6 a', 'holds_contact'],
  [' นก', 'spaces'],
  ['นก  น้อย', 'spaces'],
  ['นก\u200bน้อย', 'letters'],
  ['นก\nน้อย', 'letters'],
  ['นก🙂', 'letters'],
  ['<b>นก', 'letters'],
  ['Нок', 'letters'],
  ['ｎｏｋ', 'letters'],
  ['ก฿ก', 'letters'],
  [`น${'้'.repeat(9)}ก`, 'letters'],
  ['12345', 'no_letter'],
  ['. _ -', 'no_letter'],
  ['A D M I N', 'official'],
  ['KoinKlass', 'official'],
  ['ทีมงาน', 'official'],
])('"%s" will not do: %s', (name, code) => {
  expect(faultOfDisplayName(name)?.code).toBe(code)
})

test.each([
  ['Nok Noi', 'NOK NOI'],
  ['Nok', 'Ｎｏｋ'],
  ['นก', 'น\u200bก'],
  ['แก้ว', 'เเก้ว'],
  ['น้ำ', 'นํ้า'],
  ['José', 'Jose\u0301'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(displayNameKey(one)).toBe(displayNameKey(other))
})

test('other letters are another name', () => {
  expect(displayNameKey('นก')).not.toBe(displayNameKey('นุก'))
})
