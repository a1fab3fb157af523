import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const videosData = {
  video_like: { owner: 'user_id', about: 'วิดีโอที่กดถูกใจ', erasure: 'deleted', told: ['video_id', 'liked_at'] },
  video_view: { owner: 'user_id', about: 'วิดีโอที่เปิดดูในแต่ละวัน', erasure: 'deleted', told: ['video_id', 'day'] },
  video_watch: {
    owner: 'user_id',
    about: 'วิดีโอที่ดู ดูถึงไหน และ koin ที่ได้',
    erasure: 'deleted',
    told: [
      'video_id',
      'seen',
      'watched_ms',
      'position_ms',
      'begun_at',
      'beat_at',
      'watched_at',
      'reward',
      'reward_day',
    ],
  },
  video_watcher: { owner: 'user_id', about: 'เวลาล่าสุดที่นับการดูวิดีโอ', erasure: 'deleted', told: ['spent_until'] },
  video: {
    owner: null,
    plain: [
      'id',
      'key',
      'category',
      'series_key',
      'series_order',
      'title',
      'summary',
      'cover',
      'source',
      'length_ms',
      'has_sound',
      'chapters',
      'captions',
      'sources',
      'author_name',
      'status',
      'published_at',
      'updated_at',
      'edited_by_staff_at',
      'content_hash',
    ],
  },
  video_left_file: { owner: null, plain: ['name', 'left_at'] },
  video_series: { owner: null, plain: ['key', 'title'] },
  video_stat: { owner: null, plain: ['video_id', 'view_count', 'like_count'] },
  // As in post_visit: a hash with a daily key, deleted the day after.
  video_visit: { owner: null, plain: ['day', 'visitor', 'video_id'] },
} satisfies PersonalTags
