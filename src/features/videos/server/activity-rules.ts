import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A whole video was watched for the first time; the subject is the video. */
export const videoWatched = activityKind('video.watched', z.object({ category: z.string(), isPaid: z.boolean() }))
