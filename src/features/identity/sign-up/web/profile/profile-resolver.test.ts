import { expect, test } from 'vitest'
import { type ProfileValues, profileResolver, tierOf } from './profile-resolver.ts'

const today = '2026-11-21'
const options = { fields: {}, shouldUseNativeValidation: false }
const first = { email: 'nong@example.com', password: 'แมวดำกินข้าวมันไก่' }
const minor: ProfileValues = {
  display_name: 'น้องออม',
  birth_date: '2011-02-03',
  province: '50',
  school: '',
  interests: ['saving'],
  avatar: 'kla-1',
  guardian_email: 'mom@example.com',
  accepts_law: true,
  accepts_personal: true,
}

async function messagesOf(change: Partial<ProfileValues>) {
  const { errors } = await profileResolver(first, today)({ ...minor, ...change }, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

test('a complete form is valid', async () => {
  expect(await messagesOf({})).toEqual({})
})

test('an untouched form says for each field what to do', async () => {
  const untouched = { display_name: '', birth_date: '', province: '' as '10', guardian_email: '' }
  expect(await messagesOf({ ...untouched, accepts_law: false, accepts_personal: false })).toEqual({
    display_name: 'ตั้งชื่อที่แสดง ชื่อเล่นก็ได้',
    birth_date: 'ใส่วัน เดือน และปี พ.ศ. ให้ครบ',
    province: 'เลือกจังหวัดของคุณ',
    accepts_law: 'ติ๊กเพื่อยอมรับข้อกำหนดการใช้บริการ',
    accepts_personal: 'ติ๊กเพื่อยินยอมตามนโยบายข้อมูลส่วนบุคคล',
  })
})

test('a name is counted in visible letters', async () => {
  expect(await messagesOf({ display_name: 'ก' })).toEqual({
    display_name: 'ใส่ชื่ออย่างน้อย 2 ตัวอักษร หรือชื่อเล่นพยางค์เดียวอย่าง ปู',
  })
  expect(await messagesOf({ display_name: 'ตี๋' })).toEqual({})
  expect(await messagesOf({ display_name: 'กิ๊บ' })).toEqual({})
  expect(await messagesOf({ display_name: 'กี้'.repeat(30) })).toEqual({})
  expect(await messagesOf({ display_name: 'กี้'.repeat(31) })).toEqual({ display_name: 'ใส่ชื่อไม่เกิน 30 ตัวอักษร' })
})

test('a name inside the password is an error of the name, because the password is on the previous step', async () => {
  expect(await messagesOf({ display_name: 'ข้าวมันไก่' })).toEqual({
    display_name: 'ชื่อนี้อยู่ในรหัสผ่านของคุณ ตั้งชื่ออื่น หรือกดเปลี่ยนด้านล่างเพื่อแก้รหัสผ่าน',
  })
})

test('an impossible day is refused', async () => {
  expect(await messagesOf({ birth_date: '2011-02-31' })).toMatchObject({
    birth_date: 'ไม่มีวันนี้ในปฏิทิน ลองดูวันกับเดือนอีกครั้ง',
  })
})

test('from 10 to 19 a guardian’s address is required, other than the person’s own', async () => {
  expect(await messagesOf({ guardian_email: '' })).toEqual({ guardian_email: 'ใส่อีเมลผู้ปกครอง' })
  expect(await messagesOf({ guardian_email: 'mom' })).toEqual({
    guardian_email: 'ใส่อีเมลให้ครบ เช่น nong@example.com',
  })
  expect(await messagesOf({ guardian_email: 'nong+mom@example.com' })).toEqual({
    guardian_email: 'ใส่อีเมลของผู้ปกครอง ซึ่งไม่ใช่อีเมลที่คุณใช้สมัคร',
  })
})

test('from 20 on the hidden guardian’s field is ignored and not sent', async () => {
  const adult = { ...minor, birth_date: '2006-11-21', guardian_email: 'half@' }
  const { errors, values } = await profileResolver(first, today)(adult, undefined, options)
  expect(errors).toEqual({})
  expect(values).toMatchObject({ guardian_email: '' })
})

test('a birth date gives the tier of the age, on the birthday itself', () => {
  expect(tierOf('2016-11-22', today)).toBe('child')
  expect(tierOf('2016-11-21', today)).toBe('minor')
  expect(tierOf('2006-11-22', today)).toBe('minor')
  expect(tierOf('2006-11-21', today)).toBe('adult')
  for (const none of ['', undefined, '2011-02-31', '2027-01-01', '1468-02-03']) expect(tierOf(none, today)).toBeNull()
})
