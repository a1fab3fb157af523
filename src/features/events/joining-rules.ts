import type { PaysNot } from './event-contract.ts'

/** What stands in the way of paying, and what to do about it. */
export const whyNotPaid: Record<PaysNot, string> = {
  unverified: 'ยืนยันอีเมลจากลิงก์ที่เราส่งให้ก่อน',
  guardian_waiting: 'รอผู้ปกครองยินยอมก่อน',
  guardian_refused: 'ต้องให้ผู้ปกครองยินยอมก่อน',
  own_consent: 'ให้ความยินยอมของคุณเองที่หน้าโปรไฟล์ก่อน',
}
