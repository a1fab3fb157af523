import type { AvatarName } from './avatar-names.ts'
import type { ClubArtName } from './club-art-names.ts'
import type { CoverName } from './cover-names.ts'
import type { SpotArtName } from './spot-art-names.ts'

/** What happens in each cover: its label where the picture carries meaning. */
export const coverText: Record<CoverName, string> = {
  compound: 'กล้ารดน้ำต้นอ่อนที่งอกจากกองเหรียญ กองถัดไปสูงขึ้นเรื่อย ๆ',
  market: 'คุ้มเทียบป้ายราคาสองป้ายที่แผงตลาดนัด',
  'umbrella-rain': 'แผนกับชัวร์ยืนใต้ร่มคันเดียวกันกลางสายฝน กระปุกเหรียญอยู่ใต้ร่มด้วย',
  'phone-scam': 'ชัวร์ยกมือห้ามหน้าโทรศัพท์ที่มีข้อความหลอกลวง เหรียญเป็นเหยื่อติดอยู่ที่เบ็ด',
  'online-shop': 'กล้าแพ็กเสื้อลงกล่อง ข้าง ๆ มีกล่องพัสดุและสมุดบัญชีรายรับรายจ่าย',
  'fund-basket': 'งอกถือตะกร้าที่มีเหรียญและใบไม้หลายชนิดอยู่รวมกัน',
  'week-boxes': 'แผนแบ่งเหรียญลงช่องของวันเรียนห้าวัน ช่องกว้างของวันหยุดมีป๊อปคอร์นกับเหรียญเก็บไว้',
  'two-pots': 'ออมถือใบที่เด็ดได้ทุกวันจากกระถางเล็ก ข้าง ๆ มีต้นไม้ออกผลเป็นเหรียญอยู่หลังรั้ว รอวันสุก',
  'first-pay': 'ชัวร์ใส่ผ้ากันเปื้อนที่ร้านน้ำ เทียบสมุดจดชั่วโมงกับนาฬิกาบนผนัง',
  'rice-scale': 'กล้าแปลกใจที่ข้าวแกงสองจานเหมือนกัน แต่กองเหรียญข้างจานหลังสูงกว่า',
}

/** What happens in each club's banner. */
export const clubArtText: Record<ClubArtName, string> = {
  hit: 'คุ้มพูดผ่านโทรโข่ง กล้าฟังอย่างตื่นเต้น',
  'biz-master': 'งอกขายชานมไข่มุกที่รถเข็น กล้าถือเหรียญมาซื้อ',
  'smart-society': 'กล้าโบกรถเมล์ ชัวร์รออยู่ในศาลา',
  'play-yard': 'กล้ากับแผนเล่นกระดานหก มีว่าวลอยอยู่ข้างบน',
  greenery: 'ออมรดน้ำแปลงต้นอ่อน กล้ามองต้นไม้ที่ออกผลเป็นเหรียญ',
}

/** What happens in each spot. */
export const spotArtText: Record<SpotArtName, string> = {
  offline: 'กล้างีบข้างป้ายไม่มีสัญญาณ',
  'not-found': 'กล้ายืนคิดหน้าป้ายบอกทางที่ชี้ไปคนละทาง',
  error: 'กล้าถือปลั๊กที่หลุดออกมา',
  empty: 'โหลแก้วเปิดฝาที่ยังว่าง มีใบไม้ปลิวลงมา',
  done: 'กล้าพักใต้ต้นไม้ยามเย็น ข้าง ๆ มีควิซที่ตอบครบแล้ว',
  mail: 'ซองจดหมายที่มีต้นอ่อนงอกออกมา',
}

/** The avatars' names, for a chooser. */
export const avatarText: Record<AvatarName, string> = {
  'kla-1': 'กล้าโบกมือ',
  'kla-2': 'กล้าใส่หูฟัง',
  'aom-1': 'ออมชูมือ',
  'aom-2': 'ออมพันผ้าพันคอ',
  'khum-1': 'คุ้มโบกมือ',
  'khum-2': 'คุ้มใส่แว่นกันแดด',
  'ngok-1': 'งอกตื่นเต้น',
  'ngok-2': 'งอกใส่แว่น',
  'sure-1': 'ชัวร์กางร่ม',
  'sure-2': 'ชัวร์ใส่หมวกแก๊ป',
  'phaen-1': 'แผนโบกมือ',
  'phaen-2': 'แผนคาดผ้าคาดหัว',
}
