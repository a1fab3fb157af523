import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { newLogger } from '#app/boot/logger.ts'
import * as accountContract from '#features/identity/accounts/contract.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import * as signInContract from '#features/identity/sign-in/contract.ts'
import * as signUpContract from '#features/identity/sign-up/contract.ts'
import { mailTasks, newMailTransport } from '#features/notifications/server/jobs.ts'
import { startWorker } from '#lib/server/work/worker.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openSmtpSink } from '#tests/support/smtp-sink.ts'

const lines: string[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(String(line))
    done()
  },
})
const logger = { ...(newLogger('debug') as object), stream }
const sink = await openSmtpSink()
afterAll(() => sink.close())

const hasher = await newPasswordHasher()
let verified = 0
const countingHasher = {
  ...hasher,
  verify: (stored: string | null, password: string) => {
    verified++
    return hasher.verify(stored, password)
  },
}
const fixture = await openIdentityFixture({ httpOptions: { logger }, hasher: countingHasher })
const { send, db, clock } = fixture

test('from sign-up to the link in the mail: it verifies, and no log contains personal data', async () => {
  const transport = newMailTransport({
    smtpUrl: sink.url,
    dir: '/nowhere',
    from: 'Koinklass <no-reply@koinklass.test>',
  })
  const tasks = mailTasks({ db, clock: () => clock.now, transport })
  const log = (_level: string, message: string) => lines.push(message)
  const worker = await startWorker({ url: fixture.url, tasks, pollMs: 100, log })
  const body = await fixture.aSignUp({
    email: 'nok.whole@example.com',
    display_name: 'นก "น้อย" 7'.replaceAll('"', '-'),
  })
  const { json } = await send(signUpContract.register, { body })
  await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(1)
  await worker.stop()
  transport.close()

  const { mail, to } = sink.received[0]!
  expect(to).toEqual(['nok.whole@example.com'])
  expect(mail.subject).toBe('ยืนยันอีเมลกับ Koinklass')
  expect(mail.text).toContain(`สวัสดี ${body.display_name}`)
  expect(mail.text).toContain('20.00 koin')
  const link = mail.text!.match(/https:\S+/)![0]
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.html).toContain('<html lang="th">')
  expect(link).toMatch(/^https:\/\/koinklass\.test\/register\/verify\?token=[\w-]{43}$/)

  // The page's request has the token in its URL, and the check of the e-mail has the address.
  await fixture.http.inject({ url: link.slice('https://koinklass.test'.length) })
  await send(signUpContract.checkEmail, { query: { email: 'nok.whole@example.com' } })
  const token = new URL(link).searchParams.get('token')!
  expect(await send(signUpContract.verifyEmail, { body: { token } })).toMatchObject({ status: 200, json: { ok: true } })
  await send(signInContract.login, { body: { email: body.email, password: 'wrong password' } })
  await send(accountContract.getAccount, {}, { token: json.access_token })

  const logged = lines.join('\n')
  expect(lines.length).toBeGreaterThan(10)
  expect(logged).toContain('/register/verify')
  for (const secret of [
    body.email,
    'nok.whole',
    body.display_name,
    body.password,
    body.birth_date,
    token,
    json.access_token,
    json.refresh_token,
    '203.0.113.7',
  ])
    expect(logged).not.toContain(secret)
})

test('a login costs one password hash, whether the e-mail has an account or not', async () => {
  const { email } = await aPerson(fixture)
  for (const one of [email, 'nobody@x.co']) {
    verified = 0
    await send(signInContract.login, { body: { email: one, password: 'wrong password' } })
    expect(verified).toBe(1)
  }
})

test('no secret is stored in readable form in the database', async () => {
  const body = await fixture.aSignUp()
  const { json, cookie } = await send(signUpContract.register, { body }, { sameOrigin: true })
  const mail = await db.selectFrom('mail').select('text').where('to_address', '=', body.email).executeTakeFirstOrThrow()
  const token = mail.text!.match(/token=(\S+)/)![1]!
  const tables = ['user_account', 'session', 'refresh_token', 'email_link', 'attempt', 'consent_receipt'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const all = JSON.stringify(rows)
  for (const secret of [body.password, json.refresh_token, json.access_token, cookie!.value, token])
    expect(all).not.toContain(secret)
})

test('expired rows are swept; valid ones stay', async () => {
  const body = await fixture.aSignUp()
  const { json } = await send(signUpContract.register, { body })
  const start = clock.now
  const count = async () => {
    const tables = ['session', 'refresh_token', 'email_link', 'attempt', 'bot_check_use'] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    return Object.fromEntries(tables.map((table, i) => [table, rows[i]!.length]))
  }
  const before = await count()
  await fixture.sweep(start)
  expect(await count()).toEqual(before)
  const day = 24 * 3_600_000
  await fixture.sweep(new Date(start.getTime() + day))
  expect(await count()).toEqual({ ...before, email_link: 0, attempt: 0, bot_check_use: 0 })
  await fixture.sweep(new Date(start.getTime() + 30 * day))
  expect(await count()).toMatchObject({ session: before.session, refresh_token: 0 })
  await fixture.sweep(new Date(start.getTime() + 180 * day))
  expect(await count()).toMatchObject({ session: 0 })
  expect((await send(accountContract.getProfile, {}, { token: json.access_token })).status).toBe(401)
})
