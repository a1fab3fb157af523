import { describeReading, nameReading } from '#features/posts/reading/web/pending-reading.ts'
import { describeDrafts } from '#features/posts/writing/web/pending-drafts.ts'
import { describeSettled, nameAnswers } from '#features/quizzes/daily/web/pending-answers.ts'
import { describeExamNews, nameExamAnswers } from '#features/quizzes/exams/web/pending-exams.ts'
import type { Saved } from '#lib/web/offline/unsent-act-store.ts'
import type { News } from '#lib/web/offline/unsent-acts.ts'
import { text } from './news-text.ts'

/** The messages about settled actions for this address, except those that the page shows itself. */
export function describeNews(news: News[], pathname: string): string[] {
  const told = [
    ...(pathname === '/quiz/daily' ? [] : [describeSettled(news)]),
    ...(/^\/quiz\/(month|final|money)/.test(pathname) ? [] : [describeExamNews(news)]),
    describeReading(news.filter(({ act }) => !pathname.includes(`/${(act.body as { id?: string }).id}`))),
  ]
  const words = told.flatMap(({ refused, sent }) => [refused, sent]).filter((one) => one !== null)
  return [...words, ...describeDrafts(news)]
}

/** Names the expired actions; null when none of them has a name. */
export function describeUnsent(acts: Saved[]): string | null {
  const names = [...nameAnswers(acts), ...nameExamAnswers(acts), ...nameReading(acts)]
  return names.length > 0 ? text.unsent(names.join(' · ')) : null
}
