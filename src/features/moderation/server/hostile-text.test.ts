import { expect, test } from 'vitest'
import { findContacts } from '#lib/thai/contacts.ts'
import { undisguise } from '#lib/thai/disguise.ts'
import { newTextChecker } from './text-checker.ts'
import { checkText } from './text-flags.ts'

const longest = 60_000
const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))

/** Worst-case input for the patterns and the word tree: each unit begins a match that fails. */
const units = [
  ...['line.', '@', '1', '0 ', '1,', 'a', 'a@', '@1$!', '5s', 'mail', 'mailเรา', 'mail:', 'ไอดี: ', 'idเรา', 'แอดมา'],
  ...[
    'ก*',
    'ห*',
    'หีบ',
    'สัส',
    'ก#ก',
    'แกงกะหรี่ไก่',
    'f.u.c.',
    'ค.ว.',
    'ค ว ',
    'เ',
    '\u0e4d',
    'ก\u0e48\u0e4d',
    'ﷺ',
    '081 ',
  ],
]

test('no text takes more steps than its length allows, and the worst cases are still checked to their end', () => {
  const length = 15_000
  const looks = units.map((unit) => {
    const { flags, steps } = checkText(filled(unit, length))
    return { unit, perLetter: steps / length, isRead: flags.every(({ kind }) => kind !== 'unread') }
  })
  expect(looks.filter(({ perLetter, isRead }) => perLetter > 24 || !isRead)).toEqual([])
})

test('the patterns take at most eight times as long for eight times the text', () => {
  // CPU time of this thread, so that other load on the machine does not count.
  const timeOf = (text: string) => {
    const begun = process.threadCpuUsage()
    findContacts(undisguise(text).text)
    return process.threadCpuUsage(begun).user / 1_000
  }
  for (const unit of units) {
    const short = Math.min(...[1, 2, 3].map(() => timeOf(filled(unit, longest / 4))))
    // Quadratic time would be a factor of 64. The constant absorbs noise of short runs.
    const max = 24 * short + 300
    const long = [1, 2, 3].map(() => filled(unit, longest * 2)).find((text) => timeOf(text) < max)
    expect(long, `${JSON.stringify(unit)}: an eighth takes ${short} ms, the whole over ${max} ms`).toBeDefined()
  }
})

test('thousands of phone numbers in one row are found without an error', () => {
  const { flags } = checkText(filled('081 234 5678 ', longest * 2))
  expect(flags).toHaveLength(50)
  expect(new Set(flags.map(({ kind }) => kind))).toEqual(new Set(['contact']))
})

test('the thread gives the same flags as a direct check, and the event loop stays free', async () => {
  // A limit that is never reached, however slow the machine.
  const checker = newTextChecker({ deadlineMs: 300_000 })
  const texts = ['ไอ้โง่', 'โทร 0812345678', 'วันนี้ฝนตก', filled('สัส', longest)]
  expect(await checker.checkAll(texts)).toEqual(texts.map((text) => checkText(text).flags))
  expect(await checker.check(texts[0]!)).toEqual(checkText(texts[0]!).flags)
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  await checker.check(filled('หีบ', longest))
  clearInterval(turning)
  expect(turns).toBeGreaterThan(3)
  await checker.close()
})

test('a check that does not finish flags the text for a person, never throws, and the next check works', async () => {
  const unread = [{ kind: 'unread', category: 'unread', excerpt: '', at: 0, severity: 2 }]
  const slow = newTextChecker({ deadlineMs: 0 })
  expect(await slow.check(filled('สัส', longest))).toEqual(unread)
  await slow.close()
  const broken = newTextChecker({ file: new URL('data:text/javascript,throw new Error("broken")') })
  expect(await broken.checkAll(['ก', 'ข'])).toEqual([unread, unread].map(([flag]) => [flag]))
  expect(await broken.check('ก')).toEqual(unread)
  await broken.close()
  const busy = newTextChecker({ maxWaiting: 1 })
  const answers = await Promise.all(['ก', 'ข', 'ค'].map((text) => busy.check(text)))
  // All were asked before the first began: one is queued, the others are refused and left to a person.
  expect(answers).toEqual([[], unread, unread])
  await busy.close()
})
