import { motorbikeMonth } from '../living-rules.ts'
import { calculator, figure } from './calculator.ts'

/** A motorbike a month and a kilometre. */
export const motorbikeCalculator = calculator({
  key: 'motorbike',
  title: 'มอเตอร์ไซค์คันหนึ่ง กินเงินเดือนละเท่าไร',
  lead: 'ค่างวดเป็นแค่บรรทัดแรก ใส่น้ำมัน เอกสาร ซ่อม และที่จอด แล้วดูยอดต่อเดือนกับต่อกิโลเมตร',
  boxes: [
    {
      name: 'payment',
      label: 'ค่างวดต่อเดือน',
      unit: 'บาท',
      min: 0,
      max: 100_000,
      start: 2_350,
      hint: 'ซื้อสดหรือผ่อนหมดแล้ว ใส่ 0',
    },
    { name: 'distance', label: 'ขี่เดือนละ', unit: 'กม.', min: 0, max: 20_000, start: 600 },
    { name: 'economy', label: 'น้ำมันหนึ่งลิตรวิ่งได้', unit: 'กม.', min: 1, max: 200, start: 40 },
    {
      name: 'fuelPrice',
      label: 'ราคาน้ำมันต่อลิตร',
      unit: 'บาท',
      min: 1,
      max: 500,
      start: 36,
      hint: 'เลขนี้เป็นตัวอย่าง ใส่ราคาที่ปั๊มวันนี้',
    },
    { name: 'papers', label: 'พ.ร.บ. ภาษี และประกัน ทั้งปี', unit: 'บาท', min: 0, max: 100_000, start: 1_800 },
    { name: 'service', label: 'ซ่อม ยาง และน้ำมันเครื่อง ทั้งปี', unit: 'บาท', min: 0, max: 200_000, start: 2_400 },
    { name: 'parking', label: 'ค่าจอดต่อเดือน', unit: 'บาท', min: 0, max: 20_000, start: 100 },
  ],
  compute: (bike) => {
    const { fuel, papers, service, month, perKilometre } = motorbikeMonth(bike)
    const kilometre = perKilometre === null ? '' : ` หรือกิโลเมตรละ *${figure(perKilometre, 2)} บาท*`
    return {
      says: `รถคันนี้ใช้เงินเดือนละ *${figure(month)} บาท*${kilometre} ปีหนึ่ง ${figure(month * 12)} บาท`,
      rows: [
        { label: 'ค่างวด', value: bike.payment },
        { label: 'น้ำมัน', value: fuel },
        { label: 'พ.ร.บ. ภาษี ประกัน เฉลี่ย', value: papers },
        { label: 'ซ่อมและยาง เฉลี่ย', value: service },
        { label: 'ค่าจอด', value: bike.parking },
      ],
      sum: { label: 'ต่อเดือน', value: month },
      unit: 'บาท',
      note: 'ตัวเลขตั้งต้นเป็นตัวอย่าง ยังไม่นับค่าเสื่อม คือราคารถที่หายไปทุกปี คนที่ซื้อสดควรเอาราคาซื้อลบราคาขายต่อ หารจำนวนเดือนที่ใช้ แล้วบวกเพิ่ม',
    }
  },
  article: { key: 'rider-motorbike', title: 'มอเตอร์ไซค์คันแรก ราคาจริงที่ป้ายหน้าร้านไม่บอก' },
})
