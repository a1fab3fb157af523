import { afterAll, inject } from 'vitest'
import { openDb } from '#db/open.ts'
import { runSql } from './run-sql.ts'

/** So long a test waits for a connection or a lock: a slow machine is no fault. The product's limits open.test.ts proves. */
export const waitMs = 60_000

/**
 * A database of this test file's own, made from the migrated template and gone when the file ends; opened as the role of
 * requests, with its rights and limits. `hasContent` has the articles, questions and policies in it. What is closed in a later `afterAll` is closed before it is dropped.
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
  const db = openDb(url, { max, waitMs })
  afterAll(async () => {
    await db.destroy()
    await runSql(`${superuser}postgres`, `drop database ${name} with (force)`)
  })
  /** Runs SQL as the superuser, without a time limit: for what requests never do. */
  const runAsOwner = (text: string) => runSql(superuser + name, text)
  return { name, url, ownerUrl: inject('postgresOwner') + name, db, runAsOwner }
}
