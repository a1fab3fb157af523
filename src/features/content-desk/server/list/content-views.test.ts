import { expect, test } from 'vitest'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listContentViews, removeContentView, saveContentView } from '../../admin-contract.ts'

const fixture = await openTestbed()
const { send } = fixture

test('views are saved for the person alone, each name once, and at most twenty also when they come at once', async () => {
  const [one, other] = [await aPerson(fixture, { roles: ['editor'] }), await aPerson(fixture, { roles: ['editor'] })]
  const filter = { kinds: 'video,event', states: 'draft', sort: 'opens' as const }
  const save = (who: TestPerson, title: string) => send(who, saveContentView, { body: { title, filter } })
  const saved = await save(one, 'ร่างที่ค้าง')
  expect(saved.json.items).toMatchObject([{ title: 'ร่างที่ค้าง', filter }])
  expect((await save(one, 'ร่างที่ค้าง')).json.code).toBe('view_exists')
  expect((await save(other, 'ร่างที่ค้าง')).status).toBe(200)
  const many = await Promise.all(Array.from({ length: 25 }, (_, i) => save(one, `มุมมอง ${i}`)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(many.filter(({ json }) => json.code === 'views_full')).toHaveLength(6)
  const { id } = saved.json.items[0]!
  await send(other, removeContentView, { query: { id } })
  expect((await send(one, listContentViews, {})).json.items).toHaveLength(20)
  await send(one, removeContentView, { query: { id } })
  await send(one, removeContentView, { query: { id } })
  expect((await send(one, listContentViews, {})).json.items).toHaveLength(19)
  expect(
    (await send(one, saveContentView, { body: { title: 'ผิด', filter: { sort: 'size' as 'opens' } } })).status,
  ).toBe(422)
})
