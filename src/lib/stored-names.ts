/**
 * Every name under which this site stores something in a browser. stored-register.ts gives the purpose of each, which
 * the cookie policy publishes. Nothing may be stored under a name that is not listed here.
 */

/**
 * The keys of localStorage, spelled as in the specification; the last ones are our own. The refresh token's key
 * contains a space: it is spelled here and nowhere else.
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
  guestAnswers: 'guest-answers',
  gameSound: 'game-sound',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Stored beyond a visit only if the person allows preferences. */
export const preferenceKeys = [
  storageKeys.theme,
  storageKeys.readingSize,
  storageKeys.videoPositions,
  storageKeys.guestPlacement,
  storageKeys.guestAnswers,
  storageKeys.gameSound,
] as const
export type PreferenceKey = (typeof preferenceKeys)[number]

/** A key of sessionStorage. */
export const chunkReloadKey = 'chunk-reload-at'

/** A key of sessionStorage. */
export const signUpDraftKey = 'sign-up-draft'

/**
 * The caches of the service worker: articles that were opened and their pictures, which reveal what this person reads;
 * the scripts and styles of the last releases; and the offline page.
 */
export const cacheNames = { pages: 'pages', pictures: 'pictures', assets: 'assets', frame: 'frame' } as const

/** The IndexedDB database with acts that wait to be sent. */
export const databaseName = 'koinklass'

export const cookieNames = {
  binding: 'session-binding',
  /** The state of a social login in progress. */
  lineTrip: 'line-trip',
  facebookTrip: 'facebook-trip',
  /** Where the log of the database ended after this browser's last act: replicas behind it are not read. */
  logPosition: 'log-position',
} as const

type ValueOf<T> = T[keyof T]
export type StoredName =
  | StorageKey
  | typeof chunkReloadKey
  | typeof signUpDraftKey
  | ValueOf<typeof cacheNames>
  | typeof databaseName
  | ValueOf<typeof cookieNames>
