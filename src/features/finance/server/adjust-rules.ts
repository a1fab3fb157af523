import type { AdjustReason } from '../adjust-contract.ts'

/** What the person reads in their koin history and notice. The ledger outlives accounts, so it holds no words that staff typed. */
export const reasonTitles = {
  missing: 'ทีมงานปรับยอดให้ เพราะ koin ที่ควรได้เข้าไม่ครบ',
  fault: 'ทีมงานปรับยอดให้ เพราะระบบมีปัญหา ขออภัยที่ทำให้รอ',
  twice: 'ทีมงานปรับยอด เพราะระบบให้ koin ซ้ำ คุณไม่ได้ทำอะไรผิด',
  wrong: 'ทีมงานปรับยอด เพราะระบบบันทึก koin ไม่ถูกต้อง คุณไม่ได้ทำอะไรผิด',
} as const satisfies Record<AdjustReason, string>
