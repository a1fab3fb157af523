import { readFileSync } from 'node:fs'
import type { Env } from '#app/boot/env.ts'
import { servicesOf } from '#app/boot/third-parties.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Site } from '#lib/web/site.tsx'

/** The release. */
export const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The public settings of this installation that pages get. */
export function newSite(
  env: Env,
  clock: () => Date,
  own: Pick<Site, 'cookiesVersion' | 'cookiesAskedSince' | 'signIn'> & Partial<Pick<Site, 'offlineAfterMs'>>,
): () => Site {
  const fixed = {
    origin: env.PUBLIC_URL,
    env: env.APP_ENV,
    version,
    guideHref: env.GUIDE_URL,
    offlineAfterMs: 5_000,
    ...own,
    services: servicesOf(env),
    hasOutbox: env.hasOutbox,
    social: { facebook: env.FACEBOOK_URL ?? null, twitter: env.TWITTER_URL ?? null, line: env.LINE_URL ?? null },
  }
  return () => ({ ...fixed, today: bangkokDay(clock()) })
}
