import { createHash } from 'node:crypto'
import type { compareRules, Figures } from './figures.ts'
import type { Inputs } from './inputs.ts'

type Comparison = ReturnType<typeof compareRules>
type Cell = string | number

/** The parts of docs/economy.md that figures make, by the names of their marks. */
export function writeParts(figures: Figures, comparison: Comparison): Record<string, string> {
  return {
    people: peopleTable(figures),
    sources: sourcesTable(figures),
    prices: pricesTable(figures),
    wardrobe: wardrobeTable(figures),
    sponsor: sponsorTable(figures),
    farmer: farmerTable(comparison),
  }
}

/** A page with its parts put between their marks. Throws where it has not the mark of one. */
export function withParts(page: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const mark = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!mark.test(text)) throw new Error(`docs/economy.md has no part ${name}`)
    return text.replace(mark, (_, start, end) => `${start}${part}\n${end}`)
  }, page)
}

/**
 * What the figures depend on, as a short hash: rates, prices of the shop and the wardrobe, missions, and what becomes of a few lives under the rules of now.
 * The page holds it, and a test compares: figures of an older economy do not stay unnoticed.
 */
export function fingerprint({ rates, premiums, wardrobe, missions }: Inputs, few: Figures): string {
  const goods = premiums.map(({ key, type, price, per_person }) => [key, type, price, per_person])
  const clothes = wardrobe.map(({ key, price }) => [key, price])
  const quests = missions.map(({ key, round, rule, reward, winners, after }) => [
    key,
    round,
    rule,
    reward,
    winners,
    after,
  ])
  const rows = Object.entries(rates).sort(([one], [other]) => (one < other ? -1 : 1))
  const outcome = few.kinds.map(({ yearly, median, hours }) => [yearly, median, hours].map((one) => one.toFixed(2)))
  return createHash('sha256')
    .update(JSON.stringify([rows, goods, clothes, quests, outcome]))
    .digest('hex')
    .slice(0, 16)
}

function peopleTable({ kinds, all }: Figures): string {
  const heading = [
    '',
    'accounts',
    'minted a month',
    'spent a month',
    'koin a year',
    'hours a year',
    'koin an hour',
    'balance, median',
    'p95',
  ]
  const rows = [...kinds, all].map((one) => [
    one.name,
    whole(one.accounts),
    whole(one.minted),
    whole(one.spent),
    whole(one.yearly),
    whole(one.hours),
    whole(one.perHour),
    whole(one.median),
    whole(one.p95),
  ])
  return table(heading, rows)
}

function sourcesTable({ kinds }: Figures): string {
  const names = [...new Set(kinds.flatMap(({ sources }) => sources.map(({ source }) => source)))]
  const shareOf = (kind: Figures['kinds'][number], name: string) =>
    percent(kind.sources.find(({ source }) => source === name)?.share ?? 0)
  return table(
    ['source', ...kinds.map(({ name }) => name)],
    names.map((name) => [name, ...kinds.map((kind) => shareOf(kind, name))]),
  )
}

function pricesTable({ prices }: Figures): string {
  return table(
    ['premium', 'type', 'koin', 'days of a regular pupil'],
    prices.map(({ key, type, price, days }) => [key, type, whole(price), whole(days)]),
  )
}

function wardrobeTable({ kinds, all }: Figures): string {
  const rows = [...kinds, all].map((one) => [
    one.name,
    whole(one.clothes),
    whole(one.clothesSpent),
    percent(one.clothesShare),
  ])
  return table(['', 'things a year', 'koin a year', 'of all that is spent'], rows)
}

function sponsorTable({ sponsor }: Figures): string {
  const things = sponsor.pieces.filter(({ type }) => type === 'physical' || type === 'code')
  const rows = things
    .toSorted((one, other) => other.baht - one.baht)
    .map(({ key, type, stock, pieces, baht }) => [key, type, stock ?? '–', whole(pieces), whole(baht)])
  const sum = (name: string, baht: number) => [`**${name}**`, '', '', '', `**${whole(baht)}**`]
  return table(
    ['premium', 'type', 'stock in the content', 'pieces a year', 'baht a year'],
    [
      ...rows,
      sum('parcels', sponsor.physical),
      sum('codes', sponsor.code),
      sum('donations, if each koin is paid out', sponsor.charity),
      sum('all', sponsor.physical + sponsor.code + sponsor.charity),
    ],
  )
}

function farmerTable({ now, without }: Comparison): string {
  const times = (figure: number) => `${figure.toFixed(2)}×`
  const row = (name: string, gain: Comparison['now']) => [name, ...[gain.account, gain.hour, gain.whole].map(times)]
  return table(
    ['', 'one account', 'an hour', 'five accounts'],
    [row('as it is', now), ...without.map(({ rule, ...gain }) => row(ruleNames[rule], gain))],
  )
}

const ruleNames = {
  caps: 'without the caps of a day and a week',
  'tight-week': 'with a cap of 100.00 koin a week',
  quotas: 'with twice the plays, articles and videos a day',
  'learning-days': 'without rewards for learning days',
  missions: 'without missions',
  levels: 'without levels',
} as const

function table(heading: Cell[], rows: Cell[][]): string {
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`
  return [line(heading), `|${heading.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  )
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en')
const percent = (share: number) => (share < 0.005 ? '–' : `${Math.round(share * 100)} %`)
