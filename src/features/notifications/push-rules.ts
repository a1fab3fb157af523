import type { PushGroup } from './notices.ts'

/**
 * The push services of the browsers' makers, by the end of the host. The server sends to no other address: an endpoint
 * comes from a browser, and the server fetches no address that a person gives.
 */
const services = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/** Whether an endpoint is an address of a push service: one of the above by https, or of `more` origins of the settings. */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  if (more.includes(origin)) return true
  return protocol === 'https:' && port === '' && services.some((end) => isBelow(hostname, end))
}

function isBelow(host: string, end: string): boolean {
  return end.startsWith('.') ? host.endsWith(end) : host === end
}

/** What a push shows. It passes other people's servers and lies on a locked screen: no name, title, amount or id in it. */
export type PushWords = { title: string; body: string; href: string }

/** The words of a push by the group of its notice; the notice itself is read in the app. */
export const pushWords: Record<PushGroup, PushWords> = {
  day: { title: 'เรื่องของวันนี้รออยู่', body: 'ควิซ ปริศนาภาพ และด่านถัดไป เลือกทำอย่างเดียวก็ได้', href: '/day' },
  learning: { title: 'มีข่าวเรื่องการเรียนรู้ของคุณ', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  quests: { title: 'เควสต์ของคุณมีข่าว', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  posts: { title: 'โพสต์ของคุณมีข่าว', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  events: { title: 'กิจกรรมที่สมัครไว้ใกล้ถึงแล้ว', body: 'แตะเพื่อดูวันและเวลา', href: '/notifications' },
  seats: { title: 'มีข่าวเรื่องที่นั่งที่รออยู่', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  parcels: { title: 'มีข่าวเรื่องของที่แลกไว้', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  wishes: { title: 'มีข่าวเรื่องของที่อยากได้', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  bank: { title: 'มีข่าวจากธนาคารจำลอง', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
  robo: { title: 'มีข่าวจาก Fund-telligenz', body: 'แตะเพื่ออ่านในการแจ้งเตือน', href: '/notifications' },
}
