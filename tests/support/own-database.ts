import { afterAll, inject } from 'vitest'
import { openWithReplicas } from '#db/open.ts'
import { runSql } from './run-sql.ts'

/**
 * How long a test waits for a connection or a lock: a slow machine must not fail tests. open.test.ts tests the
 * product's own limits.
 */
export const waitMs = 60_000

/**
 * A database for this test file, copied from the migrated template and dropped when the file ends; opened as the role
 * of requests, with its rights and limits. `hasContent` includes the articles, questions and policies. Connections that
 * a later `afterAll` closes are closed before the drop. Connections of `readOnly` cannot write, as those of a replica.
 */
export async function openOwnDatabase({ max = 10, hasContent = false } = {}) {
  const superuser = inject('postgres')
  const name = `${inject('prefix')}${crypto.randomUUID().replaceAll('-', '')}`
  const template = inject(hasContent ? 'contentTemplate' : 'template')
  await runSql(`${superuser}postgres`, `create database ${name} template ${template} strategy file_copy`)
  const url = inject('postgresApp') + name
  const role = `alter role ${new URL(url).username} in database ${name} set`
  await runSql(
    `${superuser}postgres`,
    ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      .map((limit) => `${role} ${limit} = ${waitMs}`)
      .join(';'),
  )
  const { db, replicas } = openWithReplicas(url, [`${url}?options=-c%20default_transaction_read_only%3Don`], {
    max,
    waitMs,
  })
  afterAll(async () => {
    await db.destroy()
    await runSql(`${superuser}postgres`, `drop database ${name} with (force)`)
  })
  /** Runs SQL as the superuser, without a time limit, for statements that requests never run. */
  const runAsOwner = (text: string) => runSql(superuser + name, text)
  return { name, url, readOnly: replicas[0]!, ownerUrl: inject('postgresOwner') + name, db, runAsOwner }
}
