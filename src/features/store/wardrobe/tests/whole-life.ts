import { buyThing, fillWardrobe } from '#tests/fixtures/wardrobe.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['store/orders'], live }

/** A cap for กล้า. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await fillWardrobe(fixture)
  const worn = await buyThing(fixture, life, { thing: 'cap' })
  if (worn.status !== 200) throw new Error(`wardrobe: ${worn.json.detail}`)
}
