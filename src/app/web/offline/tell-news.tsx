import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
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
        // A quiz itself shows all of its own.
        const told = [
          location.pathname === '/quiz/daily' ? null : describeSettled(news),
          /^\/quiz\/(month|final|money)/.test(location.pathname) ? null : describeExamNews(news),
        ]
        for (const one of told) for (const words of [one?.refused, one?.sent]) if (words) show(words)
      }),
    [show],
  )
  return null
}
