/**
 * The 77 provinces (76 and Bangkok): key → Thai name. The key is ISO 3166-2:TH without "TH-". Sort by th-x-icu for
 * display.
 */
export const provinces = {
  10: 'กรุงเทพมหานคร',
  11: 'สมุทรปราการ',
  12: 'นนทบุรี',
  13: 'ปทุมธานี',
  14: 'พระนครศรีอยุธยา',
  15: 'อ่างทอง',
  16: 'ลพบุรี',
  17: 'สิงห์บุรี',
  18: 'ชัยนาท',
  19: 'สระบุรี',
  20: 'ชลบุรี',
  21: 'ระยอง',
  22: 'จันทบุรี',
  23: 'ตราด',
  24: 'ฉะเชิงเทรา',
  25: 'ปราจีนบุรี',
  26: 'นครนายก',
  27: 'สระแก้ว',
  30: 'นครราชสีมา',
  31: 'บุรีรัมย์',
  32: 'สุรินทร์',
  33: 'ศรีสะเกษ',
  34: 'อุบลราชธานี',
  35: 'ยโสธร',
  36: 'ชัยภูมิ',
  37: 'อำนาจเจริญ',
  38: 'บึงกาฬ',
  39: 'หนองบัวลำภู',
  40: 'ขอนแก่น',
  41: 'อุดรธานี',
  42: 'เลย',
  43: 'หนองคาย',
  44: 'มหาสารคาม',
  45: 'ร้อยเอ็ด',
  46: 'กาฬสินธุ์',
  47: 'สกลนคร',
  48: 'นครพนม',
  49: 'มุกดาหาร',
  50: 'เชียงใหม่',
  51: 'ลำพูน',
  52: 'ลำปาง',
  53: 'อุตรดิตถ์',
  54: 'แพร่',
  55: 'น่าน',
  56: 'พะเยา',
  57: 'เชียงราย',
  58: 'แม่ฮ่องสอน',
  60: 'นครสวรรค์',
  61: 'อุทัยธานี',
  62: 'กำแพงเพชร',
  63: 'ตาก',
  64: 'สุโขทัย',
  65: 'พิษณุโลก',
  66: 'พิจิตร',
  67: 'เพชรบูรณ์',
  70: 'ราชบุรี',
  71: 'กาญจนบุรี',
  72: 'สุพรรณบุรี',
  73: 'นครปฐม',
  74: 'สมุทรสาคร',
  75: 'สมุทรสงคราม',
  76: 'เพชรบุรี',
  77: 'ประจวบคีรีขันธ์',
  80: 'นครศรีธรรมราช',
  81: 'กระบี่',
  82: 'พังงา',
  83: 'ภูเก็ต',
  84: 'สุราษฎร์ธานี',
  85: 'ระนอง',
  86: 'ชุมพร',
  90: 'สงขลา',
  91: 'สตูล',
  92: 'ตรัง',
  93: 'พัทลุง',
  94: 'ปัตตานี',
  95: 'ยะลา',
  96: 'นราธิวาส',
} as const satisfies Record<number, string>

/** A key on the wire: '10' is Bangkok. */
export type Province = `${keyof typeof provinces}`
export const provinceKeys = Object.keys(provinces) as Province[]

/** What a person may want to learn, in display order. */
export const interests = {
  saving: 'ออมเงินให้ถึงเป้า',
  spending: 'ใช้เงินให้คุ้ม',
  investing: 'เริ่มลงทุน',
  earning: 'หารายได้ระหว่างเรียน',
  business: 'ทำธุรกิจเล็ก ๆ',
  protecting: 'รู้ทันมิจฉาชีพ',
  digital: 'เงินในโลกดิจิทัล',
  planning: 'วางแผนเรียนต่อและอนาคต',
  economy: 'เศรษฐกิจรอบตัว',
  green: 'ใช้ชีวิตแบบรักษ์โลก',
} as const satisfies Record<string, string>

export type Interest = keyof typeof interests
export const interestKeys = Object.keys(interests) as Interest[]

/** What stands in the way of an act of an account, and what to do about it: the reasons of standing-rules.ts. */
export const whyNotNames = {
  unverified: 'ยืนยันอีเมลจากลิงก์ที่เราส่งให้ก่อน',
  guardian_waiting: 'รอผู้ปกครองยินยอมก่อน',
  guardian_refused: 'ต้องให้ผู้ปกครองยินยอมก่อน',
  own_consent: 'ให้ความยินยอมของคุณเองที่หน้าโปรไฟล์ก่อน',
} as const

/** What a guardian's consent opens for a child, in words: the acts that standing-rules.ts closes while it is missing. */
export const guardedActNames = {
  buy_with_address: 'แลกของที่ต้องส่งตามที่อยู่',
  publish: 'เผยแพร่โพสต์',
  show_name_on_board: 'แสดงชื่อบนกระดานอันดับ',
  link_social: 'เชื่อมบัญชี LINE หรือ Facebook',
  analytics_marketing: 'คุกกี้วิเคราะห์และการตลาด',
} as const
