import { expect, test } from 'vitest'
import { updateProfile } from '#features/identity/profile/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { foldNames } from './fold-names-commands.ts'

const fixture = await openTestbed()
const { db } = fixture

const rowOf = (userId: string) =>
  db
    .selectFrom('user_account')
    .select(['display_name', 'name_key', 'name_fold'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

test('names that an older folding told apart stay, and no new name may look like them', async () => {
  const [first, second, other] = [
    await aPerson(fixture, { name: 'Noklin' }),
    await aPerson(fixture, { name: 'น้ำขิง 2' }),
    await aPerson(fixture, { name: 'Bo0n' }),
  ]
  // As the previous release stored them: lower case without look-alikes.
  const old = (userId: string, name: string, day: number) =>
    db
      .updateTable('user_account')
      .set({ display_name: name, name_key: name.toLowerCase(), name_fold: 1, made_at: new Date(2026, 1, day) })
      .where('user_id', '=', userId)
      .execute()
  await old(first.id, 'Noklin', 1)
  await old(second.id, 'NokIin', 2)
  await old(other.id, 'Bo0n', 3)
  await foldNames(db)
  await foldNames(db)
  expect(await rowOf(first.id)).toEqual({ display_name: 'Noklin', name_key: 'noklln', name_fold: 2 })
  expect(await rowOf(second.id)).toEqual({ display_name: 'NokIin', name_key: `noklln#${second.id}`, name_fold: 2 })
  expect(await rowOf(other.id)).toMatchObject({ name_key: 'boon', name_fold: 2 })
  const copy = await aPerson(fixture)
  for (const display_name of ['Nok1in', 'BoOn', 'noklin'])
    expect(
      (await fixture.send(copy, updateProfile, { body: { version: 1, display_name } })).json,
      display_name,
    ).toMatchObject({ code: 'name_in_use' })
})
