import type { GiftState } from '../contract.ts'

export const text = {
  take: (name: string) => `รับ ${name}`,
  cancel: 'ไว้ก่อน',
  sent: 'ของขวัญชิ้นนี้ส่งถึงบ้าน ไม่มีค่าส่ง',
  atOnce: 'ของชิ้นนี้ไม่ต้องส่ง ได้ทันที',
  history: 'ของขวัญของฉัน',
  noHistory: 'ยังไม่มีของขวัญ ภารกิจที่ให้ของขวัญบอกไว้ที่การ์ดของภารกิจ',
  tracking: (number: string) => `เลขพัสดุ ${number}`,
  follow: 'ติดตามพัสดุ',
  newWindow: 'เปิดหน้าต่างใหม่',
  for: (source: string, day: string) => `จาก ${source} · ${day}`,
  states: {
    paid: 'รับคำขอแล้ว รอจัดของ',
    packed: 'จัดของแล้ว รอส่ง',
    shipped: 'ส่งแล้ว กำลังเดินทาง',
    delivered: 'ถึงมือแล้ว',
    refunded: 'ส่งไม่ได้ ดูเหตุผลในการแจ้งเตือน',
  } satisfies Record<GiftState, string>,
}
