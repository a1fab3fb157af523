import type { z } from 'zod/mini'

/**
 * A kind of act that quests, levels and staff statistics count: its name (subject.verb) and the schema of its facts.
 * Facts are numbers, flags and short names, never text of a person or personal data.
 */
export type ActivityKind<Facts extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string
  readonly facts: Facts
}

/**
 * Defines a kind of activity. A feature exports its kinds from `server/activity-rules.ts` and registers them in
 * `server/feature.ts`.
 */
export function activityKind<Facts extends z.ZodMiniObject>(name: string, facts: Facts): ActivityKind<Facts> {
  return { name, facts }
}
