import { describeReading } from '#features/posts/web/pending-reading.ts'
import { describeSettled } from '#features/quizzes/daily/web/pending-answers.ts'
import { describeExamNews } from '#features/quizzes/exams/web/pending-exams.ts'
import type { News } from '#lib/web/offline/outbox.ts'

/** What somebody at this address is told of acts that were settled: all but what the page there shows by itself. */
export function describeNews(news: News[], pathname: string): string[] {
  const told = [
    ...(pathname === '/quiz/daily' ? [] : [describeSettled(news)]),
    ...(/^\/quiz\/(month|final|money)/.test(pathname) ? [] : [describeExamNews(news)]),
    describeReading(news.filter(({ act }) => !pathname.includes(`/${(act.body as { id?: string }).id}`))),
  ]
  return told.flatMap(({ refused, sent }) => [refused, sent]).filter((words) => words !== null)
}
