import type { PostOrder } from '#features/posts/documents/contract.ts'

/** Texts of a club's own page, which no other page loads. */
export const clubText = {
  clubs: 'ห้าคลับ',
  write: 'เขียนโพสต์',
  orders: { new: 'ใหม่สุด', popular: 'ยอดนิยม', oldest: 'เก่าสุด' } satisfies Record<PostOrder, string>,
  orderLabel: 'เรียงบทความ',
  search: 'ค้นในคลับนี้',
  searchAll: (keyword: string) => `ค้น “${keyword}” ในทุกคลับ`,
  allTags: 'ทุกแท็ก',
  found: (count: string) => `${count} บทความ`,
  none: 'ยังไม่พบบทความที่ตรงกับที่เลือก',
  clear: 'ล้างตัวกรอง',
  empty: 'คลับนี้ยังไม่มีบทความ ลองดูคลับอื่นก่อน',
  clubTitle: (club: string, line: string, page: number) => `Club ${club} ${line}${page > 1 ? ` หน้า ${page}` : ''}`,
  clubDescription: (club: string, line: string, page: number) =>
    `${line} บทความ ${club} สำหรับวัยรุ่น${page > 1 ? ` หน้า ${page}` : ''}`,
}
