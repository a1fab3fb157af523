// The list stays fast however much content there is: no plan of a page reads a whole table that grows.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { newId } from '#lib/server/new-id.ts'
import { copyContent, growingTables } from '#tests/fixtures/content-rows.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { pageOf } from './list-queries.ts'

const fixture = await openTestbed({ hasContent: true })
const { db } = fixture
const start = fixture.clock.now
const kinds = [...contentKinds.values()]
const [nobody, worker] = [newId(start), newId(start)]

/** One of the staff worked on twenty pieces of each kind, and others on as many. */
async function workOnSome({ id, from, subject }: ContentKind): Promise<void> {
  if (subject === null) return
  const { rows } = await sql<{ id: string }>`select ${id}::text as id from ${from} limit 40`.execute(db)
  const acts = rows.map((row, i) => ({
    ...{ id: newId(start), actor_id: i % 2 ? worker : newId(start), act: `${subject.replaceAll('_', '-')}.edited` },
    ...{ subject_kind: subject, subject_id: row.id, made_at: start },
  }))
  if (acts.length > 0) await db.insertInto('staff_act').values(acts).execute()
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

test('no page reads a whole table that grows, by either sort, later in the list and by a word', async () => {
  await copyContent(db, 1_200)
  const shown = kinds.filter(({ roles }) => roles.includes('editor'))
  for (const kind of shown) await workOnSome(kind)
  await fixture.runAsOwner('analyze')
  const asked = { kinds: shown, states: null, limit: 50 }
  const key = new Date(start.getTime() - 900 * 3_600_000).toISOString().replace('Z', '000Z')
  const after = { key, kind: 'mission', id: newId(start) }
  const pages = (['changed', 'opens'] as const).flatMap((sort) => [
    pageOf({ ...asked, sort }, null, start),
    pageOf({ ...asked, sort }, after, start),
    pageOf({ ...asked, sort, keyword: '1199' }, null, start),
    pageOf({ ...asked, sort, states: ['draft'] }, null, start),
    pageOf({ ...asked, sort, check: 'month' }, null, start),
    pageOf({ ...asked, sort, owner: nobody }, null, start),
    pageOf({ ...asked, sort, owner: worker }, null, start),
    pageOf({ ...asked, sort, assignee: worker }, null, start),
  ])
  for (const [i, page] of pages.entries()) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${page!}`.execute(db)
    const whole = nodes(rows[0]!['QUERY PLAN'][0].Plan).filter(
      ({ 'Node Type': type, 'Relation Name': table = '' }) => type === 'Seq Scan' && growingTables.includes(table),
    )
    expect([i, whole.map((node) => node['Relation Name'])]).toEqual([i, []])
  }
})
