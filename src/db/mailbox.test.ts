import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { foldMailbox } from '#lib/mailbox.ts'
import { openOwnDatabase } from '#tests/support/own-database.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { migrate } from './migrate.ts'
import { thaiReady } from './roles.ts'

const { db } = await openOwnDatabase()

test('the database folds an address as foldMailbox does', async () => {
  const chosen = [
    'Nok+a+b@X.co',
    'N.O.K+x@GoogleMail.com',
    '+a@x.co',
    '...@gmail.com',
    '..+a@gmail.com',
    'a@b@gmail.com',
  ]
  const random = fc.sample(fc.stringMatching(/^[A-Za-z.+]{0,8}@{0,2}(x\.co|Gmail\.com|googlemail\.com)$/), {
    numRuns: 200,
    seed: 55,
  })
  const addresses = [...chosen, 'no address', '', ...random]
  const { rows } = await sql<{ folded: string }>`
    select fold_mailbox(address) as folded from unnest(${addresses}::text[]) with ordinality as one (address, place)
    order by place`.execute(db)
  expect(rows.map(({ folded }) => folded)).toEqual(addresses.map(foldMailbox))
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-before-mailbox-'))
const name = `${inject('prefix')}${crypto.randomUUID().replaceAll('-', '')}`
afterAll(async () => {
  await runSql(`${inject('postgres')}postgres`, `drop database if exists ${name} with (force)`)
  fs.rmSync(folder, { recursive: true })
})

test('accounts that share a mailbox do not stop the migration: the first verified one keeps it', async () => {
  const ownerRole = new URL(inject('postgresOwner')).username
  await runSql(
    `${inject('postgres')}postgres`,
    `create database ${name} owner ${ownerRole} template template0 ${thaiReady}`,
  )
  const owner = inject('postgresOwner') + name
  const ours = new URL('migrations/', import.meta.url)
  const files = fs.readdirSync(ours).filter((file) => file < '0055')
  for (const file of files) fs.copyFileSync(new URL(file, ours), path.join(folder, file))
  await migrate(owner, { folder: pathToFileURL(`${folder}/`) })
  const person = (email: string, verified: string | null, made: string) => `
    insert into user_account (user_id, email, email_key, display_name, name_key, birth_date, province, interests,
      display_image, verified_at, made_at)
    values (gen_random_uuid(), '${email}', lower('${email}'), '${email}', '${email}', '2000-01-01', '10', '{}', 'kla-1',
      ${verified ? `'${verified}'` : 'null'}, '${made}')`
  await runSql(owner, person('box@x.co', null, '2026-01-01'))
  await runSql(owner, person('Box+1@x.co', '2026-03-03', '2026-01-02'))
  await runSql(owner, person('box+2@x.co', '2026-03-02', '2026-01-03'))
  await runSql(owner, person('b.o.x@gmail.com', null, '2026-01-01'))
  fs.copyFileSync(new URL('0055-mailbox.sql', ours), path.join(folder, '0055-mailbox.sql'))
  await migrate(owner, { folder: pathToFileURL(`${folder}/`) })
  const { rows } = await runSql(owner, 'select email, mailbox, shares_mailbox from user_account order by email_key')
  expect(rows).toEqual([
    { email: 'b.o.x@gmail.com', mailbox: 'box@gmail.com', shares_mailbox: false },
    { email: 'Box+1@x.co', mailbox: 'box@x.co', shares_mailbox: true },
    { email: 'box+2@x.co', mailbox: 'box@x.co', shares_mailbox: false },
    { email: 'box@x.co', mailbox: 'box@x.co', shares_mailbox: true },
  ])
})
