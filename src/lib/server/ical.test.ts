import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, writeCalendar } from './ical.ts'

const entry: CalendarEntry = {
  uid: '0199-a@koinklass',
  startsAt: new Date('2026-11-30T23:30:00+07:00'),
  endsAt: new Date('2026-12-01T01:00:00+07:00'),
  stamp: new Date('2026-11-21T09:00:00Z'),
  revision: 3,
  title: 'ออมพร้อมกัน; ซ่อมของ, แลกของ \\ ก่อนซื้อใหม่',
  description: `บรรทัดแรก\nบรรทัดที่สอง ${'ดอกเบี้ยทบต้นที่ยาวมาก '.repeat(12)}😀`,
  place: 'ห้องเรียนรู้ (สถานที่จำลอง)',
  url: 'https://koinklass.test/events/1',
  isCalledOff: false,
}

const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

test('another parser reads the calendar back as it was written', () => {
  const [read] = readBack(writeCalendar('กิจกรรม', [entry]))
  expect(read).toMatchObject({
    uid: entry.uid,
    summary: entry.title,
    description: entry.description,
    location: entry.place,
    sequence: 3,
  })
  expect(read!.startDate.toJSDate()).toEqual(entry.startsAt)
  expect(read!.endDate.toJSDate()).toEqual(entry.endsAt)
  expect(read!.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('no line is longer than 75 octets, none splits a character, and each ends with CRLF', () => {
  const text = writeCalendar('กิจกรรม', [entry])
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/\n|\ufffd/)
  }
  expect(Buffer.from(text).toString()).toBe(text)
})

test('a cancelled event is marked, one without a place has no LOCATION, and no text starts a line of its own', () => {
  const text = writeCalendar('x', [{ ...entry, title: 'a\r\nBEGIN:VALARM\u0007', place: null, isCalledOff: true }])
  const [read] = readBack(text)
  expect(read!.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(read!.location ?? null).toBeNull()
  expect(read!.summary).toBe('a\nBEGIN:VALARM')
  expect(read!.component.getAllSubcomponents()).toEqual([])
})
