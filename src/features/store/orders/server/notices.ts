import { noticeKind } from '#features/notifications/contract.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { orderPath } from '../number-rules.ts'

type OrderFacts = { orderId: string; name: string }

export const orderPacked = noticeKind<OrderFacts>('store.packed', {
  group: 'parcels',
  hasMail: false,
  tell: ({ orderId, name }) => ({
    title: `แพ็ก “${name}” แล้ว`,
    body: 'ของของคุณอยู่ในกล่องแล้ว ส่งออกเมื่อไรจะบอกเลขพัสดุให้',
    href: orderPath(orderId),
  }),
})

export const orderShipped = noticeKind<OrderFacts & { carrier: string; number: string }>('store.shipped', {
  group: 'orders',
  hasMail: true,
  tell: ({ orderId, name, carrier, number }) => ({
    title: `ส่ง “${name}” ออกแล้ว`,
    body: `ส่งด้วย ${carrier} เลขพัสดุ ${number} กดดูเพื่อตามของได้เลย`,
    href: orderPath(orderId),
  }),
})

export const orderDelivered = noticeKind<OrderFacts>('store.delivered', {
  group: 'parcels',
  hasMail: false,
  tell: ({ orderId, name }) => ({
    title: `“${name}” ถึงแล้ว`,
    body: 'ถ้ายังไม่ได้รับของ กดแจ้งในรายการแลก ทีมงานจะตามให้',
    href: orderPath(orderId),
  }),
})

export const orderRefunded = noticeKind<OrderFacts & { paid: number }>('store.refunded', {
  group: 'orders',
  hasMail: true,
  tell: ({ orderId, name, paid }) => ({
    ...(paid > 0
      ? {
          title: `คืน koin ของ “${name}” แล้ว`,
          body: `คืน ${formatKoin(koin(paid))} koin เข้ากระเป๋าแล้ว กดดูเหตุผลจากทีมงาน`,
        }
      : // A gift that cost nothing.
        { title: `ส่ง “${name}” ให้ไม่ได้`, body: 'ของขวัญชิ้นนี้ส่งให้ไม่ได้แล้ว กดดูเหตุผลจากทีมงาน' }),
    href: orderPath(orderId),
  }),
})
