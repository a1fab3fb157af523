import { expect, test } from 'vitest'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { chooseHero, editHero } from '#features/superhero/server/admin-commands.ts'
import { acceptHero } from '#features/superhero/server/commands.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, hasFocus, keyboard } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'

const product = await openProduct()
const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]
const texts = { words: 'เขียนเพราะอยากจำว่าเคยคิดอะไร', story: ['เริ่มเขียนจากสมุดจดค่าขนม', 'ตอนนี้มีเพื่อนจดตามทั้งห้อง'] }
const editor = await product.person({ roles: ['editor'], name: 'พี่บรรณาธิการ' })
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

/** A person whom an editor chose for this year, with a post as the interview. */
async function choose(name: string): Promise<TestPerson & { hero: { id: string; version: number } }> {
  const person = await product.person({ name })
  const now = product.clock.now
  const hero = await product.db.transaction().execute(async (tx) => {
    const by = { actorId: editor.id, now, ...texts }
    const id = await chooseHero(tx, { ...by, userId: person.id, year: 2026 })
    const talkPostId = await storeMemberPost(tx, {
      author: { userId: person.id, name },
      club: 'hit',
      skill: 'saving',
      title: `คุยกับ${name}`,
      summary: 'บทสัมภาษณ์',
      cover: { art: 'market', alt: 'แผงตลาดนัด' },
      tags: [],
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'สวัสดี' }] }] },
      at: now,
    })
    return { id, version: await editHero(tx, { ...by, id, version: 1, talkPostId }) }
  })
  return { ...person, hero }
}

test('by touch: from the stage to a hero’s page, their interview and the years', async () => {
  const { id: userId, hero } = await choose('ใบบัว')
  const now = product.clock.now
  await product.db.transaction().execute((tx) => acceptHero(tx, { userId, ...hero, now }))
  const page = await product.openPage(thumb)
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/super-hero')
  await wake(page)
  await page.getByRole('heading', { level: 2, name: 'Super Hero ปี 2569' }).waitFor()
  await look('heroes')
  await hand.press(page.getByRole('link', { name: 'ใบบัว', exact: true }))
  await page.waitForURL(`/super-hero/detail?id=${hero.id}`)
  await page.getByRole('heading', { level: 1, name: 'ใบบัว' }).waitFor()
  await page.getByText(texts.story[1]!).waitFor()
  expect(await page.locator('.hero-numbers').textContent()).toContain('โพสต์1')
  await look('hero')
  await hand.press(page.getByRole('link', { name: 'Super Hero ปี 2569' }))
  await page.waitForURL('/super-hero/listSuperHero?year=2026')
  await page.getByRole('link', { name: '2569', exact: true }).waitFor()
  await look('years')
  await page.goto('/super-hero/listPosts')
  await wake(page)
  await hand.press(page.getByRole('link', { name: 'บทสัมภาษณ์', exact: true }))
  await page.waitForURL('/super-hero/listPosts?talk=1')
  await page.getByRole('link', { name: 'คุยกับใบบัว' }).waitFor()
  await look('talks')
  await product.expectQuiet(page)
})

test('by keyboard: a chosen person reads what would be shown, agrees, and withdraws', async () => {
  const person = await choose('ต้นข้าว')
  const page = await product.openPage({ ...keys, storage: await storageOf(person) })
  const hand = keyboard(page)
  const look = lookWith(page, keys)
  const isPublic = async () =>
    (await fetch(`${product.origin}/v2/api/superhero/detail?id=${person.hero.id}`)).status === 200
  await page.goto('/super-hero/mine')
  await page.getByText(texts.story[1]!).waitFor()
  const said = page.locator('.hero-said')
  expect(await said.textContent()).toContain('รอคำตอบจากคุณ')
  await look('mine')
  await hand.press(page.getByRole('button', { name: 'ให้แสดงหน้านี้' }))
  await page.getByText('คุณตอบรับแล้ว ทุกคนเปิดอ่านหน้านี้ได้').waitFor()
  await eventually(() => hasFocus(said)).toBe(true)
  expect(await isPublic()).toBe(true)
  await hand.press(page.getByRole('button', { name: 'เลิกแสดงหน้านี้' }))
  await page.getByText('คุณเลือกไม่แสดง').waitFor()
  expect(await isPublic()).toBe(false)
  await product.expectQuiet(page)
})

test('an editor finds a member, chooses them, corrects a word and withdraws the choice', async () => {
  await product.person({ name: 'ฟ้าใส' })
  const page = await product.openPage({ ...thumb, storage: await storageOf(editor) })
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/admin/heroes?year=2025')
  await page.getByText('ปีนี้ยังไม่ได้เลือกใคร').waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'ขึ้นต้นชื่อว่า' }), 'ฟ้า')
  await hand.press(page.getByRole('button', { name: 'ค้น', exact: true }))
  await hand.press(page.getByRole('button', { name: 'เลือกคนนี้ ฟ้าใส' }))
  const form = page.getByRole('form', { name: 'เลือก ฟ้าใส เป็น Super Hero ปี 2568' })
  await hand.press(form.getByRole('button', { name: 'เลือกและถามเจ้าตัว' }))
  const words = form.getByRole('textbox', { name: /หนึ่งบรรทัด/ })
  await eventually(() => hasFocus(words)).toBe(true)
  await hand.fill(words, texts.words)
  await hand.fill(form.getByRole('textbox', { name: /เรื่องของเขา/ }), texts.story.join('\n\n'))
  await look('choosing')
  await hand.press(form.getByRole('button', { name: 'เลือกและถามเจ้าตัว' }))
  await page.getByText('ส่งคำเชิญถึง ฟ้าใส แล้ว').waitFor()
  const chosen = page.getByRole('region', { name: 'ที่เลือกไว้ ปี 2568' })
  await chosen.getByText('รอคำตอบ').waitFor()
  await hand.press(chosen.getByRole('button', { name: 'แก้ข้อความ ฟ้าใส' }))
  await hand.fill(chosen.getByRole('textbox', { name: /หนึ่งบรรทัด/ }), 'คำใหม่ของฟ้าใส')
  await hand.press(chosen.getByRole('button', { name: 'บันทึก' }))
  await chosen.getByText('“คำใหม่ของฟ้าใส”').waitFor()
  await hand.press(chosen.getByRole('button', { name: 'ยกเลิกการเลือก ฟ้าใส' }))
  const dialog = page.getByRole('dialog', { name: 'ยกเลิกการเลือก ฟ้าใส ใช่ไหม' })
  await hand.press(dialog.getByRole('button', { name: 'ยกเลิกการเลือก' }))
  await page.getByText('ปีนี้ยังไม่ได้เลือกใคร').waitFor()
  await product.expectQuiet(page, { except: /status of 422/ })
})
