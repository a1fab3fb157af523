import { createContext, type ReactNode, use } from 'react'

/** The public settings of this installation that pages show; never a secret. */
export type Site = {
  origin: string
  env: string
  version: string
  /** The day in Bangkok when the page was rendered: server and browser must agree during hydration. */
  today: string
  guideHref: string
  /** The version of the cookie policy that is recorded with a choice. */
  cookiesVersion: number
  /** The login methods besides e-mail; `isLocal`: a local stand-in replaces the provider. */
  signIn: { line: boolean; facebook: boolean; isLocal: boolean }
  /**
   * The third parties configured by environment variables, as addresses of their scripts. Each loads only with consent.
   */
  services: {
    tagManager: string | null
    analytics: { id: string; scriptUrl: string } | null
    hasBotCheck: boolean
  }
  /** The Bangkok day from which an answer about cookies is valid; null when every answer is. */
  cookiesAskedSince: string | null
  /** The mails of this demonstration are kept for its staff to read. */
  hasOutbox: boolean
  /** Delay after hydration before a page prepares for offline use. Tests set it to 0. */
  offlineAfterMs: number
  social: { facebook: string | null; twitter: string | null; line: string | null }
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = use(SiteContext)
  // The server renders every page first, so the browser does not need this check.
  if (import.meta.env.SSR && !site) throw new Error('a page is rendered inside SiteProvider')
  return site as Site
}
