import { once } from 'node:events'
import { createServer } from 'node:net'
import { Logger, runOnce } from 'graphile-worker'
import { queueMail } from '#features/notifications/server/commands.ts'
import { mailTasks, newMailTransport } from '#features/notifications/server/jobs.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { openSmtpSink } from '#tests/support/smtp-sink.ts'
import type { Fixture } from '../support/drill-fixture.ts'

/**
 * A mail to each person while nobody listens at the mail server's address, with other jobs in the queue: mails wait and
 * stay whole, the other jobs run; when it is back each mail is sent once.
 */
export async function drillDeadPost(fixture: Fixture, persons: TestPerson[]): Promise<string[]> {
  const found: string[] = []
  const now = fixture.clock.now()
  const port = await findDeadPort()
  const transport = newMailTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dir: '',
    from: 'koinklass@koinklass.drill',
  })
  let others = 0
  const taskList = {
    ...mailTasks({ db: fixture.db, clock: fixture.clock.now, transport }),
    'drill-other': async () => {
      others += 1
    },
  }
  const work = async () => {
    // A retry waits for minutes; the queue has the database's clock.
    await runSql(fixture.urls.superuser, 'update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    const quiet = new Logger(() => () => {})
    await runOnce({ connectionString: fixture.urls.app, taskList, noHandleSignals: true, logger: quiet })
  }
  const mail = { kind: 'test', subject: 'ซ้อม', text: 'ซ้อม', html: '<p>ซ้อม</p>' }
  await fixture.db.transaction().execute(async (tx) => {
    for (const { id, email } of persons) await queueMail(tx, { userId: id, to: email, ...mail, now })
  })
  for (const { id } of persons)
    await runSql(fixture.urls.superuser, `select graphile_worker.add_job('drill-other', '{"of": "${id}"}')`)
  await work()
  if (others !== persons.length) found.push(`${others} of ${persons.length} other jobs ran`)
  const waiting = await fixture.db
    .selectFrom('mail')
    .select(['id'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('text', 'is not', null)
    .execute()
  if (waiting.length !== persons.length) found.push(`${waiting.length} of ${persons.length} mails wait whole`)

  const post = await openSmtpSink({ port })
  await work()
  await work()
  for (const { email } of persons) {
    const times = post.received.filter(({ to }) => to.includes(email)).length
    if (times !== 1) found.push(`${email} got ${times} mails`)
  }
  transport.close()
  await post.close()
  return found
}

/** A port of this machine at which nobody listens. */
async function findDeadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
