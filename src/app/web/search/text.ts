/** The ids of the groups of results. */
export const groupIds = {
  posts: 'found-posts',
  videos: 'found-videos',
  events: 'found-events',
  terms: 'found-terms',
  heroes: 'found-heroes',
  quizzes: 'found-quizzes',
}

export const othersText = {
  groups: 'ไปที่ผลค้นหา',
  counts: {
    posts: (count: string) => `บทความ ${count}`,
    videos: (count: string) => `วิดีโอ ${count}`,
    events: (count: string) => `กิจกรรม ${count}`,
    terms: (count: string) => `คำศัพท์ ${count}`,
    heroes: (count: string) => `Super Hero ${count}`,
    quizzes: (count: string) => `ควิซ ${count}`,
  },
  videos: 'วิดีโอ',
  events: 'กิจกรรม',
  terms: 'คำศัพท์',
  heroes: 'Super Hero',
  quizzes: 'ควิซ',
  corrected: (meant: string) => `วิดีโอและกิจกรรมด้านล่างเป็นของ “${meant}” ที่สะกดใกล้กัน`,
}
