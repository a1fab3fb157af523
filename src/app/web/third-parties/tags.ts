import { loadScript } from '#lib/web/load-script.ts'
import type { Site } from '#lib/web/site.tsx'

type Services = Site['services']
type TagPage = { dataLayer?: unknown[] } & Record<string, unknown>

/** The cookies that both services set at our address. */
const theirCookies = /^(_ga|_gid|_gat|_gcl|_dc_gtm)/

/** Starts the configured tag manager and web analytics. A failed load is ignored. */
export function loadTags({ tagManager, analytics }: Services): void {
  const page = globalThis as TagPage
  page.dataLayer ??= []
  const layer = page.dataLayer
  // The service recognises its commands by their type `arguments`.
  function tell(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  if (tagManager !== null) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(tagManager).catch(() => {})
  }
  if (analytics !== null) {
    tell('js', new Date())
    // Page statistics only, without advertising: our readers are minors.
    tell('config', analytics.id, { allow_google_signals: false, allow_ad_personalization_signals: false })
    loadScript(analytics.scriptUrl).catch(() => {})
  }
}

/** Disables what can be disabled and deletes their cookies. */
export function withdrawTags({ analytics }: Services): void {
  if (analytics !== null) (globalThis as TagPage)[`ga-disable-${analytics.id}`] = true
  const names = document.cookie.split(';').map((one) => one.trim().split('=', 1)[0] ?? '')
  for (const name of names.filter((one) => theirCookies.test(one))) {
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}

/** All domains where such a cookie may have been set: this host and its parents. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.map((_, i) => `; domain=${parts.slice(i).join('.')}`)]
}
