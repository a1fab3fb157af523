import type { ThingName } from '#art/worlds/thing-names.ts'
import type { Skill } from '#kit/skills.ts'
import { skillThings } from '../land-rules.ts'

/** What a step is done with, by where it is done. */
const byPlace: readonly [begin: string, thing: ThingName][] = [
  ['/quiz/month', 'days'],
  ['/quiz/final', 'steps'],
  ['/quiz/daily', 'quiz'],
  ['/quiz', 'card'],
  ['/games/catch-me', 'basket'],
  ['/games/visual-decoder', 'eye'],
  ['/games', 'tile'],
  ['/path', 'flag'],
  ['/crossword', 'grid'],
  ['/video', 'video'],
  ['/events', 'week'],
  ['/post/create', 'news'],
  ['/club', 'book'],
  ['/post', 'book'],
  ['/bank', 'bank'],
  ['/robo', 'robo'],
  ['/store', 'pouch'],
  ['/super-hero', 'mic'],
]

type Pictured = { skill: Skill; steps: readonly { href: string | null }[] }

/** The thing that stands for a mission: of where its first step is done, else of its skill. */
export function thingOf({ skill, steps }: Pictured): ThingName {
  const href = steps.find((step) => step.href !== null)?.href ?? ''
  return byPlace.find(([begin]) => href.startsWith(begin))?.[1] ?? skillThings[skill]
}
