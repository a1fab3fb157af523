import { expect, test } from 'vitest'
import { openTestbed } from '#tests/support/testbed.ts'
import { importContent } from './seed.ts'

const { db, clock } = await openTestbed({ hasContent: true })

test('existing content is left unchanged, and a policy that changed after people could accept it is reported', async () => {
  expect(await importContent(db, clock.now, { hasSamples: true })).toEqual({ warnings: [] })
  const was = await db
    .updateTable('policy')
    .set({ content_hash: 'of another text' })
    .where('type', '=', 'law')
    .returning('version')
    .executeTakeFirstOrThrow()
  expect(await importContent(db, clock.now, { hasSamples: true })).toEqual({
    warnings: [expect.stringContaining(`policy law ${was.version} is in force`)],
  })
})
