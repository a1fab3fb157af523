import { contentSecurityPolicy } from '#app/boot/security-headers.ts'
import { servePages } from '#app/pages/pages.ts'
import { loadRenderer } from '#app/pages/renderer.ts'
import { inProcess } from '#lib/server/in-process.ts'
import { openTestbed, testOrigin } from './testbed.ts'

/** The folder of the built pages: tests of pages read what is sent, not the source. */
export const builtWeb = new URL('../dist', import.meta.url).pathname

/** The site settings that every page gets. */
export const testSite = {
  origin: testOrigin,
  env: 'test',
  version: '1.2.3',
  today: '2026-11-21',
  guideHref: '/post/detail/koinklass-guide',
  cookiesVersion: 1,
  signIn: { line: true, facebook: true, isLocal: false },
  services: { tagManager: null, analytics: null, hasBotCheck: false },
  cookiesAskedSince: null,
  hasOutbox: false,
  offlineAfterMs: 5_000,
  social: { facebook: 'https://facebook.example/koinklass', twitter: null, line: null },
}

/** A testbed with all content that also sends the pages, rendered by the built bundle. */
export async function openPageBed() {
  const bed = await openTestbed({ hasContent: true })
  const renderer = await loadRenderer(builtWeb, inProcess(bed.routes))
  const pageParts = {
    renderer,
    site: () => testSite,
    clock: () => bed.clock.now,
    contentSecurityPolicy: contentSecurityPolicy(),
  }
  servePages(bed.http, pageParts)
  const get = (url: string, headers: Record<string, string> = {}) => bed.http.inject({ method: 'GET', url, headers })
  /** The address of an article, by the key of its content file. */
  const postPath = async (key: string) => String((await get(`/post/detail/${key}`)).headers.location)
  return { ...bed, renderer, pageParts, get, postPath }
}
