/** The part of personal-data.ts about events. */
export const eventData = {
  event_feed: {
    whose: 'user_id',
    about: 'ปฏิทินส่วนตัวที่คุณเปิดไว้',
    erasure: 'deleted',
    told: ['made_at'],
    withheld: ['token_hash'],
  },
  event_reward: {
    whose: 'asked_by',
    about: 'รางวัลกิจกรรมที่คุณตั้งหรือขอในฐานะทีมงาน',
    erasure: 'kept',
    told: ['event_id', 'reward', 'capacity', 'added', 'asked_at', 'state', 'decided_at'],
    withheld: ['id', 'decided_by'],
  },
  event_seat: {
    whose: 'user_id',
    about: 'กิจกรรมที่คุณสมัครหรือรอคิว',
    erasure: 'kept',
    told: ['event_id', 'queue_place', 'with_voucher', 'paid', 'joined_at', 'attended_at', 'settled_at'],
    withheld: ['id', 'reminded'],
  },
  event_voucher: {
    whose: 'user_id',
    about: 'บัตรเข้าร่วมกิจกรรมของคุณ',
    erasure: 'kept',
    told: ['cause', 'made_at', 'used_at'],
    withheld: ['id', 'seat_id'],
  },
} as const
