import { costPerUse } from '../use-rules.ts'
import { calculator, figure } from './calculator.ts'

/** What one use of a thing costs. */
export const costPerUseCalculator = calculator({
  key: 'cost-per-use',
  title: 'ใช้หนึ่งครั้ง ตกครั้งละกี่บาท',
  lead: 'ของถูกที่ใช้สองครั้งอาจแพงกว่าของแพงที่ใช้ทุกวัน ใส่ราคากับจำนวนครั้งที่จะใช้จริง แล้วเทียบกับการเช่าหรือจ่ายรายครั้ง',
  boxes: [
    { name: 'price', label: 'ราคา', unit: 'บาท', min: 1, max: 5_000_000, start: 1_890 },
    { name: 'care', label: 'ค่าดูแลและซ่อมตลอดที่ใช้', unit: 'บาท', min: 0, max: 1_000_000, start: 150 },
    { name: 'resale', label: 'ขายต่อได้', unit: 'บาท', min: 0, max: 5_000_000, start: 0, hint: 'ไม่รู้ ใส่ 0' },
    { name: 'times', label: 'ใช้เดือนละ', unit: 'ครั้ง', min: 1, max: 1_000, start: 8, isWhole: true },
    { name: 'months', label: 'ใช้นาน', unit: 'เดือน', min: 1, max: 600, start: 18, isWhole: true },
    {
      name: 'hire',
      label: 'ถ้าเช่าหรือจ่ายรายครั้ง',
      unit: 'บาท',
      min: 0,
      max: 1_000_000,
      start: 60,
      hint: 'ไม่มีทางเช่า ใส่ 0',
    },
  ],
  findFaults: ({ price, care, resale }) => ({
    resale: resale > price + care ? 'ขายต่อได้มากกว่าที่จ่ายไปทั้งหมด ดูเลขอีกครั้ง' : null,
  }),
  compute: (use) => {
    const { cost, uses, each, enough } = costPerUse(use)
    const hire = enough === null ? '' : ` ใช้ถึง *${figure(enough)} ครั้ง* ซื้อจึงไม่แพงกว่าจ่ายรายครั้ง`
    return {
      says: `จ่ายจริง ${figure(cost)} บาท ใช้ ${figure(uses)} ครั้ง ตกครั้งละ *${figure(each, 2)} บาท*${hire}`,
      rows: [
        { label: 'ซื้อ ครั้งละ', value: each },
        ...(use.hire > 0 ? [{ label: 'จ่ายรายครั้ง ครั้งละ', value: use.hire }] : []),
      ],
      unit: 'บาท',
      decimals: 2,
      note: 'เลขที่เดายากที่สุดคือใช้เดือนละกี่ครั้ง นึกถึงของคล้ายกันที่มีอยู่แล้ว เดือนที่ผ่านมาหยิบใช้จริงกี่ครั้ง',
    }
  },
  article: { key: 'green-spending', title: 'ใช้น้อยลง ใช้นานขึ้น' },
})
