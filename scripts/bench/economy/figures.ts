import { type Kind, kinds, kindsOfPeople } from './habits.ts'
import type { Inputs } from './inputs.ts'
import type { Without } from './wallet.ts'
import { type Life, simulateYear } from './year.ts'

const daysOfMonth = 365 / 12
const perThousand = 1_000
/** The most that a farming account should get, as a multiple of an equally eager honest pupil. */
export const maxGain = 1.3

export type Figures = ReturnType<typeof countFigures>

/** What a year of so many lives says of the economy; koin whole, unless said otherwise. */
export function countFigures(lives: Life[], { premiums }: Pick<Inputs, 'premiums'>) {
  const active = activeMonths(lives) / 12
  const regular = monthly(lives.filter(({ kind }) => kind === 'regular'))
  return {
    accounts: lives.length,
    active,
    kinds: kinds.map((kind) => describe(kind, lives)),
    all: describe(null, lives),
    months: Array.from({ length: 12 }, (_, month) => ({
      minted: sumOf(lives, ({ months }) => months[month]!.minted) / 100,
      spent: sumOf(lives, ({ months }) => months[month]!.spent) / 100,
      balance: sumOf(lives, ({ months }) => balanceAfter(months, month)) / 100,
    })),
    prices: premiums
      .map(({ key, type, price }) => ({ key, type, price, days: Math.ceil((price / regular.minted) * daysOfMonth) }))
      .toSorted((one, other) => one.price - other.price),
    sponsor: countSponsor(lives, premiums, active),
  }
}

function describe(kind: Kind | null, lives: Life[]) {
  const own = kind === null ? lives : lives.filter((life) => life.kind === kind)
  const balances = own.map(({ balance }) => balance / 100).sort((a, b) => a - b)
  const yearly = meanOf(own, ({ minted }) => minted) / 100
  const hours = meanOf(own, (life) => life.minutes) / 60
  return {
    name: kind === null ? 'all' : kindsOfPeople[kind].name,
    accounts: own.length,
    ...monthly(own),
    yearly,
    hours,
    perHour: yearly / hours,
    median: at(balances, 0.5),
    p95: at(balances, 0.95),
    cut: meanOf(own, ({ cut }) => cut) / 100,
    missions: meanOf(own, ({ missions }) => missions),
    questPoints: meanOf(own, ({ questPoints }) => questPoints),
    clothes: meanOf(own, ({ clothes }) => clothes),
    clothesSpent: meanOf(own, ({ clothesSpent }) => clothesSpent) / 100,
    clothesShare: sumOf(own, ({ clothesSpent }) => clothesSpent) / (sumOf(own, ({ spent }) => spent) || 1),
    baht: meanOf(own, ({ thingsBaht, codesBaht }) => thingsBaht + codesBaht),
    sources: sourcesOf(own),
  }
}

/** Koin minted and spent by an active pupil in a month. */
function monthly(lives: Life[]) {
  const here = activeMonths(lives) || 1
  return {
    minted: sumOf(lives, ({ minted }) => minted) / 100 / here,
    spent: sumOf(lives, ({ spent }) => spent) / 100 / here,
  }
}

function sourcesOf(lives: Life[]): { source: string; share: number }[] {
  const sums = new Map<string, number>()
  for (const { bySource } of lives)
    for (const [source, sum] of bySource) sums.set(source, (sums.get(source) ?? 0) + sum)
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0) || 1
  const shares = [...sums].map(([source, sum]) => ({ source, share: sum / all }))
  return shares.toSorted((one, other) => other.share - one.share)
}

/** What a sponsor of 1,000 pupils who are here in a month brings in a year: pieces, and baht by what they are. */
function countSponsor(lives: Life[], premiums: Inputs['premiums'], active: number) {
  const scale = perThousand / active
  const pieces = premiums.map(({ key, type, price, stock }) => ({
    key,
    type,
    stock,
    pieces: sumOf(lives, ({ bought }) => bought.get(key) ?? 0) * scale,
    baht: (sumOf(lives, ({ bought }) => bought.get(key) ?? 0) * scale * price) / 10,
  }))
  const bahtOf = (type: string) => pieces.filter((one) => one.type === type).reduce((sum, { baht }) => sum + baht, 0)
  return { pieces, physical: bahtOf('physical'), code: bahtOf('code'), charity: bahtOf('charity') }
}

/** What a farmer gains over a devoted pupil: an account, an hour of their own time, and all five accounts. */
export function countGain(farmer: Life[], devoted: Life[]) {
  const koinOf = (lives: Life[]) => meanOf(lives, ({ minted }) => minted) / 100
  const hoursOf = (lives: Life[]) => meanOf(lives, (life) => life.minutes) / 60
  const [farmed, earned] = [koinOf(farmer), koinOf(devoted)]
  return {
    account: farmed / earned,
    hour: farmed / hoursOf(farmer) / (earned / hoursOf(devoted)),
    whole: (farmed * kindsOfPeople.farmer.accounts) / earned,
    hours: (hoursOf(farmer) * kindsOfPeople.farmer.accounts) / hoursOf(devoted),
  }
}

const rules: readonly Exclude<Without, null>[] = ['caps', 'tight-week', 'quotas', 'learning-days', 'missions', 'levels']

/** The gain as it is and without each of the rules, over so many accounts of each kind. */
export function compareRules(inputs: Inputs, { accounts, seed }: { accounts: number; seed: number }) {
  const run = (without: Without) => {
    const livesOf = (only: Kind) => simulateYear({ inputs, accounts, seed, only, without })
    return countGain(livesOf('farmer'), livesOf('devoted'))
  }
  const now = run(null)
  return { now, without: rules.map((rule) => ({ rule, ...run(rule) })) }
}

function activeMonths(lives: Life[]): number {
  return sumOf(lives, ({ months }) => months.filter(({ isHere }) => isHere).length)
}

function balanceAfter(months: Life['months'], last: number): number {
  return months.slice(0, last + 1).reduce((sum, { minted, spent }) => sum + minted - spent, 0)
}

function sumOf(lives: Life[], figure: (life: Life) => number): number {
  return lives.reduce((sum, life) => sum + figure(life), 0)
}

function meanOf(lives: Life[], figure: (life: Life) => number): number {
  return lives.length === 0 ? 0 : sumOf(lives, figure) / lives.length
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
