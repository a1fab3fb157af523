import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { ContentTitlePhrases, hasOwnPhrases } from '#lib/title-phrases.ts'
import { EventKind } from './event-contract.ts'

const thai = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/[ก-๛]/))
const within = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/**
 * A recurring event, so that there is always something around today. `week` counts the weeks of its cycle from 0,
 * `weekday` is 1 Monday … 7 Sunday; with `start` they give the time in Bangkok. Fee and reward in hundredths of koin.
 * Registration opens `opensDays` before the start and closes `closesHours` before it.
 */
export const EventContent = z
  .object({
    key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
    kind: EventKind,
    skill: Skill,
    /** A simulated event does not take place, as all of ours so far; its description must say so too. */
    isSimulated: z._default(z.boolean(), true),
    title: thai(120),
    titlePhrases: ContentTitlePhrases,
    summary: thai(200),
    description: z.array(thai(800)).check(z.minLength(2), z.maxLength(8)),
    cover: z.object({ art: z.string(), alt: thai(200) }),
    place: z.nullable(thai(160)),
    map: z.nullable(z.url({ protocol: /^https$/ })),
    /** A path of ours from '/', or an https address. */
    online: z.nullable(z.string().check(z.regex(/^(\/[a-z]|https:\/\/)/), z.maxLength(300))),
    everyWeeks: z.enum({ one: 1, two: 2, four: 4 }),
    week: within(0, 3),
    weekday: within(1, 7),
    start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    minutes: within(30, 60 * 24 * 31),
    opensDays: within(1, 60),
    closesHours: within(0, 24 * 14),
    capacity: within(1, 5_000),
    fee: within(0, 100_000),
    reward: within(0, 10_000),
  })
  .check(z.refine(hasOwnPhrases, { path: ['titlePhrases'] }))
export type EventContent = z.infer<typeof EventContent>

/** The schema of content/events.json. */
export const EventFile = z.object({ events: z.array(EventContent) })
