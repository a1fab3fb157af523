import { bars, curve, table, title } from './charts.ts'
import { chatScenes } from './chat-scenes.ts'
import type { Color, Sheet } from './sheet.ts'

export type Scene = { card: Color; draw: (sheet: Sheet) => void }

const named = (text: string) =>
  text.split(' ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value: Number(value) }
  })

/** The pictures of content/questions/pictures by name. */
export const scenes: Record<string, Scene> = {
  ...chatScenes,
  'week-bars': {
    card: 's2-soft',
    draw: (sheet) => {
      title(sheet, 'รายจ่ายหนึ่งสัปดาห์ (บาท)')
      bars(sheet, named('ข้าว=250 น้ำหวาน=180 รถเมล์=120 เกม=90 ขนม=60'), { color: 'art-coral' })
    },
  },
  'shop-receipt': {
    card: 's2-soft',
    draw: (sheet) => {
      title(sheet, 'ใบเสร็จร้านเครื่องเขียน')
      const rows = [
        ['สมุด 3 เล่ม', '25', '75'],
        ['ปากกา 2 ด้าม', '15', '30'],
        ['กาว 1 หลอด', '20', '20'],
        ['รวมเงิน', '', '135'],
        ['เงินสด', '', '200'],
      ]
      table(sheet, rows, { head: ['รายการ', 'ราคา', 'บาท'], columns: [26, 214, 292] })
    },
  },
  'jar-curve': {
    card: 's1-soft',
    draw: (sheet) => {
      title(sheet, 'เงินในกระปุกสิ้นเดือน (บาท)')
      curve(sheet, named('ม.ค.=200 ก.พ.=350 มี.ค.=300 เม.ย.=500 พ.ค.=650'), 'art-leaf-deep')
    },
  },
  'two-growths': { card: 's1-soft', draw: drawGrowths },
  'budget-pie': { card: 's5-soft', draw: drawPie },
  'shop-account': {
    card: 's4-soft',
    draw: (sheet) => {
      title(sheet, 'รายการบัญชีของร้าน')
      const rows = [
        ['09:10', 'ยกมา', '', '1,200'],
        ['10:05', 'เข้า', '350', '1,550'],
        ['10:40', 'ออก', '200', '1,350'],
        ['11:15', 'เข้า', '89', '1,439'],
      ]
      table(sheet, rows, { head: ['เวลา', 'รายการ', 'บาท', 'คงเหลือ'], columns: [26, 146, 208, 292], step: 27 })
    },
  },
  'fund-curve': {
    card: 's3-soft',
    draw: (sheet) => {
      title(sheet, 'มูลค่าต่อหน่วยสิ้นเดือน (บาท)')
      curve(sheet, named('ม.ค.=10 ก.พ.=12 มี.ค.=9 เม.ย.=10 พ.ค.=11'), 'art-violet')
    },
  },
  'oat-tags': { card: 's2-soft', draw: drawTags },
  'passbook-blot': {
    card: 's1-soft',
    draw: (sheet) => {
      title(sheet, 'หน้าสมุดบัญชี (บาท)')
      const rows = [
        ['ยอดยกมา', '', '1,500'],
        ['ฝาก', '+400', '1,900'],
        ['ถอน', '−250', '1,650'],
        ['ดอกเบี้ย', '+6', '1,656'],
        ['ถอน', '', '1,356'],
      ]
      table(sheet, rows, { head: ['รายการ', 'เข้า/ออก', 'คงเหลือ'], columns: [26, 196, 292] })
      for (const [x, y, r] of [
        [172, 178, 10],
        [186, 176, 11],
        [198, 179, 7],
        [160, 181, 5],
      ] as const)
        sheet.circle(x, y, r, 'art-ink')
    },
  },
  'pay-slip': {
    card: 's4-soft',
    draw: (sheet) => {
      title(sheet, 'ใบจ่ายค่าจ้าง')
      const rows = [
        ['ค่าแรง 24 ชม. × 55', '1,320'],
        ['ค่าเดินทาง', '+120'],
        ['หักเงินที่เบิกไปก่อน', '−150'],
        ['รับสุทธิ', '1,190'],
      ]
      table(sheet, rows, { head: ['รายการ', 'บาท'], last: true, columns: [26, 292], step: 27 })
    },
  },
  'in-and-out': { card: 's5-soft', draw: drawWeeks },
  'four-ports': { card: 's3-soft', draw: drawPorts },
  'phone-plans': {
    card: 's2-soft',
    draw: (sheet) => {
      title(sheet, 'มือถือราคาเงินสด 9,000 บาท')
      const rows = [
        ['6 งวด', '0', '1,560'],
        ['10 งวด', '0', '960'],
        ['12 งวด', '1,200', '725'],
      ]
      table(sheet, rows, { head: ['แผน', 'เงินดาวน์', 'งวดละ'], columns: [26, 190, 292], step: 34, top: 42 })
    },
  },
  'goal-bars': {
    card: 's1-soft',
    draw: (sheet) => {
      title(sheet, 'เงินออมสะสม (บาท)')
      const target = { value: 1200, name: 'เป้า 1,200' }
      bars(sheet, named('สัปดาห์ที่\u00a01=150 สัปดาห์ที่\u00a02=300 สัปดาห์ที่\u00a03=450'), {
        color: 'art-mint',
        max: 1200,
        target,
      })
    },
  },
  'water-tags': { card: 's4-soft', draw: drawWater },
  'dca-curve': {
    card: 's3-soft',
    draw: (sheet) => {
      title(sheet, 'ราคาต่อหน่วยวันซื้อ (บาท)')
      curve(sheet, named('เดือน\u00a01=10 เดือน\u00a02=8 เดือน\u00a03=5 เดือน\u00a04=10'), 'art-violet')
    },
  },
  'plan-and-real': {
    card: 's5-soft',
    draw: (sheet) => {
      title(sheet, 'งบกับที่ใช้จริง (บาท)')
      const rows = [
        ['อาหาร', '1,200', '1,350'],
        ['เดินทาง', '400', '360'],
        ['มือถือ', '300', '300'],
        ['บันเทิง', '300', '420'],
      ]
      table(sheet, rows, { head: ['หมวด', 'งบ', 'ใช้จริง'], columns: [26, 190, 292], step: 27 })
    },
  },
  'fund-ranges': { card: 's3-soft', draw: drawRanges },
  'three-covers': {
    card: 's4-soft',
    draw: (sheet) => {
      title(sheet, 'แผนประกันสุขภาพ (บาท)')
      const rows = [
        ['ใบไม้', '1,200', '5,000'],
        ['ก้อนหิน', '2,000', '1,000'],
        ['สายลม', '800', '8,000'],
      ]
      table(sheet, rows, { head: ['แผน', 'เบี้ยต่อปี', 'จ่ายเองก่อน'], columns: [26, 178, 292], step: 34, top: 42 })
    },
  },
}

function drawGrowths(sheet: Sheet): void {
  title(sheet, 'เงิน 10,000 ปีละ 5 % (บาท)')
  const yOf = (value: number) => 162 - ((value - 10_000) * 108) / 33_219
  const xOf = (year: number) => 48 + year * 6.9
  const line = (values: readonly number[]) => values.map((value, i) => [xOf(i * 10), yOf(value)] as const)
  sheet.line(
    [
      [40, 162],
      [264, 162],
    ],
    2,
    'soft',
  )
  const [compound, simple] = [
    [10_000, 16_289, 26_533, 43_219],
    [10_000, 15_000, 20_000, 25_000],
  ]
  sheet.line(line(simple), 3, 'art-wood')
  sheet.line(line(compound), 3.5, 'art-leaf-deep')
  for (const [x, y] of line(simple)) sheet.circle(x, y, 4, 'art-wood')
  for (const [x, y] of line(compound)) sheet.circle(x, y, 4.5, 'art-leaf-deep')
  sheet.text('43,219', xOf(30) + 7, yOf(43_219) + 14)
  sheet.text('25,000', xOf(30) + 7, yOf(25_000) + 5)
  sheet.text('26,533', xOf(20) - 4, yOf(26_533) - 8, { align: 'end' })
  sheet.text('20,000', xOf(20) - 8, yOf(20_000) + 20, { align: 'middle' })
  sheet.text('ทบต้น', xOf(23), yOf(38_500), { size: 14, align: 'end' })
  sheet.text('ไม่ทบต้น', xOf(30) + 7, yOf(25_000) + 25, { size: 14 })
  for (const year of [0, 10, 20, 30]) sheet.text(`ปี ${year}`, xOf(year), 184, { size: 14, align: 'middle' })
}

function drawPie(sheet: Sheet): void {
  title(sheet, 'แผนใช้เงินเดือนละ 2,000 บาท')
  const parts = [
    ['อาหาร', 40, 'art-coral'],
    ['เดินทาง', 20, 'art-sky'],
    ['ออม', 15, 'art-mint'],
    ['อยากได้', 15, 'art-rose'],
    ['เรียน', 10, 'art-violet'],
  ] as const
  let from = 0
  for (const [i, [name, percent, color]] of parts.entries()) {
    sheet.slice(88, 114, 70, from, from + percent / 100, color)
    from += percent / 100
    const y = 66 + i * 27
    sheet.circle(182, y - 5, 6, color)
    sheet.text(name, 194, y)
    sheet.text(`${percent} %`, 304, y, { align: 'end' })
  }
}

function drawTags(sheet: Sheet): void {
  title(sheet, 'ป้ายราคาข้าวโอ๊ต')
  for (const [i, [weight, price]] of [
    ['250', '40'],
    ['400', '60'],
    ['600', '87'],
    ['1,000', '155'],
  ].entries()) {
    const [x, y] = [16 + (i % 2) * 148, 42 + Math.floor(i / 2) * 76]
    sheet.rect(x, y, 140, 68, 10, 'paper')
    sheet.circle(x + 14, y + 14, 5, 's2-soft')
    sheet.text(`ถุง ${weight} กรัม`, x + 126, y + 24, { align: 'end' })
    sheet.text(`${price} บาท`, x + 126, y + 54, { size: 22, align: 'end' })
  }
}

function drawWater(sheet: Sheet): void {
  title(sheet, 'น้ำดื่มขนาด 600 มล.')
  const bottle = (x: number, y: number, size: number) => {
    sheet.rect(x, y + 12 * size, 18 * size, 44 * size, 6 * size, 'art-sky')
    sheet.rect(x + 5 * size, y, 8 * size, 12 * size, 2 * size, 'art-leaf-deep')
    sheet.rect(x, y + 26 * size, 18 * size, 14 * size, 0, 'art-white')
  }
  sheet.rect(16, 42, 110, 142, 10, 'paper')
  sheet.rect(138, 42, 166, 142, 10, 'paper')
  bottle(62, 54, 1)
  for (let i = 0; i < 12; i += 1) bottle(170 + (i % 6) * 18, 50 + Math.floor(i / 6) * 35, 0.55)
  sheet.text('1 ขวด', 71, 138, { align: 'middle' })
  sheet.text('12 บาท', 71, 170, { size: 22, align: 'middle' })
  sheet.text('แพ็ก 12 ขวด', 221, 138, { align: 'middle' })
  sheet.text('126 บาท', 221, 170, { size: 22, align: 'middle' })
}

function drawWeeks(sheet: Sheet): void {
  title(sheet, 'รับกับจ่ายรายสัปดาห์ (บาท)')
  const rows = [
    ['สัปดาห์ 1', 700, 650],
    ['สัปดาห์ 2', 700, 720],
    ['สัปดาห์ 3', 700, 610],
    ['สัปดาห์ 4', 700, 700],
  ] as const
  for (const [i, [name, income, spent]] of rows.entries()) {
    const y = 40 + i * 38
    sheet.text(name, 16, y + 22, { size: 14 })
    for (const [k, [value, color]] of (
      [
        [income, 'art-mint'],
        [spent, 'art-coral'],
      ] as const
    ).entries()) {
      const width = value / 4.6
      sheet.rect(90, y + k * 17, width, 14, 3, color)
      const word = k === 0 ? 'รับ' : 'จ่าย'
      sheet.text(`${word} ${value}`, 90 + width + 6, y + 12 + k * 17, { size: 14 })
    }
  }
}

function drawPorts(sheet: Sheet): void {
  title(sheet, 'สี่พอร์ต (% ของเงิน)')
  const legend = [
    ['หุ้น', 'art-violet', 76],
    ['ตราสารหนี้', 'art-sky', 128],
    ['เงินฝาก', 'art-mint', 226],
  ] as const
  for (const [name, color, x] of legend) {
    sheet.circle(x, 44, 6, color)
    sheet.text(name, x + 11, 49, { size: 14 })
  }
  const rows = [
    ['ภูเขา', 70, 20, 10],
    ['ทุ่งนา', 10, 40, 50],
    ['ทะเล', 50, 30, 20],
    ['แม่น้ำ', 30, 50, 20],
  ] as const
  for (const [i, [name, ...shares]] of rows.entries()) {
    const y = 62 + i * 33
    sheet.text(name, 16, y + 18)
    let x = 70
    for (const [k, share] of shares.entries()) {
      const width = share * 2.34
      sheet.rect(x, y, width - 2, 26, 4, legend[k]![1])
      sheet.text(String(share), x + width / 2 - 1, y + 18, { size: 14, align: 'middle' })
      x += width
    }
  }
}

function drawRanges(sheet: Sheet): void {
  title(sheet, 'ผลตอบแทนต่อปีใน 10 ปี (%)')
  const xOf = (value: number) => 176 + value * 3.9
  sheet.line(
    [
      [xOf(0), 50],
      [xOf(0), 190],
    ],
    1,
    'soft',
    true,
  )
  sheet.text('0', xOf(0), 46, { size: 12, color: 'soft', align: 'middle' })
  const rows = [
    ['เช้า', -3, 2, 5],
    ['สาย', -9, 5, 14],
    ['บ่าย', -18, 7, 25],
    ['เย็น', -12, 4, 15],
  ] as const
  const signed = (value: number) => (value < 0 ? `−${-value}` : String(value))
  for (const [i, [name, worst, mean, best]] of rows.entries()) {
    const y = 66 + i * 37
    sheet.text(name, 16, y + 5)
    sheet.rect(xOf(worst), y - 5, xOf(best) - xOf(worst), 10, 5, 'art-violet')
    sheet.circle(xOf(mean), y, 7, 'art-koin')
    sheet.text(signed(worst), xOf(worst) - 5, y + 5, { size: 14, align: 'end' })
    sheet.text(signed(best), xOf(best) + 5, y + 5, { size: 14 })
    sheet.text(String(mean), xOf(mean), y - 10, { size: 14, align: 'middle' })
  }
}
