import { noticeKind } from '#features/notifications/contract.ts'

type Decided = { title: string; state: 'given' | 'not_reached' | 'not_enough' | 'gift_failed' }

const bodies: Record<Decided['state'], string> = {
  given: 'ถึงคิวของคุณแล้ว เราหัก koin และเริ่มเตรียมส่งของให้',
  not_reached: 'คนที่มีแต้มเควสต์มากกว่าได้ครบจำนวนก่อน ยังไม่มีการหัก koin',
  not_enough: 'ถึงคิวของคุณแล้ว แต่ koin ไม่พอ สิทธิจึงไปที่คนถัดไป ยังไม่มีการหัก koin',
  gift_failed: 'ถึงคิวของคุณแล้ว แต่ยังส่งของให้ไม่ได้ ดูที่อยู่ในร้านอีกครั้ง ยังไม่มีการหัก koin',
}

export const turnDecided = noticeKind<Decided>('krazy-day.decided', {
  group: 'orders',
  hasMail: false,
  tell: ({ title, state }) => ({
    title: state === 'given' ? `ได้ของจาก “${title}”` : `ผลของ “${title}”`,
    body: bodies[state],
    href: '/superquest/profile/redeemrewards',
  }),
})
