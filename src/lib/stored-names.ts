/**
 * Every name under which this site keeps something in a browser; stored-register.ts says of each what it is for, and the
 * cookie policy says it to people. Nothing may be kept under a name that does not stand here.
 */

/**
 * The keys of localStorage, to the letter of the specification but for the last ones, which are our own. The refresh
 * token's key is spelt with a space: it stands here once and nowhere else.
 */
export const storageKeys = {
  token: 'auth.token',
  refreshToken: 'auth.refresh token',
  profile: 'auth.profile',
  isRefresh: 'auth.isRefresh',
  popupRegisterDate: 'popup-register-date',
  hideCookiesConsent: 'hide-cookies-consent',
  cookiesAcceptDate: 'cookies-accept-date',
  isAnalytic: 'isAnalytic',
  theme: 'theme',
  readingSize: 'reading-size',
  videoPositions: 'video-positions',
  guestPlacement: 'guest-placement',
  gameSound: 'game-sound',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** What is kept longer than a visit only for who has switched preferences on. */
export const preferenceKeys = [
  storageKeys.theme,
  storageKeys.readingSize,
  storageKeys.videoPositions,
  storageKeys.guestPlacement,
  storageKeys.gameSound,
] as const
export type PreferenceKey = (typeof preferenceKeys)[number]

/** Of sessionStorage. */
export const chunkReloadKey = 'chunk-reload-at'

/**
 * What the service worker keeps, by the names of the browser's caches: articles that were opened and their pictures, which
 * tell what this person read; the scripts and styles of the last releases; and the offline page.
 */
export const cacheNames = { pages: 'pages', pictures: 'pictures', assets: 'assets', frame: 'frame' } as const

/** The browser's database of what waits to be sent. */
export const databaseName = 'koinklass'

export const cookieNames = {
  binding: 'session-binding',
  /** Round trips to those who vouch for a person. */
  lineTrip: 'line-trip',
  facebookTrip: 'facebook-trip',
} as const

type ValueOf<T> = T[keyof T]
export type StoredName =
  | StorageKey
  | typeof chunkReloadKey
  | ValueOf<typeof cacheNames>
  | typeof databaseName
  | ValueOf<typeof cookieNames>
