import type { ThingName } from '#art/worlds/thing-names.ts'
import { landNames } from '#art/worlds/world-people.ts'
import { type Skill, worldOf } from '#kit/skills.ts'
import type { Lesson } from '#ui/journey/lesson.ts'
import type { MyPath } from '../contract.ts'

/** The picture of each unit of content/learning-path.json. */
const things: Record<string, ThingName> = {
  'set-a-goal': 'target',
  'choose-a-deposit': 'jar',
  'money-that-grows': 'grow',
  'days-of-interest': 'days',
  'close-or-hold': 'clock',
  'what-is-left': 'noodles',
  'need-or-want': 'scale',
  'price-per-use': 'tag',
  'real-cost-of-credit': 'card',
  'shelf-price': 'shelf',
  'silent-fees': 'receipt',
  'pay-later': 'slices',
  'who-owns-what': 'pie',
  'one-basket': 'basket',
  'invest-steadily': 'drops',
  'risk-shelf': 'steps',
  'price-of-the-day': 'news',
  'worst-year': 'wave',
  'stop-a-scam': 'chat',
  'what-to-insure': 'brolly',
  'chat-traps': 'eye',
  'no-mule': 'key',
  'lost-phone-plan': 'phone',
  'voice-check': 'mic',
  'weekly-budget': 'week',
  'first-umbrella': 'pouch',
  'first-shop': 'shop',
  'first-payday': 'bank',
  'uneven-months': 'ledger',
  'debt-order': 'flag',
}

const ofStrand: Record<Skill, ThingName> = {
  saving: 'jar',
  spending: 'tag',
  investing: 'grow',
  protecting: 'brolly',
  planning: 'week',
}

/** The picture of a stop; a unit without one of its own has its strand's. */
export function thingOf({ key, strand }: { key: string; strand: Skill }): ThingName {
  return things[key] ?? ofStrand[strand]
}

/** The steps of a stop in their order: the article's question, the task, the recheck. */
const steps = ['read', 'task', 'recheck'] as const
type Step = (typeof steps)[number]
type Place = { unit: { key: string; strand: Skill; title: string }; number: number }

/** What a link to a step of a stop tells the page it opens. */
export function lessonOf({ unit: { key, strand, title }, number }: Place, step: Step): { lesson: Lesson } {
  const world = worldOf[strand]
  const place = `${landNames[world]} ด่าน ${number}`
  return { lesson: { stop: key, place, title, world, step: steps.indexOf(step) + 1, steps: steps.length } }
}

/** The same for the step that a person goes on with. */
export function lessonOfNext({ stop, step, ...unit }: NonNullable<MyPath['next']>): { lesson: Lesson } {
  return lessonOf({ unit, number: stop }, step)
}
