import { expect, test } from 'vitest'
import { minute, openGuardianFixture } from '#tests/fixtures/guardian.ts'
import * as guardian from '../contract.ts'
import { codeDays } from '../guardian-rules.ts'
import { askMail, movedMail } from './guardian-mails.ts'

const fixture = await openGuardianFixture()
const { send, db, pass, mailsTo, aChild, open, agree, decline, account, receiptsOf } = fixture
const day = 24 * 60 * minute

/** The code of the newest mail to an address. */
async function codeOf(address: string): Promise<string> {
  return (await mailsTo(address)).at(-1)!.text!.match(/[2-9B-Z]{4}(-[2-9B-Z]{4}){2}/)![0]
}

const type = (code: string, sent: { address?: string } = {}) =>
  send(guardian.openByGuardianCode, { body: { code } }, sent)
const dead = { status: 410, json: { code: 'guardian_code_dead' } }

test('a guardian who types the address and the code reaches the same consent as by the link', async () => {
  const { child, address, token } = await aChild()
  const [mail] = await mailsTo(address)
  expect(mail!.text).toContain('พิมพ์ https://koinklass.test/guardian ในเบราว์เซอร์')
  const { status, json } = await type(await codeOf(address))
  expect({ status, view: json.view }).toEqual({ status: 200, view: (await open(token)).json })
  expect((await account(child)).state).toBe('minor_waiting')
  expect((await agree(json.token)).json.state).toBe('allowed')
  expect((await open(token)).json.state).toBe('allowed')
  expect(await receiptsOf(child)).toEqual(['given guardian guardian_link'])
})

test('a code may be typed in small letters, with spaces or without dashes', async () => {
  const { address } = await aChild()
  const code = await codeOf(address)
  expect((await type(` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
})

test('a used code opens nothing any more, and of many who type it at once one gets in', async () => {
  const { address, token } = await aChild()
  const code = await codeOf(address)
  const replies = await Promise.all(Array.from({ length: 8 }, () => type(code)))
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(410)])
  expect(await type(code)).toMatchObject(dead)
  // The link of the same mail still works: consent is withdrawn by it.
  expect((await open(token)).status).toBe(200)
})

test.each([
  ['that nobody was sent', 'BBBB-CCCC-DDDD'],
  ['that is too short', 'B'],
  ['with other letters', 'กขคง-อออออ'],
  ['of SQL', "' or 1=1 --"],
])('a code %s is refused as a used one is', async (_what, code) => {
  expect(await type(code)).toMatchObject(dead)
})

test('the token of a link is no code, and a code is no token', async () => {
  const { address, token } = await aChild()
  expect((await type(token.slice(0, 40))).status).toBe(410)
  expect((await open(await codeOf(address))).status).toBe(410)
})

test('a code ends after its days, while the link stays', async () => {
  const { address, token } = await aChild()
  const code = await codeOf(address)
  pass(codeDays * day)
  expect(await type(code)).toMatchObject(dead)
  expect((await open(token)).status).toBe(200)
})

test('another guardian ends the first one’s code, and gets a code of their own', async () => {
  const { child, address } = await aChild()
  const first = await codeOf(address)
  await send(guardian.changeGuardian, { body: { email: `dad-${address}` } }, child)
  expect(await type(first)).toMatchObject(dead)
  const { json } = await type(await codeOf(`dad-${address}`))
  expect(json.view.child.display_name).toBe((await open(json.token)).json.child.display_name)
})

test('two guardians: each code opens the own child’s request and no other', async () => {
  const [one, two] = [await aChild(), await aChild()]
  const opened = [await type(await codeOf(one.address)), await type(await codeOf(two.address))]
  await agree(opened[0]!.json.token)
  await decline(opened[1]!.json.token)
  expect([(await account(one.child)).state, (await account(two.child)).state]).toEqual([
    'minor_allowed',
    'minor_refused',
  ])
})

test('a code does not open an account that is leaving', async () => {
  const { child, address } = await aChild()
  const code = await codeOf(address)
  await db
    .insertInto('leaving')
    .values({ user_id: child.id, asked_at: fixture.clock.now, erase_at: fixture.clock.now, restore_hash: 'x' })
    .execute()
  expect(await type(code)).toMatchObject(dead)
})

test('no code is stored as it is typed, and none survives its use', async () => {
  const { child, address } = await aChild()
  const code = await codeOf(address)
  const stored = async () => JSON.stringify(await db.selectFrom('guardian_link').selectAll().execute())
  expect(await stored()).not.toContain(code.replaceAll('-', ''))
  await type(code)
  const left = await db.selectFrom('guardian_link').select('code_hash').where('user_id', '=', child.id).execute()
  expect(left.map((link) => link.code_hash)).toEqual([null, null])
})

test('an address may type sixty codes in a quarter of an hour; another one is not slowed by it', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 61 }, () => type('BBBB-CCCC-DDDD', { address: '198.51.100.77' })),
  )
  expect(guesses.filter((reply) => reply.status === 410)).toHaveLength(60)
  expect(guesses.filter((reply) => reply.status === 429)).toHaveLength(1)
  const { address } = await aChild()
  expect((await type(await codeOf(address), { address: '198.51.100.78' })).status).toBe(200)
})

const ways = {
  link: 'https://koinklass.test/guardian#t',
  code: 'K7MX-2QRT-9BWD',
  address: 'https://koinklass.test/guardian',
}

test('mails say who runs the site, who pays for it and which number answers, as far as it is set', () => {
  const all = { contact: 'มูลนิธิเรียนเงิน', sponsor: 'ธนาคารของเรา', phone: '02-000-0000' }
  const mail = askMail({ name: 'นก', ways, sender: all, kind: 'ask' })
  for (const text of ['ผู้ให้บริการ: มูลนิธิเรียนเงิน', 'ผู้สนับสนุน: ธนาคารของเรา', 'โทรศัพท์: 02-000-0000'])
    expect([mail.text?.includes(text), mail.html?.includes(text)]).toEqual([true, true])
  const bare = askMail({ name: 'นก', ways, sender: {}, kind: 'remind' })
  expect(bare.text).not.toContain('โทรศัพท์')
  expect(movedMail({ name: 'นก', sender: all, when: '1 ม.ค. 2570' }).text).toContain('02-000-0000')
})

test('what the operator writes of itself is text in the mail, not markup', () => {
  const { html } = askMail({ name: 'นก', ways, sender: { sponsor: '<b>x</b>' }, kind: 'ask' })
  expect(html).not.toContain('<b>x</b>')
})
