import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepPostPictures } from '#features/posts/server/sweep-commands.ts'
import { uploadImage } from '#features/posts/writing-contract.ts'
import { aPerson, type TestPerson } from '#tests/people.ts'
import { openTestbed } from '#tests/testbed.ts'
import { createPremium, editPremium, type PremiumForm, showAdminPremium } from '../admin-contract.ts'
import { showPremium } from '../contract.ts'

const bed = await openTestbed()
const editor = await aPerson(bed, { roles: ['editor'] })
const drawing = '/art/premiums/tote-bag.svg'

const form = (wanted: Partial<PremiumForm>): PremiumForm => ({
  type: 'physical',
  title: 'ถุงผ้า',
  summary: 'ถุงผ้าหนึ่งใบ',
  description: 'ย่อหน้าเดียว',
  image: drawing,
  gallery: [],
  price: 10_000,
  per_person: null,
  on_sale_from: bed.clock.now.toISOString(),
  on_sale_until: null,
  banner: null,
  voucher: null,
  charity: null,
  low_mark: null,
  how_to_use: null,
  ...wanted,
})
const create = (wanted: Partial<PremiumForm>) =>
  bed.send(editor, createPremium, { body: { form: form(wanted), stock: 5 } })

async function upload(who: TestPerson, background = '#396') {
  const bytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
  const sent = await bed.send(who, uploadImage, { body: { image: { name: 'a.png', type: 'image/png', bytes } } })
  return sent.json.src
}

test('an upload becomes the premium’s own copy, which outlives the upload', async () => {
  const [src, second] = [await upload(editor), await upload(editor, '#936')]
  const { json } = await create({ image: src, gallery: [{ src: second, alt: 'ถุงจากด้านใน' }] })
  await sweepPostPictures(bed, new Date(bed.clock.now.getTime() + 25 * 3_600_000))
  const shown = (await bed.send(null, showPremium, { query: { id: json.id } })).json
  const pictures = [shown.image, shown.gallery[0]!.src]
  for (const url of pictures) {
    const { statusCode, headers } = await bed.http.inject({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  }
  const kept = (await bed.send(editor, showAdminPremium, { query: { id: json.id } })).json.form
  expect((await bed.send(editor, editPremium, { query: { id: json.id }, body: kept })).status).toBe(200)
  expect((await create({ image: shown.image })).status).toBe(200)
})

test.each([
  ['somebody else’s upload', async () => upload(await aPerson(bed, { roles: ['editor'] }))],
  ['an upload that is not there', async () => `/media/${'x'.repeat(43)}/960.webp`],
  ['a copy that is not there', async () => `/media/${'x'.repeat(43)}/picture.webp`],
  ['a drawing that we have not', async () => '/art/premiums/no-such-thing.svg'],
])('%s is refused at its field', async (_what, picture) => {
  const src = await picture()
  const { status, json } = await create({ image: src, gallery: [{ src, alt: 'ภาพ' }] })
  expect([status, json.fields?.map(({ path }) => path)]).toEqual([422, ['form.image', 'form.gallery.0.src']])
})
