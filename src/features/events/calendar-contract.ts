import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'

/** Where the files of calendars are. A person's own has its secret in the query, which no log keeps. */
export const calendarPaths = {
  all: '/calendar/events.ics',
  one: (id: string) => `/calendar/event/${id}.ics`,
  own: '/calendar/own.ics',
}

export const readFeed = endpoint({
  method: 'GET',
  path: '/v2/api/event/feed',
  access: 'protected',
  summary: 'ปฏิทินส่วนตัวของฉันเปิดอยู่หรือไม่',
  reply: z.object({ made_at: z.nullable(z.iso.datetime()) }),
})

/** The address is told this once; asked for again it is another one, and the one before ends. */
export const openFeed = endpoint({
  method: 'POST',
  path: '/v2/api/event/feed',
  access: 'protected',
  summary: 'สร้างที่อยู่ลับของปฏิทินส่วนตัว ที่อยู่เดิมใช้ไม่ได้อีก',
  reply: z.object({ path: z.string(), made_at: z.iso.datetime() }),
})

export const closeFeed = endpoint({
  method: 'DELETE',
  path: '/v2/api/event/feed',
  access: 'protected',
  summary: 'ปิดปฏิทินส่วนตัว ปิดซ้ำไม่มีอะไรเปลี่ยน',
  reply: z.object({ made_at: z.null() }),
})
