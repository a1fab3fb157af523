import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { followOutbox } from '#lib/web/offline/outbox.ts'
import { ToastProvider } from '#lib/web/ui/toast.tsx'
import { useToast } from '#lib/web/ui/toast-context.ts'
import { describeNews } from './describe-news.ts'

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
        for (const words of describeNews(news, location.pathname)) show(words)
      }),
    [show],
  )
  return null
}
