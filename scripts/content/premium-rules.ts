import { premiumArtNames } from '#art/names/premium-art-names.ts'
import type { PremiumContent } from '#features/store/premiums/content.ts'
import { premiumTypes } from '#features/store/premiums/contract.ts'
import { isTooMuchAtOnce } from '#features/store/premiums/worth-rules.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from './count-words.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Fault } from './read-content.ts'

const file = 'content/premiums.json'
const fewest = 36
const fewestOfType = 4
const fewestInBand = 3
/** Whole koin: something for a first week, for a month, a term, a year; the last band has what one saves for. */
const bands = [15, 150, 700, 1_500, 5_000, 10_000]
/** The ends of the prices; the dearest is worth just less than what is taxed. */
const [cheapest, dearest] = [15, 9_990]
const longestSentence = 20

/** Scarcity, hurry, envy and chance: what a shop presses with. "No need to hurry" may be said. */
const pressure =
  /(?<!ไม่ต้อง)รีบ|ด่วน|เหลือน้อย|ใกล้หมด|ก่อนหมด|หมดแล้วหมดเลย|ชิ้นสุดท้าย|จำนวนจำกัด|โอกาส(สุดท้าย|เดียว)|ห้ามพลาด|พลาดไม่ได้|นาทีทอง|ต้องมี|ใคร ๆ ก็|สุดคุ้ม|ช้าอด|ลุ้น|สุ่ม|โชคดี/
/** Latin that is not a name: any other might be somebody's brand. */
const plainLatin = new Set(['koin', 'Koinklass', 'A5', 'LED', 'USB', 'USB-C', 'BPA', 'GB'])

type Say = (rule: string, detail: string) => Fault

/** What is wrong with the premiums, alone and as a shop: what to choose from, at which prices, told without pressing. */
export function* premiumFaults(premiums: PremiumContent[]): Generator<Fault> {
  const keys = new Set<string>()
  const arts = new Set<string>()
  for (const premium of premiums) {
    const fault: Say = (rule, detail) => ({ file, key: premium.key, rule, detail })
    if (keys.has(premium.key)) yield fault('duplicate', 'key นี้มีแล้ว')
    if (arts.has(premium.art)) yield fault('art', `ภาพ ${premium.art} เป็นของรางวัลอื่นแล้ว`)
    keys.add(premium.key)
    arts.add(premium.art)
    for (const art of [premium.art, ...premium.gallery.map((one) => one.art)])
      if (!premiumArtNames.some((name) => name === art)) yield fault('art', `ไม่มีภาพ ${art}`)
    if (isTooMuchAtOnce(premium.type, premium.price * 100)) yield fault('tax', 'ของที่ส่งถึงคนต้องมีราคาไม่ถึง 10,000 koin')
    for (const text of textsOf(premium)) yield* wordingFaults(text, fault)
    yield* tellingFaults(premium, fault)
  }
  yield* similarFaults(premiums.map(({ key, summary }) => ({ file, key, text: summary })))
  yield* similarFaults(premiums.map(({ key, description }) => ({ file, key, text: description.at(-1) ?? '' })))
  yield* rangeFaults(premiums)
}

/** What is wrong with a text of the shop: letters, pressure, a brand, a sentence that is too long. */
export function* wordingFaults(text: string, fault: Say): Generator<Fault> {
  for (const one of textFaults(text)) yield fault(one.rule, one.detail)
  const pressing = pressure.exec(text)?.[0]
  if (pressing) yield fault('pressure', `“${pressing}” เร่งหรือกดดันคนอ่าน`)
  for (const [latin] of text.matchAll(/[A-Za-z][A-Za-z0-9-]*/g))
    if (!plainLatin.has(latin)) yield fault('brand', `“${latin}” อาจเป็นชื่อยี่ห้อ`)
  for (const sentence of text.split(/\s+/))
    if (countWords(sentence) > longestSentence) yield fault('length', `“${sentence}” ยาวเกิน ${longestSentence} คำ`)
}

function textsOf({ title, summary, description, gallery, banner, charity, how_to_use }: PremiumContent): string[] {
  const texts = [title, summary, ...description, ...gallery.map(({ alt }) => alt), banner, charity?.partner, how_to_use]
  return texts.filter((text) => typeof text === 'string')
}

/** A description says what it is, how it arrives, and what to think of first; what does not exist says so. */
function* tellingFaults(
  { type, isSimulated, description, charity, how_to_use }: PremiumContent,
  fault: Say,
): Generator<Fault> {
  const whole = description.join(' ')
  if (description.length < 3) yield fault('description', 'ต้องบอกว่าคืออะไร ได้รับอย่างไร และควรคิดอะไรก่อนแลก')
  if (type === 'physical' && !/ส่ง.*วันทำการ/.test(whole)) yield fault('description', 'ต้องบอกว่าส่งอย่างไรและราวกี่วันทำการ')
  // The words say what the tag says, and the tag is what keeps it out of a real shop.
  if (isSimulated !== whole.includes('เดโม')) yield fault('made-up', 'ของที่เดโมสมมุติขึ้นต้องมี isSimulated และของจริงต้องไม่มี')
  if (type === 'code' && isSimulated && !(whole.includes('เดโม') && how_to_use?.includes('สมมุติ')))
    yield fault('made-up', 'โค้ดที่ใช้จริงไม่ได้ต้องบอกว่าสมมุติ')
  if (type === 'charity' && isSimulated && !(whole.includes('สมมุติ') && charity?.partner.includes('สมมุติ')))
    yield fault('made-up', 'โครงการที่ไม่มีจริงต้องบอกว่าสมมุติ')
}

/** Enough of each type and in each band of prices, and one of each state, so that the demo shows all of them. */
function* rangeFaults(premiums: PremiumContent[]): Generator<Fault> {
  const fault = (detail: string): Fault => ({ file, key: '', rule: 'coverage', detail })
  if (premiums.length < fewest) yield fault(`ต้องมีอย่างน้อย ${fewest} รายการ`)
  for (const type of premiumTypes)
    if (premiums.filter((one) => one.type === type).length < fewestOfType)
      yield fault(`ชนิด ${type} ต้องมีอย่างน้อย ${fewestOfType} รายการ`)
  for (const [at, from] of bands.slice(0, -1).entries()) {
    const to = bands[at + 1]!
    if (premiums.filter(({ price }) => price >= from && price < to).length < fewestInBand)
      yield fault(`ราคา ${from} ถึง ${to - 1} koin ต้องมีอย่างน้อย ${fewestInBand} รายการ`)
  }
  const prices = premiums.map(({ price }) => price)
  if (Math.min(...prices) !== cheapest || Math.max(...prices) !== dearest)
    yield fault(`ราคาต้องมีตั้งแต่ ${cheapest} ถึง ${dearest} koin`)
  if (!premiums.some(({ stock }) => stock === 0)) yield fault('ต้องมีรายการที่หมดชั่วคราว')
  if (!premiums.some(({ window }) => window.from > 0)) yield fault('ต้องมีรายการที่ยังไม่เปิด')
  if (!premiums.some(({ window }) => window.until !== null && window.until < 0)) yield fault('ต้องมีรายการที่ปิดแล้ว')
}
