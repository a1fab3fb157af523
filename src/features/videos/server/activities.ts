import { z } from 'zod/mini'
import { activityKind } from '#features/activity/contract.ts'

/** A whole video was watched for the first time; the subject is the video. */
export const videoWatched = activityKind('video.watched', z.object({ category: z.string(), isPaid: z.boolean() }), {
  activity: 'ดูวิดีโอจนจบ',
  unit: 'เรื่อง',
  href: '/video-page',
  subject: { unit: 'เรื่อง', at: '/video-page/detail/' },
  facts: {
    category: {
      name: 'หมวดของวิดีโอ',
      values: {
        saving: 'เรื่องการออม',
        spending: 'เรื่องการใช้จ่าย',
        investing: 'เรื่องการลงทุน',
        protecting: 'เรื่องการป้องกันความเสี่ยง',
        planning: 'เรื่องการวางแผน',
      },
    },
  },
})
