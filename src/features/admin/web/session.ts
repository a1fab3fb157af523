import { readRefreshToken, saveTokens } from '#lib/web/session-store.ts'

/** The login goes on with the token in which its roles count. */
export function takeToken(accessToken: string): void {
  saveTokens({ access_token: accessToken, refresh_token: readRefreshToken() ?? '' })
}
