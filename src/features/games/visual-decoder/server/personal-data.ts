import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const visualDecoderData = {
  decoder_picture: {
    owner: 'user_id',
    about: 'ภาพปริศนาที่ตอบหรือข้าม และสิ่งที่ได้',
    erasure: 'kept',
    told: ['set_id', 'place', 'state', 'tries', 'settled_at', 'reward'],
    // They would reveal the answer of an open picture.
    withheld: ['riddle_id', 'edition'],
  },
  decoder_set: {
    owner: 'user_id',
    about: 'ชุดภาพปริศนาที่เล่นในแต่ละวัน',
    erasure: 'kept',
    told: ['day', 'id', 'started_at', 'finished_at', 'learning'],
  },
} satisfies PersonalTags
