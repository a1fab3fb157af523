import fs from 'node:fs'
import path from 'node:path'
import { openDb } from '#db/open.ts'
import { skills } from '#kit/skills.ts'
import { root } from '../../install.mjs'
import type { Ground } from '../support/ground.ts'
import { budget, figure, type Row } from '../support/row.ts'
import { isToy, sizeOf } from '../support/toy.ts'
import { drawYear } from './chart.ts'
import { compareRules, countFigures, maxGain } from './figures.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { fingerprint, withParts, writeParts } from './report.ts'
import { simulateYear } from './year.ts'

const seed = 20_270_101
const accounts = sizeOf(10_000, 200)
const perRule = sizeOf(300, 10)
/** So many lives go into the fingerprint that the page carries: few enough for every run of the tests. */
const few = 60

const docs = path.join(root, 'docs')

/**
 * A year of 10,000 accounts with the product's own rates, rules, shop and missions. At its full size it writes docs/economy.md and
 * its chart; the same seed gives the same page, so that a change of the economy shows as a change of the page.
 */
export async function measureEconomy(ground: Ground): Promise<Row[]> {
  const inputs = await readRates(ground)
  const figures = countFigures(simulateYear({ inputs, accounts, seed }), inputs)
  const comparison = compareRules(inputs, { accounts: perRule, seed })
  if (!isToy) {
    const file = path.join(docs, 'economy.md')
    const parts = { ...writeParts(figures, comparison), fingerprint: `\`${fingerprintOf(inputs)}\`` }
    fs.writeFileSync(file, withParts(fs.readFileSync(file, 'utf8'), parts))
    fs.writeFileSync(path.join(docs, 'economy.svg'), drawYear(figures))
  }
  const { all, sponsor } = figures
  const dearest = figures.prices.findLast(({ type }) => type === 'physical')!
  return [
    figure('economy: minted a month, by one who is here', all.minted, 'koin'),
    figure('economy: spent a month, by one who is here', all.spent, 'koin'),
    figure('economy: balance, median', all.median, 'koin'),
    figure('economy: balance, p95', all.p95, 'koin'),
    figure(`economy: ${dearest.key}, of a regular pupil`, dearest.days, 'days'),
    figure(
      'economy: a sponsor of 1,000 active pupils',
      sponsor.physical + sponsor.code + sponsor.charity,
      'baht a year',
    ),
    budget({ max: maxGain }, 'economy: farmer over devoted pupil, one account', comparison.now.account, '×'),
    figure('economy: farmer over devoted pupil, an hour of their own', comparison.now.hour, '×'),
    figure('economy: farmer with five accounts over devoted pupil', comparison.now.whole, '×'),
  ]
}

/**
 * What the page carries to show of which economy it tells. Its few lives read made-up articles: a new article or event
 * changes the figures a little, and is no reason to write the page again.
 */
export function fingerprintOf(inputs: Inputs): string {
  const articles = Array.from({ length: 60 }, (_, i) => ({ key: `article-${i}`, club: 'hit', skill: skills[i % 5]! }))
  const fixed = { ...inputs, articles, videos: [{ key: 'video', category: 'saving' }], eventReward: 300 }
  return fingerprint(fixed, countFigures(simulateYear({ inputs: fixed, accounts: few, seed }), fixed))
}

async function readRates(ground: Ground): Promise<Inputs> {
  const { app } = await ground.useDatabase()
  const db = openDb(app)
  const close = ground.save(() => db.destroy())
  const inputs = await readInputs(db, new Date('2027-01-01T00:00:00+07:00'))
  await close()
  return inputs
}
