import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isHashed, isWritten, readSent } from './secret-forms.ts'

test.each<[string, (secret: string) => string]>([
  ['as it is', (one) => one],
  ['backwards', (one) => [...one].reverse().join('')],
  ['escaped in JSON', (one) => one.replace(/./g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)],
  ['in an address', encodeURIComponent],
  ['as entities', (one) => one.replace(/./g, (c) => `&#x${c.charCodeAt(0).toString(16)};`)],
  ['in base64', (one) => Buffer.from(one).toString('base64')],
  ['deep in base64url', (one) => Buffer.from(`{"x":"${one}"}`).toString('base64url')],
  ['in hex', (one) => Buffer.from(one).toString('hex')],
])('the search finds a word %s', (_how, hide) => {
  expect(isWritten(readSent(`{"a":"${hide('ดอกเบี้ย')}"}`), 'ดอกเบี้ย')).toBe(true)
  expect(isWritten(readSent(`{"a":"${hide('ใบเสร็จ')}"}`), 'ดอกเบี้ย')).toBe(false)
})

test.each<[string, string]>([
  ['alone', createHash('md5').update('ออม').digest('hex')],
  ['with the day', createHash('sha256').update('2026-11-21ออม').digest('base64')],
  ['with an id behind', createHash('sha1').update('ออม:id-1').digest('base64url')],
  ['under an id', createHmac('sha256', 'id-1').update('ออม').digest('hex')],
])('the search finds the hash of a word %s', (_how, code) => {
  expect(isHashed(readSent(`{"a":"${code}"}`), 'ออม', ['id-1', '2026-11-21'])).toBe(true)
  expect(isHashed(readSent(`{"a":"${code}"}`), 'ออม', ['id-2'])).toBe(_how === 'alone')
})
