import { maxSavingsFundYear, savingsFund } from '../savings-fund-rules.ts'
import { calculator, figure } from './calculator.ts'

/** Savings with what the state adds. */
export const savingsFundCalculator = calculator({
  key: 'savings-fund',
  title: 'ออมกับ กอช. รัฐเติมให้เท่าไร',
  lead: 'กอช. คือกองทุนการออมแห่งชาติ คนอายุ 15–30 ปีออมเอง รัฐสมทบครึ่งหนึ่ง มีเพดานต่อปี ใส่เลขแล้วดูว่าออมเท่าไรจึงได้สมทบเต็ม',
  boxes: [
    { name: 'age', label: 'เริ่มออมตอนอายุ', unit: 'ปี', min: 15, max: 29, start: 17, isWhole: true },
    { name: 'until', label: 'ออมถึงอายุ', unit: 'ปี', min: 16, max: 30, start: 25, isWhole: true },
    { name: 'monthly', label: 'ออมเดือนละ', unit: 'บาท', min: 50, max: maxSavingsFundYear / 12, start: 200 },
  ],
  findFaults: ({ age, until }) => ({ until: until <= age ? 'ต้องมากกว่าอายุที่เริ่มออม' : null }),
  compute: ({ age, until, monthly }) => {
    const years = until - age
    const { ownYear, addedYear, own, added } = savingsFund(monthly, years)
    const total = own.map((value, year) => value + added[year]!)
    return {
      says: `ออมเดือนละ ${figure(monthly)} บาท ${years} ปี เป็นเงินเรา ${figure(own[years]!)} บาท รัฐสมทบ *${figure(added[years]!)} บาท* รวม *${figure(total[years]!)} บาท*`,
      rows: [
        { label: 'เราออมปีละ', value: ownYear },
        { label: 'รัฐสมทบปีละ ไม่เกิน 1,800 บาท', value: addedYear },
      ],
      sum: { label: 'เข้ากองทุนปีละ', value: ownYear + addedYear },
      unit: 'บาท',
      years: {
        name: 'เงินในกองทุนทุกสิ้นปี',
        lines: [
          { key: 'own', name: 'เงินที่เราออม', kind: 'put', values: own },
          { key: 'total', name: 'รวมเงินสมทบ', kind: 'mid', values: total },
        ],
      },
      note: 'ยังไม่รวมผลตอบแทน เพราะไม่มีใครรู้ล่วงหน้า กอช. รับคนที่ไม่อยู่ในประกันสังคม กบข. หรือกองทุนสำรองเลี้ยงชีพ (ตรวจ พ.ย. 2569) อ่านเงื่อนไขการรับเงินคืนก่อนสมัคร',
    }
  },
  article: { key: 'grandma-sixty', title: 'ถามย่าว่าอยู่ด้วยเงินเท่าไร' },
})
