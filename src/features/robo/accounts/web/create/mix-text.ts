import { inBaht } from '#lib/money.ts'
import type { MixClass, mixCurrencies, mixRegions } from '../../look-through-rules.ts'

/** The words of what money is in, of the five levels, and of automatic rebalancing. */
export const mixText = {
  title: 'เงินอยู่ในอะไรบ้าง',
  lead: 'มองทะลุกองทุนทุกกองลงไปถึงสิ่งที่กองถืออยู่ ตามสูตรของแต่ละกอง',
  view: 'ดูตาม',
  views: { by_class: 'ประเภท', by_region: 'ภูมิภาค', by_currency: 'สกุลเงิน' },
  none: 'ยังไม่มีเงินในแผน',
  classes: {
    cash: 'เงินฝากและตลาดเงิน',
    government_bond: 'พันธบัตรรัฐบาล',
    corporate_bond: 'หุ้นกู้',
    thai_equity: 'หุ้นไทย',
    world_equity: 'หุ้นต่างประเทศ',
    property: 'อสังหาริมทรัพย์',
    gold: 'ทองคำ',
    commodities: 'น้ำมันและโภคภัณฑ์',
    dollar: 'ดอลลาร์ที่ไม่ป้องกัน',
    unknown: 'กองที่ไม่มีข้อมูล',
  } satisfies Record<MixClass, string>,
  regions: { thailand: 'ในประเทศไทย', abroad: 'ต่างประเทศ', unknown: 'กองที่ไม่มีข้อมูล' } satisfies Record<
    (typeof mixRegions)[number],
    string
  >,
  currencies: {
    baht: 'บาท และส่วนที่ป้องกันค่าเงินแล้ว',
    dollar: 'ดอลลาร์ที่ไม่ป้องกัน',
    unknown: 'กองที่ไม่มีข้อมูล',
  } satisfies Record<(typeof mixCurrencies)[number], string>,
  auto: {
    title: 'ปรับสัดส่วนอัตโนมัติ',
    label: 'ให้ระบบปรับสัดส่วนให้ตรงแผนเอง',
    when: 'เมื่อไร: หลังราคาสิ้นวัน ถ้ามีกองห่างจากแผนตั้งแต่ 5 จุด และไม่มีคำสั่งค้าง',
    what: 'ทำอะไร: สับเปลี่ยนจากกองที่เกินไปกองที่ขาด ด้วยราคาวันทำการถัดไป กองที่ซื้ออาจมีค่าธรรมเนียมซื้อ',
    told: 'บอกอย่างไร: แจ้งเตือนทุกครั้ง และอยู่ในรายการของแผน',
    isOn: 'เปิดอยู่',
    isOff: 'ปิดอยู่',
    off: 'ปิดอยู่ เราจะถามก่อนทุกครั้ง',
    on: (day: string) => `เปิดตั้งแต่ ${day}`,
    waits: 'รอไว้ก่อนถ้าผลประเมินหมดอายุ แผนเสี่ยงเกินระดับของคุณ หรือกองที่ต้องใช้พักอยู่',
  },
  levels: {
    title: 'ห้าระดับเคียงกัน',
    description: 'เทียบพอร์ตห้าระดับ ช่วงที่คาดไว้ ปีที่แย่ที่สุด ลงลึกสุด และส่วนผสม ด้วยเงินจำลองของคุณ',
    lead: (sum: string, months: number) =>
      `ถ้าเงินฝึกทั้งหมดของคุณ ${inBaht(sum)} อยู่ในพอร์ตเดียว ผ่าน ${months} เดือนของธนาคาร 70 ใน 100 ครั้งอยู่ระหว่างต่ำกับสูง`,
    goOn: 'ไปตั้งเป้าหมาย',
    table: 'ห้าระดับเคียงกัน',
    level: 'ระดับ',
    levelOf: (level: number, name: string) => `${level} ${name}`,
    own: 'ระดับของคุณ',
    low: 'ต่ำ (P15)',
    mid: 'ค่ากลาง (P50)',
    high: 'สูง (P85)',
    worst: 'ปีที่แย่ที่สุด เหลือ',
    fall: 'ลงลึกสุด หายไป',
    fee: 'ค่าใช้จ่ายต่อปี',
    mix: 'ส่วนผสม',
    mixOf: (level: number) => `ส่วนผสมของระดับ ${level}`,
    past: 'อดีตของทั้งพอร์ต',
    pastLead: 'คิดทั้งพอร์ต ปรับกลับสัดส่วนทุกเดือนของธนาคาร ไม่ใช่เอากองที่แย่ที่สุดมาบอก',
    choose: 'ดูระดับ',
    value: 'มูลค่า',
    when: 'วันที่',
    summary: (sum: string, end: string) => `${inBaht(sum)} ในวันแรกที่มีราคา เป็น ${inBaht(end)} ในวันล่าสุด`,
    worstYear: (from: string, to: string, sum: string, end: string) =>
      `ปีที่แย่ที่สุด ${from} ถึง ${to}: ${inBaht(sum)} เหลือ ${inBaht(end)}`,
    deepest: (from: string, to: string, sum: string, lost: string) =>
      `ลงลึกสุด ${from} ถึง ${to}: ถ้ามี ${inBaht(sum)} ที่จุดสูงสุด จะหายไป ${inBaht(lost)}`,
    noPast: 'กองในพอร์ตนี้ยังไม่มีราคาร่วมกันครบปี',
    note: 'ระดับสูงไม่ได้แปลว่าดีกว่า เลือกระดับที่รับได้แม้ในปีที่แย่',
    notBefore: 'ค่าใช้จ่ายในกองหักแล้ว ยังไม่หักค่าธรรมเนียมตอนซื้อในส่วนของอดีต',
  },
} as const
