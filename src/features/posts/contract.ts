import { z } from 'zod/mini'

export const ClubType = z.enum(['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'])
export type ClubType = z.infer<typeof ClubType>
