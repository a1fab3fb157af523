import { compareUnitPrices } from '../use-rules.ts'
import { calculator, figure } from './calculator.ts'

const verdicts = [
  () => 'สองห่อ *ราคาต่อหน่วยเท่ากัน*',
  (saved: string) => `*ห่อ ก ถูกกว่า* ${saved} %`,
  (saved: string) => `*ห่อ ข ถูกกว่า* ${saved} %`,
]

/** Two packs by the price of what is used. */
export const unitPriceCalculator = calculator({
  key: 'unit-price',
  title: 'ห่อเล็กหรือห่อใหญ่ ห่อไหนถูกกว่า',
  lead: 'ใส่ราคากับปริมาณของสองห่อ ใช้หน่วยเดียวกันทั้งคู่ เช่น กรัม มิลลิลิตร หรือชิ้น แล้วดูราคาต่อหน่วยที่ใช้จริง',
  boxes: [
    { name: 'price', label: 'ราคาห่อ ก', unit: 'บาท', min: 0.25, max: 100_000, start: 20 },
    { name: 'amount', label: 'ปริมาณห่อ ก', unit: 'หน่วย', min: 0.01, max: 100_000, start: 100 },
    { name: 'otherPrice', label: 'ราคาห่อ ข', unit: 'บาท', min: 0.25, max: 100_000, start: 36 },
    { name: 'otherAmount', label: 'ปริมาณห่อ ข', unit: 'หน่วย', min: 0.01, max: 100_000, start: 200 },
    {
      name: 'used',
      label: 'ห่อ ข ใช้ทันก่อนเสียหรือหมดอายุ',
      unit: '%',
      min: 1,
      max: 100,
      start: 100,
      hint: 'ใช้หมดแน่ ใส่ 100',
    },
  ],
  compute: (packs) => {
    const { first, second, cheaper, saved } = compareUnitPrices(packs)
    const by = Math.min(packs.amount, packs.otherAmount) >= 100 ? 100 : 1
    return {
      says: `${verdicts[cheaper]!(figure(saved))} ห่อ ก ตก ${figure(first * by, 2)} บาท ห่อ ข ตก ${figure(second * by, 2)} บาท ต่อ ${by} หน่วย`,
      rows: [
        { label: `ห่อ ก ต่อ ${by} หน่วย`, value: first * by },
        { label: `ห่อ ข ต่อ ${by} หน่วยที่ใช้จริง`, value: second * by },
      ],
      unit: 'บาท',
      decimals: 2,
      note: 'ส่วนที่ทิ้งก็จ่ายเงินไปแล้ว ห่อใหญ่ที่ใช้ไม่ทันจึงอาจแพงกว่าห่อเล็ก',
    }
  },
  article: { key: 'unit-price-test', title: 'ซองใหญ่คุ้มกว่าจริงไหม' },
})
