import { mulberry32 } from '#lib/shuffle.ts'
import type { FallAct } from './contract.ts'

/**
 * The crash rehearsal: a made-up crisis in 36 weeks, one every five seconds, three minutes together. Amounts in hundredths of
 * baht, prices in 1/10,000 baht. Endings differ, since nobody knows in a crisis how it ends.
 */
export const secondsPerStep = 5
export const lastStep = 35
export const startAmount = 10_000_000
export const startCash = 3_000_000
export const buyAmount = 1_000_000
const startPrice = 100_000

/** Weeks and the price, as a part of the start, between which a path runs; each falls below the 85 % of the form's question. */
const shapes = [
  {
    name: 'recovers',
    turns: [
      [0, 1],
      [4, 1.03],
      [10, 0.85],
      [16, 0.7],
      [22, 0.79],
      [29, 0.9],
      [35, 1.01],
    ],
  },
  {
    name: 'half-way',
    turns: [
      [0, 1],
      [3, 0.98],
      [8, 0.86],
      [13, 0.91],
      [20, 0.68],
      [27, 0.76],
      [35, 0.86],
    ],
  },
  {
    name: 'stays-low',
    turns: [
      [0, 1],
      [5, 1.02],
      [12, 0.83],
      [18, 0.72],
      [24, 0.64],
      [30, 0.7],
      [35, 0.69],
    ],
  },
] as const

export const pathCount = shapes.length

/** The words of a week, by its place in the path. They say what a news page would say, not what will come. */
const news: Readonly<Record<number, string>> = {
  2: 'ตลาดเปิดบวกเล็กน้อย ไม่มีข่าวใหญ่',
  7: 'ข่าวธนาคารต่างประเทศมีปัญหา คนเริ่มขายหุ้น',
  10: 'ราคาลงต่อ เพื่อนในกลุ่มบอกว่าขายไปแล้ว',
  14: 'สื่อพาดหัวว่าวิกฤตครั้งใหญ่ที่สุดในรอบหลายปี',
  18: 'บางคนบอกว่าถึงเวลาซื้อ บางคนบอกว่ายังลงอีกไกล',
  23: 'ตลาดแกว่งแรง ขึ้นวันลงวัน',
  28: 'ข่าวเริ่มเงียบลง คนพูดถึงเรื่องอื่นแล้ว',
}

/** The prices of a path, one a step; the same number always gives the same. */
export function pricesOf(path: number): number[] {
  const { turns } = shapes[path % pathCount]!
  const random = mulberry32(path + 1)
  return Array.from({ length: lastStep + 1 }, (_, step) => {
    const next = turns.findIndex(([week]) => week >= step)
    const [toWeek, to] = turns[next]!
    const [fromWeek, from] = turns[Math.max(0, next - 1)]!
    const part = toWeek === fromWeek ? 0 : (step - fromWeek) / (toWeek - fromWeek)
    const shake = step === toWeek ? 0 : (random() - 0.5) * 0.04
    return Math.round(startPrice * (from + (to - from) * part + shake))
  })
}

/** The path as it is shown. */
export function stepsOf(path: number) {
  return pricesOf(path).map((price, week) => ({ week, price, news: news[week] ?? null }))
}

export type PlayedAct = { step: number; act: 'sell_all' | 'sell_half' | 'buy' }

/** Whether acts can be what a person pressed: steps of the path, in order, one a step. */
export function arePlayable(acts: readonly PlayedAct[]): boolean {
  return acts.every(({ step }, at) => step >= 0 && step <= lastStep && (at === 0 || step > acts[at - 1]!.step))
}

type Pocket = { units: number; cash: number }

/** After an act at a price. What cannot be done (nothing to sell, too little cash) changes nothing. Units in 1/10,000, down. */
function afterAct({ units, cash }: Pocket, act: PlayedAct['act'], price: number): Pocket {
  if (act === 'buy') {
    const paid = Math.min(buyAmount, cash)
    return { units: units + Math.floor((paid * 1_000_000) / price), cash: cash - paid }
  }
  const sold = act === 'sell_all' ? units : Math.floor(units / 2)
  return { units: units - sold, cash: cash + worth(sold, price) }
}

const worth = (units: number, price: number) => Math.floor((units * price) / 1_000_000)

const begin: Pocket = { units: Math.floor((startAmount * 1_000_000) / startPrice), cash: startCash }

/** Plays a path: what there is at the end, and the lowest value on the way. */
export function play(path: number, acts: readonly PlayedAct[]): { end: number; low: number } {
  const byStep = new Map(acts.map(({ step, act }) => [step, act]))
  let pocket = begin
  let low = Number.POSITIVE_INFINITY
  let end = 0
  for (const [step, price] of pricesOf(path).entries()) {
    const act = byStep.get(step)
    if (act) pocket = afterAct(pocket, act, price)
    end = pocket.cash + worth(pocket.units, price)
    low = Math.min(low, end)
  }
  return { end, low }
}

/** The step of the lowest price. */
export function worstStep(path: number): number {
  const prices = pricesOf(path)
  return prices.indexOf(Math.min(...prices))
}

/**
 * What was done, in the words of the form's last question: the most fearful act counts, since that is what the question asks
 * for: selling all, then selling a part, then buying; nothing pressed is holding.
 */
export function didOf(acts: readonly PlayedAct[]): FallAct {
  const pressed = new Set(acts.map(({ act }) => act))
  if (pressed.has('sell_all')) return 'sell_all'
  if (pressed.has('sell_half')) return 'sell_some'
  return pressed.has('buy') ? 'buy' : 'hold'
}

const order: readonly FallAct[] = ['sell_all', 'sell_some', 'hold', 'buy']

/** `same`: did what was said; `calmer` or `more_afraid` than said. */
export type Compared = 'same' | 'calmer' | 'more_afraid'

/** How what was done lies to what was said. Holding and buying are both calm: neither sells. */
export function compareActs(said: FallAct, did: FallAct): Compared {
  if (said === did) return 'same'
  return order.indexOf(did) > order.indexOf(said) ? 'calmer' : 'more_afraid'
}

const names: Record<FallAct, string> = {
  sell_all: 'ขายทั้งหมด',
  sell_some: 'ขายบางส่วน',
  hold: 'ถือต่อ',
  buy: 'ซื้อเพิ่ม',
}

/** A kind sentence on said against did: nobody is told to be braver. */
export function sayCompared(said: FallAct, did: FallAct): string {
  const compared = compareActs(said, did)
  if (compared === 'same') return `คุณตอบว่าจะ${names[said]} และตอนซ้อมก็ทำแบบนั้นจริง แปลว่าคุณรู้จักตัวเองดี`
  const both = `คุณตอบว่าจะ${names[said]} แต่ตอนซ้อมคุณ${names[did]}`
  if (compared === 'calmer') return `${both} คุณนิ่งกว่าที่คิด ระดับเดิมก็ยังใช้ได้ ไม่ต้องเสี่ยงเพิ่ม`
  return `${both} เป็นเรื่องปกติมาก ตอนเงินลดจริงใคร ๆ ก็ใจสั่น ถ้ารู้สึกแบบนี้ ลองเลือกแผนที่ต่ำลงหนึ่งระดับแล้วถือสบายกว่า`
}
