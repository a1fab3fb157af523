// What is pressed on a phone is as large as a fingertip: links and buttons outside running text have 44 px.
import { expect, test } from 'vitest'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { newRoboJourney } from '../support/robo.ts'
import { smallTargets } from '../support/touch-targets.ts'

const product = await openProduct()
const person = await product.person({ koin: 500_000 })
const own = { ...cookiesAnswered, ...(await product.storageOf(person)) }

const robo = newRoboJourney(product)
await robo.assess(person, 'b')
const plan = await robo.openPlan(person, 'ทริปจบ')

const ofVisitors = [
  '/',
  '/path',
  '/clubs',
  '/play',
  '/games',
  '/glossary',
  '/events',
  '/quiz',
  '/bank',
  '/no-such-page',
]
const forAll = [...ofVisitors, '/calculators', '/calculators/student-loan', '/post/detail/risk-form-myths']
const ofMembers = ['/', '/quiz/money', '/notifications', '/bank', '/bank/saving', '/bank/fund', '/robo', '/store']
const ofRobo = ['/robo/pre-question', '/robo/assessment', `/robo/dashboard/${plan}`]
const forMembers = [...ofMembers, ...ofRobo, '/profile/wardrobe', '/day', '/profile']

test.each([
  ...forAll.map((path) => ({ path, who: 'a visitor', storage: cookiesAnswered })),
  ...forMembers.map((path) => ({ path, who: 'a member', storage: own })),
])('$path for $who', async ({ path, storage }) => {
  const page = await product.openPage({ width: 360, storage })
  await page.goto(path)
  await wake(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await smallTargets(page), path).toEqual([])
})

test('a link of a line is found when it is small, and a large one is not', async () => {
  const page = await product.openPage({ width: 360 })
  await page.goto('/policy/law')
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    const add = (text: string, before = '', className = '') => {
      const line = document.createElement('p')
      const link = Object.assign(document.createElement('a'), { href: '/glossary', textContent: text, className })
      line.append(before, link)
      return line
    }
    main.replaceChildren(add('เล็ก'), add('ลิงก์', 'ในประโยค '), add('พอดีนิ้วนะ', '', 'tap'))
  })
  expect((await smallTargets(page)).map((name) => name.split(' ')[0])).toEqual(['เล็ก'])
})
