import { compareInstalment } from '../loan-rules.ts'
import { calculator, figure } from './calculator.ts'

/** Instalments beside the price in cash. */
export const instalmentCalculator = calculator({
  key: 'instalment-or-cash',
  title: 'ผ่อนหรือเก็บเงินซื้อ',
  lead: 'ป้ายบอกค่างวดตัวโต ใส่เลขจากป้ายแล้วดูยอดรวม อัตราต่อปีที่แท้จริง และอีกกี่เดือนจะซื้อสดได้',
  boxes: [
    { name: 'cash', label: 'ราคาเงินสด', unit: 'บาท', min: 100, max: 5_000_000, start: 12_900 },
    { name: 'down', label: 'เงินดาวน์', unit: 'บาท', min: 0, max: 5_000_000, start: 0, hint: 'ไม่มีดาวน์ ใส่ 0' },
    { name: 'payment', label: 'ค่างวด', unit: 'บาท', min: 1, max: 1_000_000, start: 1_290 },
    { name: 'months', label: 'จำนวนงวด', unit: 'เดือน', min: 1, max: 120, start: 12, isWhole: true },
  ],
  findFaults: ({ cash, down, payment, months }) => ({
    down: down >= cash ? 'ดาวน์ต้องน้อยกว่าราคาเงินสด' : null,
    payment: down < cash && down + payment * months < cash ? 'รวมทุกงวดแล้วยังไม่ถึงราคาเงินสด ดูค่างวดกับจำนวนงวดอีกครั้ง' : null,
  }),
  compute: (offer) => {
    const { total, more, rate, wait } = compareInstalment(offer)
    const months = offer.down > 0 ? `ถ้าเก็บเดือนละเท่าค่างวดต่อจากเงินดาวน์` : 'ถ้าเก็บเดือนละเท่าค่างวด'
    const price =
      more > 0 ? `จ่ายมากกว่าซื้อสด *${figure(more)} บาท* เทียบเป็นดอกเบี้ยปีละ *${figure(rate, 2)} %*` : 'เท่ากับราคาเงินสดพอดี'
    return {
      says: `ผ่อนครบจ่าย ${figure(total)} บาท ${price} ${months} อีก *${wait} เดือน* ก็ซื้อสดได้`,
      rows: [
        { label: 'ซื้อเงินสด', value: offer.cash },
        { label: 'ผ่อนจนครบ', value: total },
      ],
      unit: 'บาท',
      note: 'อัตราต่อปีคิดจากยอดที่ยังเหลือจริง จึงสูงกว่าอัตราคงที่บนป้าย ยังไม่รวมค่าธรรมเนียม ค่าประกัน หรือค่าปรับจ่ายช้า',
    }
  },
  article: { key: 'cost-of-borrowing', title: 'ผ่อน 0 % จริงไหม' },
})
