import { sql } from 'kysely'
import { coverNames } from '#art/names/cover-names.ts'
import { boxesOf, type ContentField, optionsFrom } from '#kit/content-fields.ts'
import { type ContentVersions, newContentEditor } from '#kit/server/content-editor.ts'
import { skillNames } from '#kit/skills.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import { EventForm } from '../../admin-contract.ts'
import { eventKindNames } from '../../event-contract.ts'
import { editEvent } from '../admin-commands.ts'
import { formOf } from '../admin-queries.ts'
import { findEvent } from '../list-queries.ts'

/** The words of an event. Times, seats and koin are set on its own page, after the second factor. */
const fields: readonly ContentField[] = [
  { name: 'title', label: 'ชื่อกิจกรรม', type: 'line', means: 'title', hint: 'ใส่ | ตรงที่ตัดบรรทัดได้' },
  { name: 'kind', label: 'แบบ', type: 'choice', options: optionsFrom(eventKindNames) },
  { name: 'skill', label: 'ทักษะ', type: 'choice', options: optionsFrom(skillNames) },
  { name: 'summary', label: 'สรุปหนึ่งประโยค', type: 'line', means: 'words' },
  { name: 'description', label: 'รายละเอียด', type: 'text', means: 'words', hint: 'เว้นบรรทัดว่างระหว่างย่อหน้า' },
  { name: 'cover', label: 'ภาพปก', type: 'choice', options: coverNames.map((name) => ({ value: name, label: name })) },
  { name: 'place', label: 'สถานที่', type: 'line', is_optional: true },
  { name: 'map_url', label: 'ลิงก์แผนที่', type: 'line', is_optional: true },
  { name: 'online_url', label: 'ลิงก์ออนไลน์ (เห็นเฉพาะคนที่สมัคร)', type: 'line', is_optional: true },
]

/** Versions of an event: all that its form holds. */
export const eventVersions: ContentVersions = {
  fields: [
    ...fields,
    { name: 'is_simulated', label: 'เป็นกิจกรรมจำลอง', type: 'yes' },
    { name: 'opens_at', label: 'เปิดรับสมัคร', type: 'moment' },
    { name: 'closes_at', label: 'ปิดรับสมัคร', type: 'moment' },
    { name: 'starts_at', label: 'เริ่ม', type: 'moment' },
    { name: 'ends_at', label: 'จบ', type: 'moment' },
    { name: 'capacity', label: 'จำนวนที่นั่ง', type: 'number' },
    { name: 'fee', label: 'ค่าเข้าร่วม', type: 'koin' },
    { name: 'reward', label: 'รางวัลเมื่อเข้าร่วม', type: 'koin' },
  ],
}

/** How the words of an event are edited, by the command of its own form. */
export const eventEditor = newContentEditor({
  roles: ['editor'],
  schema: EventForm,
  read: async (db, id) => {
    const row = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const form = formOf(row)
    const boxes = boxesOf(fields, { ...form, title: typeTitle(form) })
    return {
      title: row.title,
      version: String(row.revision),
      fields,
      boxes,
      facts: { form: JSON.stringify(form) },
      hasPreview: row.called_off_at === null,
    }
  },
  toBody: ({ boxes }, { facts }) => {
    const { title_phrases: _phrases, ...form } = JSON.parse(facts!.form!)
    const { place, map_url, online_url, description, ...words } = boxes
    const addresses = { place: place || null, map_url: map_url || null, online_url: online_url || null }
    return { ...form, ...words, ...addresses, description: description?.replaceAll('\r\n', '\n') }
  },
  save: async (tx, form, { id, version }, { actorId, now }) => {
    await sql`select from event where id = ${id} for no key update`.execute(tx)
    const { revision } = await findEvent(tx, id)
    if (String(revision) !== version) return 'changed'
    await editEvent(tx, { actorId, now, eventId: id, form })
    return 'done'
  },
})
