import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadImage } from '#features/posts/writing/contract.ts'
import { sweepPostPictures } from '#features/posts/writing/server/sweep-commands.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { createPremium } from '../admin-contract.ts'
import { showPremium } from '../contract.ts'

const fixture = await openTestbed()

test('a premium’s picture is there in every size that browsers ask for, also after its upload was swept', async () => {
  const editor = await aPerson(fixture, { roles: ['editor'] })
  const bytes = await sharp({ create: { width: 1_800, height: 1_200, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
  const sent = await fixture.send(editor, uploadImage, { body: { image: { name: 'a.png', type: 'image/png', bytes } } })
  const form = {
    type: 'physical' as const,
    title: 'ถุงผ้า',
    summary: 'ถุงผ้าหนึ่งใบ',
    description: 'ย่อหน้าเดียว',
    image: sent.json.src,
    gallery: [],
    price: 10_000,
    per_person: null,
    on_sale_from: fixture.clock.now.toISOString(),
    on_sale_until: null,
    banner: null,
    voucher: null,
    charity: null,
    low_mark: null,
    how_to_use: null,
  }
  const { json } = await fixture.send(editor, createPremium, { body: { form, stock: 5 } })
  await sweepPostPictures(fixture, new Date(fixture.clock.now.getTime() + 25 * 3_600_000))
  const { image } = (await fixture.send(null, showPremium, { query: { id: json.id } })).json
  const sizes = ['960.webp', '480.webp', '1600.webp', '480.avif', '960.avif', '1600.avif']
  const answers = sizes.map((size) => fixture.http.inject({ url: image.replace('960.webp', size) }))
  const types = (await Promise.all(answers)).map(({ statusCode, headers }) => [statusCode, headers['content-type']])
  expect(types).toEqual(sizes.map(() => [200, 'image/webp']))
})
