import type { createBrowserRouter } from 'react-router'
import { connectPendingReading } from '#features/posts/reading/web/pending-reading.ts'
import { connectPendingDrafts } from '#features/posts/writing/web/pending-drafts.ts'
import { connectPendingAnswers } from '#features/quizzes/daily/web/pending-answers.ts'
import { connectPendingExams } from '#features/quizzes/exams/web/pending-exams.ts'
import { isRefusal } from '#lib/errors.ts'
import { keepInstallOffer } from '#lib/web/install-prompt.ts'
import { sendUnsent } from '#lib/web/offline/send-unsent.ts'
import { offlineSlot } from '../offline-slot.ts'
import { isArticle } from '../worker/worker-rules.ts'
import { followGuest } from './follow-guest.ts'
import { OfflineError } from './offline-error.tsx'
import { registerWorker } from './register-worker.ts'
import { tellNews } from './tell-news.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Starts everything for offline use, and other work that can wait. It is loaded long after hydration, so that it does
 * not slow the first load.
 */
export async function startOffline(router: Router): Promise<void> {
  keepInstallOffer()
  tellNews()
  connectPendingAnswers()
  connectPendingExams()
  connectPendingDrafts()
  connectPendingReading()
  sendUnsent()
  followGuest()
  leaveFailedPages(router)
  offlineSlot.Part = OfflineError
  if (!navigator.onLine) addEventListener('online', () => void router.revalidate(), { once: true })
  const registration = await registerWorker()
  if (!registration) return
  await navigator.serviceWorker.ready
  saveArticles(router, registration)
}

/** Articles reached by client navigation were never requested as pages: the worker is told to cache them. */
function saveArticles(router: Router, registration: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  let told = ''
  const tell = () => {
    const { pathname } = router.state.location
    if (pathname === told || router.state.navigation.state !== 'idle' || !navigator.onLine) return
    told = pathname
    if (pathname.startsWith('/post/detail/')) registration.active?.postMessage({ save: pathname })
  }
  tell()
  router.subscribe(tell)
}

/**
 * An article that failed to load by client navigation is requested as a document: the worker has a copy of what was
 * read. Every other page shows what can be read instead (offline-error.tsx).
 */
function leaveFailedPages(router: Router): void {
  const look = () => {
    const { errors, navigation, location: here } = router.state
    const error = Object.values(errors ?? {})[0]
    const isOurs = isRefusal(error) ? error.code !== 'offline' : error === undefined
    if (isOurs || navigation.state !== 'idle' || navigator.onLine || !isArticle(here.pathname)) return
    if (navigator.serviceWorker?.controller) location.reload()
  }
  look()
  router.subscribe(look)
}
