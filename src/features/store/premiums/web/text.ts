import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { PaysNot, PremiumItem, PremiumSort, PremiumState } from '../contract.ts'

export const text = {
  title: 'ร้านของรางวัล',
  lead: 'เลือกสิ่งที่อยากได้เป็นเป้าหมายก่อน แล้วค่อย ๆ เก็บ koin ก็ได้',
  description: 'ของใช้ บัตร โค้ด และการส่งต่อ แลกได้ด้วย koin ที่ได้จากการเรียนรู้ใน Koinklass',
  types: 'ชนิด',
  allTypes: 'ทั้งหมด',
  sort: 'เรียงตาม',
  sorts: {
    new: 'มาใหม่',
    price_up: 'ราคาน้อยไปมาก',
    price_down: 'ราคามากไปน้อย',
    popular: 'คนแลกมาก',
  } satisfies Record<PremiumSort, string>,
  found: (count: string) => `${count} อย่าง`,
  none: 'ตอนนี้ยังไม่มีของชนิดนี้ ดูชนิดอื่นก่อนได้',
  clear: 'ดูทั้งหมด',
  toOrders: 'ของที่ฉันแลก',
  toWishes: 'สิ่งที่อยากได้',
  toCharity: 'ยอดที่ส่งต่อแล้ว',
  states: {
    soon: 'ยังไม่เปิดให้แลก',
    on_sale: 'แลกได้',
    sold_out: 'หมดชั่วคราว',
    over: 'ปิดแลกแล้ว',
  } satisfies Record<PremiumState, string>,
  stockOf: ({ state, left, on_sale_from }: Pick<PremiumItem, 'state' | 'left' | 'on_sale_from'>): string => {
    if (state === 'soon') return text.opens(formatThaiMoment(new Date(on_sale_from)))
    if (state !== 'on_sale') return text.states[state]
    return left === null ? 'ไม่จำกัดจำนวน' : `มี ${left} ชิ้น`
  },
  limit: (count: number) => `แลกได้คนละ ${count} ชิ้น`,
  opens: (when: string) => `เปิดให้แลก ${when}`,
  closes: (when: string) => `แลกได้ถึง ${when}`,
  charity: {
    partner: (name: string) => `ส่งต่อให้ ${name}`,
    given: 'ส่งต่อไปแล้ว',
    ofAim: (aim: string) => `จากที่ตั้งใจไว้ ${aim} koin`,
    gifts: (count: string) => `จาก ${count} ครั้ง`,
    reports: 'เกิดอะไรขึ้นกับที่ส่งต่อไปแล้ว',
    noReports: 'ยังไม่มีเรื่องเล่ากลับมา ทีมงานจะเขียนบอกที่นี่เมื่อมี',
    pageTitle: 'ยอดที่ส่งต่อแล้ว',
    pageLead: 'koin ทุกหน่วยที่ทุกคนส่งต่อรวมอยู่ที่นี่ และทีมงานเล่าว่าเอาไปทำอะไร',
    pageDescription: 'ยอดรวม koin ที่สมาชิก Koinklass ส่งต่อ และสิ่งที่เกิดขึ้นหลังจากนั้น',
    total: 'รวมทั้งหมด',
  },
  voucher: {
    event: 'ใช้แทนค่าเข้าร่วมกิจกรรมได้ 1 ครั้ง',
    hangman: (words: number) => `เพิ่มคำฝึกในเกมทายคำ ${words} คำ`,
  },
  paysNot: {
    unverified: 'ยืนยันอีเมลก่อน แล้วจึงแลกได้',
    guardian_waiting: 'รอผู้ปกครองยืนยันก่อน แล้วจึงแลกได้ ระหว่างนี้ใส่ในรายการที่อยากได้ไว้ก่อนได้',
    guardian_refused: 'ผู้ปกครองยังไม่อนุญาตให้ใช้ koin ชวนคุยกันได้ในหน้าโปรไฟล์',
    own_consent: 'อายุครบ 20 แล้ว ยืนยันความยินยอมของคุณเองในหน้าโปรไฟล์ก่อน',
  } satisfies Record<PaysNot, string>,
  /** The way on from why somebody may not pay; it leads to the consents of the account. */
  paysNotWays: {
    unverified: null,
    guardian_waiting: 'ดูสถานะและเตือนผู้ปกครอง',
    guardian_refused: 'ดูคำตอบของผู้ปกครอง',
    own_consent: 'ไปยืนยันความยินยอม',
  } satisfies Record<PaysNot, string | null>,
  addressNot: {
    unverified: 'ยืนยันอีเมลก่อน แล้วจึงส่งของถึงบ้านได้',
    guardian_waiting: 'ของชิ้นนี้ส่งถึงบ้าน จึงรอผู้ปกครองยืนยันก่อน',
    guardian_refused: 'ผู้ปกครองยังไม่อนุญาตให้เก็บที่อยู่ จึงยังส่งของถึงบ้านไม่ได้ บัตรและการส่งต่อยังแลกได้',
    own_consent: 'อายุครบ 20 แล้ว ยืนยันความยินยอมของคุณเองก่อน แล้วจึงส่งของถึงบ้านได้',
  } satisfies Record<PaysNot, string>,
}
