/** The folder of a person's exports. */
export const exportsOf = (userId: string) => `exports/${userId}`
/** The file of one export, in a folder of its own so that it can be removed separately. */
export const exportFileOf = (userId: string, id: string) => `${exportsOf(userId)}/${id}/all.zip`

type Contents = { day: string; tables: readonly { table: string; about: string }[]; pictures: number }

/** The read-me file of the zip, in Thai. `day`: '21 พ.ย. 2569'. */
export function readMeOf({ day, tables, pictures }: Contents): string {
  return [
    'ข้อมูลทั้งหมดของคุณใน Koinklass',
    `รวบรวมเมื่อ ${day}`,
    '',
    'ไฟล์ในโฟลเดอร์ data เป็น JSON เปิดด้วยโปรแกรมอ่านข้อความหรือเบราว์เซอร์ได้',
    'จำนวน koin และเงินฝึกนับเป็นส่วนร้อย (satang) เช่น 2000 คือ 20.00 เวลาเป็นเวลาสากล (UTC)',
    '',
    ...tables.map(({ table, about }) => `data/${table}.json – ${about}`),
    ...(pictures > 0 ? [`pictures – รูปที่คุณอัปโหลด ${pictures} รูป`] : []),
    '',
    'รหัสผ่านและรหัสของลิงก์ไม่อยู่ในไฟล์นี้ เพราะเราเก็บเฉพาะค่าที่แปลงแล้วย้อนกลับไม่ได้',
    'ในไฟล์มีข้อมูลส่วนตัว เก็บไว้ในที่ปลอดภัย',
    '',
  ].join('\r\n')
}
