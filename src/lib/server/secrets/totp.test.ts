import { expect, test } from 'vitest'
import { findTotpStep, fromBase32, toBase32, totpCode, totpStep, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B, the rows for SHA-1. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  expect(totpCode(secret, totpStep(new Date(second * 1000)), 8)).toBe(code)
})

/** RFC 4226, appendix D. */
test('the codes of the first ten steps are those of RFC 4226', () => {
  expect(Array.from({ length: 10 }, (_, step) => totpCode(secret, step))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  )
})

test('a code is accepted one time step early or late and no more', () => {
  const now = new Date(1_234_567_890_000)
  const step = totpStep(now)
  for (const off of [-1, 0, 1]) expect(findTotpStep(secret, totpCode(secret, step + off), now)).toBe(step + off)
  for (const off of [-2, 2]) expect(findTotpStep(secret, totpCode(secret, step + off), now)).toBeNull()
  for (const wrong of ['', '1', '00000x', '๑๒๓๔๕๖']) expect(findTotpStep(secret, wrong, now)).toBeNull()
})

test('base32 round-trips, and agrees with RFC 4648', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(fromBase32('mzxw 6ytb oi').toString()).toBe('foobar')
  expect(fromBase32(toBase32(secret))).toEqual(secret)
})

test('the otpauth URI names the issuer, the account and the secret', () => {
  expect(totpUri({ secret, issuer: 'Koinklass', account: 'pang@koinklass.localhost' })).toBe(
    'otpauth://totp/Koinklass:pang%40koinklass.localhost?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Koinklass',
  )
})
