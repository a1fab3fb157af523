import { videoPath } from '#features/videos/path-rules.ts'
import { listVideos } from '#features/videos/video-contract.ts'
import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: async ({ read }) => {
    const to = videoPath((await read(listVideos, {})).items[0]!)
    return {
      '/admin/videos': [{ to: '/admin/videos', isStaff: true }],
      '/video-page': [{ to: '/video-page' }, { to: '/video-page?category=spending' }],
      '/video-page/detail/:id/:slug?': [{ to }, { to, isSignedIn: true }],
    }
  },
  refused: [
    '/video-page?category=nothing',
    '/video-page?series=nothing',
    '/video-page?page=101',
    '/video-page/detail/nothing',
    `/video-page/detail/${noId}`,
  ],
}
