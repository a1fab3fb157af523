import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { AdminRoboNews, RoboNewsForm } from '../admin-contract.ts'

/** What the boxes of a market note hold. */
export function newsValues(note: AdminRoboNews | null) {
  return {
    topic: note?.topic ?? ('market' as string),
    title: note?.title ?? '',
    summary: note?.summary ?? '',
    text: note?.text ?? '',
    source_title: note?.source?.title ?? '',
    source_href: note?.source?.href ?? '',
    day: note ? bangkokDay(new Date(note.published_at)) : '',
    state: note?.hidden_at ? 'hidden' : 'shown',
  }
}

type Values = ReturnType<typeof newsValues>

/** What is sent. A day that was not changed keeps its moment; another one begins at 08:00 in Bangkok. */
export function newsOf(values: Values, note: AdminRoboNews | null): RoboNewsForm {
  const { topic, title, summary, text, day, source_title: name, source_href: href } = values
  const isSameDay = note !== null && day === newsValues(note).day
  return {
    topic: topic as RoboNewsForm['topic'],
    title,
    summary,
    text,
    source: name.trim() === '' && href.trim() === '' ? null : { title: name.trim(), href: href.trim() },
    published_at: isSameDay ? note.published_at : `${day}T08:00:00+07:00`,
  }
}
