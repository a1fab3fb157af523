import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailPage, mailPictureIds } from '#lib/server/mail-html.ts'
import { startWorker } from '#lib/server/work/worker.ts'
import { openIdentityFixture } from '#tests/fixtures/identity.ts'
import { openSmtpSink, smtpError } from '#tests/support/smtp-sink.ts'
import { queueMail, sweepMails } from './commands.ts'
import { type MailTransport, mailTasks, newMailTransport, sendMail } from './jobs.ts'

const fixture = await openIdentityFixture()
const { db, clock } = fixture
const sink = await openSmtpSink()
const dir = await mkdtemp(path.join(os.tmpdir(), 'mails-'))
const from = 'Koinklass <no-reply@koinklass.test>'
const smtp = newMailTransport({ smtpUrl: sink.url, dir, from })

afterAll(async () => {
  smtp.close()
  await sink.close()
  await rm(dir, { recursive: true })
})

beforeEach(async () => {
  sink.received.length = 0
  sink.answerWith(() => {})
  await db.deleteFrom('mail').execute()
})

const text = { subject: 'ยืนยันอีเมลกับ Koinklass', text: 'สวัสดี ก้ำกึ่ง', html: '<p>สวัสดี <b>ก้ำกึ่ง</b></p>' }

async function aMail(to = 'nok@example.com') {
  const mail = { ...text, userId: null, to, kind: 'identity.verify', now: clock.now }
  await db.transaction().execute((tx) => queueMail(tx, mail))
  return (await db.selectFrom('mail').select('id').where('to_address', '=', to).executeTakeFirstOrThrow()).id
}

const read = (id: string) => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const send = (id: string, transport: MailTransport = smtp) => sendMail({ db, clock: () => clock.now, transport }, id)

test('a mail arrives complete: Thai subject, both versions, one recipient, an id of its own', async () => {
  const id = await aMail()
  await send(id)
  expect(sink.received).toHaveLength(1)
  const [{ to, mail }] = sink.received as [(typeof sink.received)[0]]
  expect(to).toEqual(['nok@example.com'])
  expect(mail).toMatchObject({
    subject: text.subject,
    from: { name: 'Koinklass', address: 'no-reply@koinklass.test' },
    messageId: `<${id}@koinklass.test>`,
    date: clock.now.toISOString(),
  })
  expect(mail.text?.trim()).toBe(text.text)
  expect(mail.html?.trim()).toBe(text.html)
})

test('line breaks in a subject or an address add neither a header nor a recipient', async () => {
  const mail = { ...text, subject: 'สวัสดี\r\nBcc: spy@example.com\r\n\r\nอ่านนี่', userId: null, kind: 'identity.verify' }
  const to = 'nok@example.com\r\nRCPT TO:<spy@example.com>'
  for (const address of ['nok@example.com', to, 'nok@example.com, spy@example.com', 'nok <spy@example.com>'])
    await db.transaction().execute((tx) => queueMail(tx, { ...mail, to: address, now: clock.now }))
  const sent = await db.selectFrom('mail').select('id').execute()
  for (const { id } of sent) await send(id).catch(() => {})
  expect(sink.received.length).toBeGreaterThan(0)
  for (const { to: recipients, mail: received } of sink.received) {
    expect(recipients).not.toContain('spy@example.com')
    expect(received.bcc ?? []).toEqual([])
    expect(received.text?.trim()).toBe(text.text)
  }
})

test('a mail of ours brings its mark and picture with it, and loads nothing', async () => {
  const html = mailPage(['<p>สวัสดี</p>'])
  const mail = { ...text, html, userId: null, to: 'pim@example.com', kind: 'identity.verify', now: clock.now }
  await db.transaction().execute((tx) => queueMail(tx, mail))
  const { id } = await db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
  await send(id)
  const [{ mail: received }] = sink.received as [(typeof sink.received)[0]]
  const pictures = received.attachments.map(({ contentId, mimeType, disposition }) => [
    contentId,
    mimeType,
    disposition,
  ])
  expect(pictures).toEqual(Object.values(mailPictureIds).map((cid) => [`<${cid}>`, 'image/png', 'inline']))
  for (const cid of Object.values(mailPictureIds)) expect(received.html).toContain(`src="cid:${cid}"`)
  expect(received.html).not.toMatch(/src="http/)
})

test('a sent mail is not sent again, and its texts are deleted', async () => {
  const id = await aMail()
  await send(id)
  await send(id)
  expect(sink.received).toHaveLength(1)
  expect(await read(id)).toMatchObject({ sent_at: clock.now, attempts: 1, text: null, html: null, error: null })
})

test('a temporary failure throws for the worker without an address in its message, and the retry sends', async () => {
  const id = await aMail('nok.secret@example.com')
  sink.answerWith((to) => {
    throw smtpError(451, `mailbox of ${to} is busy`)
  })
  const failure = await send(id).catch((error: Error) => error)
  expect(String(failure)).toBe(`Error: mail ${id}: EENVELOPE 451`)
  expect(await read(id)).toMatchObject({ sent_at: null, failed_at: null, attempts: 1, error: 'EENVELOPE 451' })
  sink.answerWith(() => {})
  await send(id)
  expect(await read(id)).toMatchObject({ sent_at: clock.now, attempts: 2, error: null })
})

test('a permanent failure ends the attempts', async () => {
  const id = await aMail()
  sink.answerWith(() => {
    throw smtpError(550, 'no such mailbox')
  })
  await send(id)
  await send(id)
  expect(await read(id)).toMatchObject({ failed_at: clock.now, attempts: 1, error: 'EENVELOPE 550', text: text.text })
  clock.now = new Date(clock.now.getTime() + 7 * 24 * 3_600_000 + 1)
  await sweepMails(db, clock.now)
  expect(await read(id)).toMatchObject({ text: null, html: null })
})

test('an unreachable mail server is a temporary failure', async () => {
  const id = await aMail()
  const nowhere = newMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', dir, from })
  await expect(send(id, nowhere)).rejects.toThrow(/^mail \S+: ESOCKET$|^mail \S+: ECONN/)
  expect((await read(id)).failed_at).toBeNull()
})

test('without SMTP the mail is a file in the data directory, and stays readable', async () => {
  const id = await aMail()
  await send(id, newMailTransport({ dir, from }))
  const file = path.join(dir, `${id}.identity.verify.eml`)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({ subject: text.subject })
  expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await read(id)).toMatchObject({ sent_at: clock.now, text: text.text })
})

test('a mail of a rolled-back act never existed, nor did its job', async () => {
  const act = db.transaction().execute(async (tx) => {
    await queueMail(tx, { ...text, userId: null, to: 'ghost@x.co', kind: 'test', now: clock.now })
    throw new Error('the act failed')
  })
  await expect(act).rejects.toThrow('the act failed')
  expect(await db.selectFrom('mail').select('id').where('to_address', '=', 'ghost@x.co').execute()).toEqual([])
})

test('the worker sends queued mails once each, also after a failure', async () => {
  const addresses = Array.from({ length: 8 }, (_, i) => `worker${i}@x.co`)
  const failing = new Set(addresses.slice(0, 2))
  sink.answerWith((to) => {
    if (failing.delete(to)) throw smtpError(451, 'later')
  })
  const logged: string[] = []
  const tasks = mailTasks({ db, clock: () => clock.now, transport: smtp })
  const worker = await startWorker({
    url: fixture.url,
    tasks,
    pollMs: 200,
    schedule: [{ task: 'send-mail', cron: '17 20 * * *' }],
    log: (_level, message) => logged.push(message),
  })
  try {
    for (const to of addresses) await aMail(to)
    const arrived = () => sink.received.map((one) => one.to[0]).filter((to) => to?.startsWith('worker'))
    await expect.poll(arrived, { timeout: 60_000, interval: 100 }).toHaveLength(8)
    expect(new Set(arrived())).toEqual(new Set(addresses))
  } finally {
    await worker.stop()
  }
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('\n')).not.toMatch(/@x\.co/)
})

test('mails are deleted a month after they were written', async () => {
  const id = await aMail()
  const in30Days = new Date(clock.now.getTime() + 30 * 24 * 3_600_000)
  await sweepMails(db, in30Days)
  expect(await read(id)).toBeTruthy()
  await sweepMails(db, new Date(in30Days.getTime() + 1))
  await expect(read(id)).rejects.toThrow()
})
