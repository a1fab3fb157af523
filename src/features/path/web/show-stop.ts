import type { ThingName } from '#art/worlds/thing-names.ts'
import type { Skill } from '#kit/skills.ts'

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
