import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAttacks } from '#tests/support/attacks.ts'
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
  'Badminton 9',
  'Igor99',
  'Linear5',
  'ออนไลน์ทุกวัน',
  'กิ่งแก้ว',
  'เป็ด ป๊าดดด',
  // Nicknames of one syllable are one grapheme cluster.
  'น้ำ',
  'นํ้า',
  'ปู',
  'กี้',
  'ตี๋',
  'จ๋า',
  'หมู',
])('"%s" is accepted', (name) => {
  expect(faultOfDisplayName(name)).toBeNull()
})

test.each([
  ['ก', 'too_short'],
  ['ก่', 'too_short'],
  ['A', 'too_short'],
  ['5', 'too_short'],
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
  ['ก\ufe0fข', 'letters'],
  ['น\u034fก', 'letters'],
  ['นก\u17b4', 'letters'],
  ['นก\u180b', 'letters'],
  ['นก\u{e0100}', 'letters'],
  ['moder\u2061ator', 'letters'],
  ['moderator\ufe0e', 'letters'],
  ['Nok\u0300\u0323', 'letters'],
  ['Nok\u0e49', 'letters'],
  ['น้้ก', 'letters'],
  ['\u0e49นก', 'letters'],
  ['A D M I N', 'official'],
  ['KoinkIass', 'official'],
  ['Koink1ass', 'official'],
  ['Kőīnklass', 'official'],
  ['Koinklass Team', 'official'],
  ['ทีมงาน Koinklass', 'official'],
  ['น้องทีมงานใจดี', 'official'],
  ['ทีมงาน', 'official'],
  ['m0derator', 'official'],
  ['rnoderator', 'official'],
  ['The.Admin', 'official'],
  ['line somchai99', 'holds_contact'],
  ['ไลน์ไอดี nok', 'holds_contact'],
  ['ig: nok', 'letters'],
  ['IG nok_99', 'holds_contact'],
  ['ทักไลน์มานะ', 'holds_contact'],
  ['KoinKlass', 'official'],
  ['ทีมงาน', 'official'],
])('"%s" is refused: %s', (name, code) => {
  expect(faultOfDisplayName(name)?.code).toBe(code)
})

test.each([
  ['Nok Noi', 'NOK NOI'],
  ['Nok', 'Ｎｏｋ'],
  ['นก', 'น\u200bก'],
  ['แก้ว', 'เเก้ว'],
  ['น้ำ', 'นํ้า'],
  ['José', 'Jose\u0301'],
  ['Noklin', 'NokIin'],
  ['Noklin', 'Nok1in'],
  ['NOKLIN', 'nokiin'],
  ['Amon', 'Arnon'],
  ['Bo0n', 'BoOn'],
  ['Nok', 'No\u034fk'],
  ['Nok', 'Nok\ufe0f'],
  ['นก๑', 'นก1'],
  ['ฃวด', 'ขวด'],
  ['ſan', 'fan'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(displayNameKey(one)).toBe(displayNameKey(other))
})

test.each([
  ['นก', 'นุก'],
  ['ดาว', 'ตาว'],
  ['ดำ', 'คำ'],
  ['José', 'Jose'],
  ['Nok', 'Nol'],
])('"%s" and "%s" are two names', (one, other) => {
  expect(displayNameKey(one)).not.toBe(displayNameKey(other))
})

test('the key of a key is the same key, for any letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (name) => {
      expect(displayNameKey(displayNameKey(name))).toBe(displayNameKey(name))
    }),
  )
})

test('no entry of the naughty strings with invisible characters is accepted, and none takes long', () => {
  const file = findAttacks('blns.json')
  if (!file) return
  const names: string[] = JSON.parse(fs.readFileSync(file, 'utf8'))
  const passed = names.filter((name) => faultOfDisplayName(name) === null)
  expect(passed.filter((name) => /\p{Default_Ignorable_Code_Point}|\p{C}/u.test(name))).toEqual([])
  expect(passed.filter((name) => !/^[\u0e00-\u0e7f\u0020-\u024f]+$/u.test(name.normalize('NFC')))).toEqual([])
})

test('no invisible code point of Unicode is allowed in a name', () => {
  const points = [0, 0xe0000]
    .flatMap((plane) => Array.from({ length: 0x2000 * 8 }, (_, code) => plane + code))
    .filter((code) => code < 0xd800 || code > 0xdfff)
  const unseen = points
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{Default_Ignorable_Code_Point}/u.test(one))
  expect(unseen.length).toBeGreaterThan(300)
  expect(unseen.filter((one) => faultOfDisplayName(`น${one}ก`) === null)).toEqual([])
})
