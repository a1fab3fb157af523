import type { z } from 'zod/mini'

/**
 * What a person can do that quests, levels and staff numbers count: its name (who or what, then the deed) and the facts
 * that are kept of it. Facts are numbers, flags and short names; never what a person wrote or who they are.
 */
export type ActivityKind<Facts extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string
  readonly facts: Facts
}

/** A kind of activity. A feature exports its own from `server/activity-rules.ts` and registers them in `server/feature.ts`. */
export function activityKind<Facts extends z.ZodMiniObject>(name: string, facts: Facts): ActivityKind<Facts> {
  return { name, facts }
}
