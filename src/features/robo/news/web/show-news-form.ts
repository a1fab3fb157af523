import { bangkokDay, bangkokIso } from '#lib/thai/bangkok-time.ts'
import type { AdminRoboNews, RoboNewsForm } from '../admin-contract.ts'

/** What the boxes of a market note hold. */
export function newsValues(note: AdminRoboNews | null) {
  return {
    topic: note?.topic ?? ('market' as string),
    title: note?.title ?? '',
    summary: note?.summary ?? '',
    text: note?.paragraphs.join('\n\n') ?? '',
    article: note?.article ?? '',
    day: note ? bangkokDay(new Date(note.published_at)) : '',
    state: note?.hidden_at ? 'hidden' : 'shown',
  }
}

type Values = ReturnType<typeof newsValues>

/** What is sent. A day that was not changed keeps its moment; another one begins at 08:00 in Bangkok. */
export function newsOf(values: Values, note: AdminRoboNews | null): RoboNewsForm {
  const { topic, title, summary, text, article, day } = values
  const isSameDay = note !== null && day === newsValues(note).day
  return {
    topic: topic as RoboNewsForm['topic'],
    title,
    summary,
    paragraphs: text
      .replaceAll('\r', '')
      .split(/\n{2,}/)
      .filter((one) => one.trim() !== ''),
    article: article.trim() || null,
    published_at: isSameDay ? note.published_at : bangkokIso(`${day}T08:00`),
  }
}
