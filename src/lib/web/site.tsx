import { createContext, type ReactNode, use } from 'react'

/** The public facts of this installation that pages show; never a secret. */
export type Site = {
  origin: string
  env: string
  version: string
  /** The day in Bangkok when the page was made: server and browser must agree while hydrating. */
  today: string
  guideHref: string
  /** The version of the cookie policy that a choice is recorded with. */
  cookiesVersion: number
  /** By what one can sign in besides e-mail; `isLocal`: a stand-in on this machine answers for it. */
  signIn: { line: boolean; facebook: boolean; isLocal: boolean }
  /** Third parties that the environment names: the addresses of their scripts. Each loads only with consent. */
  services: {
    tagManager: string | null
    analytics: { id: string; scriptUrl: string } | null
    hasBotCheck: boolean
  }
  /** The Bangkok day since which an answer about cookies counts; null where every one does. */
  cookiesAskedSince: string | null
  /** The mails of this demonstration are kept for its staff to read. */
  hasOutbox: boolean
  /** How long after a page has come alive it prepares for a lost network: nobody waits for that. Tests set it to 0. */
  offlineAfterMs: number
  social: { facebook: string | null; twitter: string | null; line: string | null }
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = use(SiteContext)
  // The server draws every page first: a browser need not carry the words for it.
  if (import.meta.env.SSR && !site) throw new Error('a page is rendered inside SiteProvider')
  return site as Site
}
