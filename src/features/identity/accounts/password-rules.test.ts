import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password-rules.ts'
import { faultOfPassword, strengthOf } from './password-rules.ts'

const owner = { displayName: 'Somchai', email: 'naree9@x.co' }

test.each([
  ['1234567', 'too_short'],
  ['ก้ก้ก้ก', 'too_short'],
  ['🙂🙂🙂🙂', 'too_short'],
  [`${'a b c d '.repeat(16)}x`, 'too_long'],
  ['the SomChai one', 'holds_name'],
  ['xxNAREE9xx', 'holds_email'],
  ['ｓｏｍｃｈａｉ12', 'holds_name'],
  ['abababab', 'common'],
  ['20082008', 'common'],
  ['87654321', 'common'],
  ['QWERTYUIOP', 'common'],
  ['lkjhgfdsa', 'common'],
  ['ๆไำพะัีรน', 'common'],
  ['กขคงจฉชซ', 'common'],
])('"%s" is refused: %s', (password, code) => {
  expect(faultOfPassword(password, owner)?.code).toBe(code)
})

test.each(['ก้ก้ก้กๆ', '🙂🙃😀😁😂🤣😃😄', 'correct horse battery', 'ม้าเขียวกินส้ม', `${'x'.repeat(60)}${'y'.repeat(68)}`])(
  '"%s" is accepted',
  (password) => {
    expect(faultOfPassword(password, owner)).toBeNull()
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('names of less than four letters forbid nothing', () => {
  expect(faultOfPassword('snoopy-noi-22', { displayName: 'noi', email: 'ann@x.co' })).toBeNull()
})

test.each([
  'password',
  'Password1!',
  'P@ssw0rd1',
  'p455w0rd!!',
  'iloveyou2551',
  '!!!dragon!!!',
  'รักเธอ1234',
  'รหัสผ่าน123',
  'สวัสดีครับ',
  'somchai1234',
  'blackpink2020',
  'monkeymonkey',
  'love1234love',
  '11223344',
  '1Q2W3E4R',
  '25512551',
  'koinklass1',
  'ฟหกดเ้่าสว',
  'Manchester1',
])('"%s" is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['dragon eats noodles', 'รักเธอมากกว่าเมื่อวานนี้', 'monkey-4417-bicycle', 'x9$kLm2#qq', 'dragon123456789'])(
  '"%s" is not common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('the meter is empty for refused passwords and grows with length and variety', () => {
  const strengths = ['abababab', 'kitnavut', 'kitna-VUT9', 'kitna vut over 9', 'kitna vut over 9 Mountains'].map(
    (one) => strengthOf(one, owner),
  )
  expect(strengths).toEqual([0, 1, 3, 4, 4])
})
