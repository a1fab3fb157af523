import { changeEmail, confirmEmail } from '#features/identity/credentials/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Two changes of the address, of which one is completed. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const [second, third] = [`${name}.second@mail-${name}.example`, `${name}.third@mail-${name}.example`]
  const { password } = life
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 1)
  await fixture.send(life, changeEmail, { body: { email: second, password } })
  const link = await fixture.db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', second)
    .executeTakeFirstOrThrow()
  await fixture.send(null, confirmEmail, { body: { token: link.text?.match(/token=([\w-]{43})/)?.[1] ?? '' } })
  await fixture.send(life, changeEmail, { body: { email: third, password } })
  life.traces.push(second, third)
  life.email = second
}
