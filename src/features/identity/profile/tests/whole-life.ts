import sharp from 'sharp'
import { getEditableProfile, updateImage, updateProfile } from '#features/identity/profile/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** Another name, and a picture. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { json } = await fixture.send(life, getEditableProfile, { query: {} })
  const body = { version: json.version, display_name: `ใหม่ของ${name}` }
  await fixture.send(life, updateProfile, { body }, { 'idempotency-key': `save-${name}` })
  const picture = { create: { width: 64, height: 64, channels: 3, background: '#396' } } as const
  const bytes = await sharp(picture).png().toBuffer()
  const image = { name: `${name}.png`, type: 'image/png', bytes }
  const saved = await fixture.send(life, updateImage, { body: { image } })
  life.traces.push(saved.json.display_image.split('/')[2]!)
}
