import { readRefreshToken, saveTokens } from '#lib/web/session-store.ts'

/** Continues the session with the token that contains its roles. */
export function takeToken(accessToken: string): void {
  saveTokens({ access_token: accessToken, refresh_token: readRefreshToken() ?? '' })
}
