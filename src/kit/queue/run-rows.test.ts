import { expect, test } from 'vitest'
import { commonRefusal } from '#lib/errors.ts'
import { runRows } from './run-rows.ts'

/** Calls that refuse some rows, and the rows that they were asked for. */
function callsWith(refuse: (id: string) => Error | null) {
  const asked: string[] = []
  const callFor = async (id: string) => {
    asked.push(id)
    const error = refuse(id)
    if (error) throw error
  }
  return { asked, callFor }
}

test('a refused row holds up no other, and a row that is named twice is done once', async () => {
  const { asked, callFor } = callsWith((id) => (id === 'b' ? commonRefusal('not_found') : null))
  const outcome = await runRows(['a', 'b', 'c', 'a'], callFor)
  expect(outcome).toEqual({ done: ['a', 'c'], refused: [{ id: 'b', detail: 'ไม่พบสิ่งที่ค้นหา' }] })
  expect(asked).toEqual(['a', 'b', 'c'])
})

test('after a refusal of the caller the other rows are not tried, and say the same', async () => {
  const { asked, callFor } = callsWith((id) => (id === 'a' ? null : commonRefusal('step_up_needed')))
  const { done, refused } = await runRows(['a', 'b', 'c'], callFor)
  expect([done, refused.map(({ id }) => id), asked]).toEqual([['a'], ['b', 'c'], ['a', 'b']])
  expect(new Set(refused.map(({ detail }) => detail)).size).toBe(1)
})

test('a wrong field is thrown to its form before anything is done', async () => {
  const fields = [{ path: 'note', code: 'too_small', detail: 'เขียนถึงคนรับสั้น ๆ' }]
  const { asked, callFor } = callsWith(() => commonRefusal('invalid_input', { fields }))
  await expect(runRows(['a', 'b'], callFor)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(asked).toEqual(['a'])
})
