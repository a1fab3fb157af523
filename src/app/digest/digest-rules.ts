import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'

/** The figures of a week: `koin` in hundredths; `articles` are titles of our own among the new `posts`. */
type Digest = { days: number; koin: number; points: number; posts: number; articles: string[]; events: number }

/** The week in one sentence; zeros are left out. */
function bodyOfDigest({ days, koin: earned, points, posts, articles, events }: Digest): string {
  const gains = [earned > 0 && `${formatKoin(koin(earned))} koin`, points > 0 && `${points} คะแนนทักษะ`].filter(Boolean)
  return [
    days > 0 && `สัปดาห์นี้คุณเรียนรู้ ${days} วัน`,
    gains.length > 0 && `ได้ ${gains.join(' และ ')}`,
    posts > 0 && `มีเรื่องใหม่ให้อ่าน ${posts} เรื่อง`,
    articles.length > 0 && `เช่น ${articles.map((title) => `“${title}”`).join(' และ ')}`,
    events > 0 && `มีกิจกรรมใน 7 วันข้างหน้า ${events} งาน`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const weeklyDigest = noticeKind<Digest>('digest.weekly', {
  group: 'digest',
  hasMail: true,
  tell: (facts) => ({ title: 'สรุปสัปดาห์นี้ของคุณ', body: bodyOfDigest(facts), href: '/' }),
})
