import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const catchMeData = {
  catch_me_play: {
    owner: 'user_id',
    about: 'รอบที่เล่นเกมจับให้ทัน',
    erasure: 'deleted',
    told: ['id', 'way', 'started_at', 'answered_at', 'day', 'score', 'is_paid', 'result'],
    withheld: ['seed'],
  },
  catch_me_best: {
    owner: 'user_id',
    about: 'คะแนนดีที่สุดในเกมจับให้ทัน',
    erasure: 'deleted',
    told: ['way', 'period', 'score', 'reached_at', 'is_listed'],
  },
  catch_me_player: {
    owner: 'user_id',
    about: 'การแสดงชื่อบนกระดานคะแนนของเกมจับให้ทัน',
    erasure: 'deleted',
    told: ['spent_until', 'is_listed'],
  },
} satisfies PersonalTags
