import { takeHomePay } from '../pay-rules.ts'
import { calculator, figure } from './calculator.ts'

/** A month's salary until it is in the account. */
export const payCalculator = calculator({
  key: 'take-home-pay',
  title: 'เงินเดือนเข้าบัญชีจริงเท่าไร',
  lead: 'ใส่เงินเดือนในใบเสนองาน แล้วดูว่าแต่ละเดือนหักอะไร เหลือเข้าบัญชีกี่บาท ใช้ตัวเลขประกันสังคมและภาษีของปี 2569',
  boxes: [
    { name: 'salary', label: 'เงินเดือน', unit: 'บาท', min: 2_000, max: 1_000_000, start: 16_000 },
    {
      name: 'fund',
      label: 'กองทุนสำรองเลี้ยงชีพ',
      unit: '%',
      min: 0,
      max: 15,
      start: 3,
      hint: 'ที่ทำงานไม่มีกองทุน หรือยังไม่ได้สมัคร ใส่ 0',
    },
    { name: 'loan', label: 'หัก กยศ. เดือนละ', unit: 'บาท', min: 0, max: 100_000, start: 0, hint: 'ไม่ได้กู้ ใส่ 0' },
    {
      name: 'allowance',
      label: 'ลดหย่อนอื่นทั้งปี',
      unit: 'บาท',
      min: 0,
      max: 2_000_000,
      start: 0,
      hint: 'นอกจากลดหย่อนส่วนตัว 60,000 บาท ไม่แน่ใจ ใส่ 0',
    },
  ],
  findFaults: (pay) => ({
    loan: takeHomePay(pay).takenHome < 0 ? 'หักรวมแล้วเกินเงินเดือน ใส่ยอด กยศ. ให้น้อยลง' : null,
  }),
  compute: (pay) => {
    const { social, saved, tax, loan, takenHome } = takeHomePay(pay)
    const taken = pay.salary - takenHome
    return {
      says: `เงินเดือน ${figure(pay.salary)} บาท เข้าบัญชีเดือนละ *${figure(takenHome)} บาท* อีก ${figure(taken)} บาทถูกหักก่อนถึงมือ`,
      rows: [
        { label: 'เข้าบัญชี', value: takenHome },
        { label: 'ประกันสังคม 5 % ไม่เกิน 875 บาท', value: social },
        { label: `กองทุนสำรองเลี้ยงชีพ ${pay.fund} %`, value: saved },
        { label: 'ภาษี เฉลี่ยต่อเดือน', value: tax },
        { label: 'กยศ.', value: loan },
      ],
      sum: { label: 'เงินเดือน', value: pay.salary },
      unit: 'บาท',
      note: 'คิดว่าเงินเดือนเท่ากัน 12 เดือน และไม่มีโบนัสหรือรายได้อื่น ยังไม่ได้นับประกันสังคมกับเงินเข้ากองทุนเป็นค่าลดหย่อน ภาษีจริงจึงอาจน้อยกว่านี้',
    }
  },
  article: { key: 'first-salary-day', title: 'วันเงินเดือนออกครั้งแรก' },
})
