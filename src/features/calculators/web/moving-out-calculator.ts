import { movingOut } from '../living-rules.ts'
import { calculator, figure } from './calculator.ts'

/** A first room of one's own: the month, and the first day. */
export const movingOutCalculator = calculator({
  key: 'moving-out',
  title: 'ย้ายออกมาอยู่เอง ไหวไหม',
  lead: 'ห้องแรกต้องผ่านสองด่าน คือรายจ่ายทุกเดือน กับเงินก้อนวันแรก ใส่เลขของคุณแล้วดูทั้งสองด่านพร้อมกัน',
  boxes: [
    { name: 'income', label: 'รายได้ที่เข้าบัญชีต่อเดือน', unit: 'บาท', min: 1, max: 1_000_000, start: 15_000 },
    { name: 'rent', label: 'ค่าเช่า', unit: 'บาท', min: 0, max: 200_000, start: 3_800 },
    { name: 'bills', label: 'น้ำ ไฟ เน็ต โทรศัพท์', unit: 'บาท', min: 0, max: 100_000, start: 1_200 },
    { name: 'food', label: 'กินและของใช้', unit: 'บาท', min: 0, max: 200_000, start: 5_500 },
    { name: 'travel', label: 'เดินทาง', unit: 'บาท', min: 0, max: 100_000, start: 1_000 },
    { name: 'other', label: 'อื่น ๆ และเงินให้ที่บ้าน', unit: 'บาท', min: 0, max: 200_000, start: 1_500 },
    {
      name: 'deposit',
      label: 'จ่ายก่อนเข้าอยู่ เท่าค่าเช่ากี่เดือน',
      unit: 'เดือน',
      min: 0,
      max: 12,
      start: 3,
      hint: 'เงินประกันรวมกับค่าเช่าล่วงหน้า ดูในสัญญา',
    },
    { name: 'things', label: 'ของเข้าห้องและค่าขนย้าย', unit: 'บาท', min: 0, max: 500_000, start: 4_000 },
    { name: 'saved', label: 'เก็บไว้แล้ว', unit: 'บาท', min: 0, max: 5_000_000, start: 6_000 },
  ],
  compute: (move) => {
    const { spent, left, start, missing, rentShare } = movingOut(move)
    const month =
      left >= 0
        ? `ทุกเดือนจ่าย ${figure(spent)} บาท เหลือ *${figure(left)} บาท*`
        : `ทุกเดือนจ่าย ${figure(spent)} บาท ขาดอยู่ *${figure(-left)} บาท*`
    const first =
      missing > 0
        ? `วันแรกใช้ ${figure(start)} บาท ต้องเก็บเพิ่มอีก *${figure(missing)} บาท*`
        : `วันแรกใช้ ${figure(start)} บาท *เก็บไว้พอแล้ว*`
    return {
      says: `${month} ${first}`,
      rows: [
        { label: 'ค่าเช่า', value: move.rent },
        { label: 'น้ำ ไฟ เน็ต โทรศัพท์', value: move.bills },
        { label: 'กินและของใช้', value: move.food },
        { label: 'เดินทาง', value: move.travel },
        { label: 'อื่น ๆ และเงินให้ที่บ้าน', value: move.other },
      ],
      sum: { label: 'จ่ายทุกเดือน', value: spent },
      unit: 'บาท',
      note: `ค่าเช่าเป็น ${figure(rentShare)} % ของรายได้ ผ่านสองด่านนี้แล้วยังควรมีเงินสำรองแยกไว้ เพราะเดือนที่ของพังหรือป่วยไม่อยู่ในตารางนี้`,
    }
  },
  article: { key: 'rent-line-by-line', title: 'สัญญาเช่าห้องหนึ่งหน้า' },
})
