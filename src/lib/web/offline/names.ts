/**
 * What the service worker keeps, by the names of the browser's caches: articles that were opened and their pictures, which
 * tell what this person read; the scripts and styles of the last releases; and the offline page.
 */
export const cacheNames = { pages: 'pages', pictures: 'pictures', assets: 'assets', frame: 'frame' } as const

/** The browser's database of what waits to be sent. */
export const databaseName = 'koinklass'
