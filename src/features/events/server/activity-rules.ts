import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** The subject is the event; who cancels and joins again has joined once. */
export const eventJoined = activityKind('event.joined', z.object({ kind: z.string() }))

/** The subject is the event. */
export const eventAttended = activityKind('event.attended', z.object({ kind: z.string(), skill: z.string() }))
