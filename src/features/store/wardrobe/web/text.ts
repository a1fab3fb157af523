import type { WearSlot } from '#art/names/wear-names.ts'

export const text = {
  title: 'ห้องของกล้า',
  description: 'แต่งตัวให้กล้าและจัดห้องด้วยของที่คุณเลือกเอง',
  lead: 'แตะเพื่อลอง ถูกใจค่อยแลก ของทุกชิ้นอยู่ที่นี่เสมอ',
  onPhoto: 'รูปโปรไฟล์ของคุณเป็นรูปที่อัปโหลด สิ่งที่ใส่จึงเห็นที่กล้า ถ้าเลือกตัวการ์ตูนเป็นรูปโปรไฟล์ ตัวนั้นจะใส่ด้วย',
  changePicture: 'เลือกรูปโปรไฟล์',
  tabsLabel: 'ชนิดของของ',
  slots: {
    hat: 'หมวก',
    glasses: 'แว่น',
    scarf: 'ที่คอ',
    bag: 'กระเป๋า',
    wall: 'ผนัง',
    floor: 'พื้น',
    lamp: 'ไฟ',
    pot: 'ต้นไม้',
    seat: 'ที่นั่ง',
  } satisfies Record<WearSlot, string>,
  have: (koin: string) => `มีอยู่ ${koin} koin`,
  owned: 'มีแล้ว',
  chosen: { worn: 'ใส่อยู่', room: 'วางอยู่' },
  takeOff: { worn: 'ถอดออก', room: 'เก็บ' },
  price: (koin: string) => `${koin} koin`,
  tried: (name: string) => `กำลังลอง ${name}`,
  notYours: 'ยังไม่ใช่ของคุณ',
  stopTrying: 'เลิกลอง',
  toBuy: 'ดูราคา',
  room: (worn: string[], things: string[]) => {
    const dress = worn.length > 0 ? `กล้าใส่${worn.join(' ')}` : 'กล้ายังไม่ได้แต่งตัว'
    return things.length > 0 ? `${dress} ในห้องมี${things.join(' ')}` : `${dress} ห้องยังว่างอยู่`
  },
  buy: {
    title: (name: string) => `แลก${name}ไหม`,
    act: (koin: string) => `แลก ${koin}`,
    notYet: 'ยังก่อน',
    close: 'ปิด',
    note: 'แลกครั้งเดียว เป็นของคุณตลอด แต่คืนเป็น koin ไม่ได้ ราคานี้ไม่เปลี่ยน จะแลกวันไหนก็ได้',
    stays: 'ราคานี้ไม่เปลี่ยนและของไม่หมด แลกเมื่อพร้อมก็ได้',
    done: (name: string) => `${name}เป็นของคุณแล้ว`,
  },
  toProfile: 'กลับไปหน้าฉัน',
  ends: 'ครบแล้วสำหรับห้องนี้',
}
