/** Where the groups of what was found begin in the page. */
export const groupIds = { posts: 'found-posts', videos: 'found-videos', events: 'found-events' }

export const othersText = {
  groups: 'ไปที่ผลค้นหา',
  counts: {
    posts: (count: string) => `บทความ ${count}`,
    videos: (count: string) => `วิดีโอ ${count}`,
    events: (count: string) => `กิจกรรม ${count}`,
  },
  videos: 'วิดีโอ',
  events: 'กิจกรรม',
  corrected: (meant: string) => `วิดีโอและกิจกรรมด้านล่างเป็นของ “${meant}” ที่สะกดใกล้กัน`,
}
