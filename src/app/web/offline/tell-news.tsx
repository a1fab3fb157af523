import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { describeReading } from '#features/posts/web/pending-reading.ts'
import { describeSettled } from '#features/quizzes/daily/web/pending-answers.ts'
import { describeExamNews } from '#features/quizzes/exams/web/pending-exams.ts'
import { followOutbox } from '#lib/web/offline/outbox.ts'
import { ToastProvider } from '#lib/web/ui/toast.tsx'
import { useToast } from '#lib/web/ui/toast-context.ts'

/** Says what became of answers that waited, on whatever page somebody is; a root of its own, so that no page carries it. */
export function tellNews(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  )
}

function Teller() {
  const show = useToast()
  useEffect(
    () =>
      followOutbox((news) => {
        // The quizzes and the article themselves show all of theirs.
        const { pathname } = location
        const told = [
          ...(pathname === '/quiz/daily' ? [] : [describeSettled(news)]),
          ...(/^\/quiz\/(month|final|money)/.test(pathname) ? [] : [describeExamNews(news)]),
          describeReading(news.filter(({ act }) => !pathname.includes(`/${(act.body as { id?: string }).id}`))),
        ]
        for (const { refused, sent } of told) for (const words of [refused, sent]) if (words) show(words)
      }),
    [show],
  )
  return null
}
