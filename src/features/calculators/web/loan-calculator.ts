import { loanSchedule } from '../loan-rules.ts'
import { calculator, figure } from './calculator.ts'

/** The student loan from the first payment to the last. */
export const loanCalculator = calculator({
  key: 'student-loan',
  title: 'ผ่อน กยศ. เดือนละเท่าไร',
  lead: 'ใส่ยอดหนี้วันที่เริ่มผ่อนกับจำนวนปี แล้วดูค่างวด ดอกเบี้ยทั้งหมด และยอดที่ยังค้างอยู่ทุกสิ้นปี',
  boxes: [
    { name: 'debt', label: 'ยอดหนี้', unit: 'บาท', min: 1_000, max: 2_000_000, start: 150_000 },
    { name: 'years', label: 'ผ่อนกี่ปี', unit: 'ปี', min: 1, max: 15, start: 15, isWhole: true },
    { name: 'rate', label: 'ดอกเบี้ยต่อปี', unit: '%', min: 0, max: 1, start: 1, hint: 'ไม่เกิน 1 % ดูเลขจริงในสัญญา' },
  ],
  compute: ({ debt, years, rate }) => {
    const { payment, interest, left } = loanSchedule(debt, rate, years)
    return {
      says: `หนี้ ${figure(debt)} บาท ผ่อน ${years} ปี ดอกเบี้ย ${rate} % จ่ายเดือนละ *${figure(payment)} บาท* ดอกเบี้ยรวม *${figure(interest)} บาท*`,
      rows: [
        { label: 'เงินต้นที่กู้มา', value: debt },
        { label: 'ดอกเบี้ยทั้งหมด', value: interest },
      ],
      sum: { label: 'จ่ายคืนรวม', value: debt + interest },
      unit: 'บาท',
      years: {
        name: 'ยอดที่ยังค้าง ณ สิ้นปี',
        lines: [{ key: 'left', name: 'ยอดที่ยังค้าง', kind: 'mid', values: left }],
      },
      note: 'คิดแบบจ่ายเท่ากันทุกเดือนและดอกเบี้ยลดตามยอดที่เหลือ ตารางของกองทุนอาจไม่เท่ากันทุกปี ยอดที่ต้องจ่ายจริงดูในสัญญาและระบบของ กยศ.',
    }
  },
  article: { key: 'loan-payroll-line', title: 'บรรทัด กยศ. ในสลิปเงินเดือน' },
})
