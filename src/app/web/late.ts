// The first script of every page, and on a visitor's page the only one until the page is read or touched: the
// framework is fetched when the browser is idle, so that it never competes with text and pictures.
import { showCookieBanner } from '#features/consent/web/show-cookie-banner.ts'
import { reloadOnMissingChunk } from '#lib/web/chunk-reload.ts'
import { readStored, storageKeys } from '#lib/web/storage.ts'

const early: HTMLElement[] = []
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  void import('./client.tsx')
    .then(async ({ started }) => {
      await started
      removeEventListener('click', keep, true)
      for (const element of early) element.click()
    })
    .catch(showFailure)
}

/** A frame whose script never came would wait for ever: the error page stands in its place. A page to read stays. */
function showFailure() {
  removeEventListener('click', keep, true)
  const frame = document.querySelector('.page-skeleton')
  if (!frame) return
  const [heading, line, home] = [document.createElement('h1'), document.createElement('p'), document.createElement('a')]
  heading.textContent = 'An error occurred'
  line.textContent = 'โหลดหน้านี้ไม่สำเร็จ ลองโหลดใหม่อีกครั้ง'
  line.setAttribute('role', 'alert')
  home.textContent = 'กลับหน้าแรก'
  home.href = '/'
  frame.replaceWith(heading, line, home)
}

/** A press on something that only script answers is kept and done again once it can be answered. */
function keep(event: Event) {
  const element = (event.target as Element | null)?.closest<HTMLElement>('[data-js]')
  start()
  if (!element) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!early.includes(element)) early.push(element)
}

reloadOnMissingChunk()
showCookieBanner()
// The size of text that this reader chose, before anything is alive.
const size = readStored(storageKeys.readingSize)
if (size) document.documentElement.dataset.readingSize = size
addEventListener('click', keep, true)
for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, start, { once: true, passive: true })
}
if (
  document.currentScript === null &&
  (readStored(storageKeys.token) !== null || document.querySelector('script[data-now]'))
)
  start()
else if (document.readyState === 'complete') idle()
else addEventListener('load', idle, { once: true })

function idle() {
  const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  wait(start, { timeout: 4_000 })
}
