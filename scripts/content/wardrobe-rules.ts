import { wearNames, wearSlotOf, wearSlots } from '#art/names/wear-names.ts'
import type { WardrobeContent } from '#features/store/wardrobe/content.ts'
import { wordingFaults } from './premium-rules.ts'
import type { Fault } from './read-content.ts'

const file = 'content/wardrobe.json'
const howMany = 40
const fewestOfSlot = 3
/** Whole koin: of every slot something costs no more, so that nobody needs weeks for a first piece. */
const dearestFirst = 20

/** What is wrong with the wardrobe: each drawing once, in its own place, at a price that stays, told without pressing. */
export function* wardrobeFaults(things: WardrobeContent[]): Generator<Fault> {
  const seen = { key: new Set<string>(), name: new Set<string>() }
  for (const thing of things) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: thing.key, rule, detail })
    for (const what of ['key', 'name'] as const) {
      if (seen[what].has(thing[what])) yield fault('duplicate', `${what} นี้มีแล้ว`)
      seen[what].add(thing[what])
    }
    const slot = wearSlotOf(thing.key)
    if (slot === null) yield fault('art', `ไม่มีภาพ ${thing.key}`)
    else if (slot !== thing.slot) yield fault('slot', `ภาพนี้วาดไว้ที่ ${slot}`)
    yield* wordingFaults(thing.name, fault)
  }
  yield* rangeFaults(things)
}

function* rangeFaults(things: WardrobeContent[]): Generator<Fault> {
  const fault = (detail: string): Fault => ({ file, key: '', rule: 'coverage', detail })
  if (things.length !== howMany) yield fault(`ต้องมี ${howMany} ชิ้นพอดี`)
  for (const name of wearNames) if (!things.some(({ key }) => key === name)) yield fault(`ภาพ ${name} ยังไม่มีในรายการ`)
  for (const slot of wearSlots) {
    const ofSlot = things.filter((one) => one.slot === slot)
    if (ofSlot.length < fewestOfSlot) yield fault(`${slot} ต้องมีอย่างน้อย ${fewestOfSlot} ชิ้น`)
    else if (Math.min(...ofSlot.map(({ price }) => price)) > dearestFirst)
      yield fault(`${slot} ต้องมีชิ้นที่ไม่เกิน ${dearestFirst} koin`)
  }
}
