import { lazyPart } from '#lib/web/lazy-part.tsx'
import { readStored, storageKeys } from '#lib/web/storage.ts'

/**
 * The player and everything that follows its position, hydrated on the first touch; at once when there may be a stored
 * position.
 */
export const { LazyPart: LazyPlayer, prepare: preparePlayer } = lazyPart({
  name: 'player',
  starts: readStored(storageKeys.videoPositions) ? 'near' : 'touched',
  restClass: 'video-rest',
  load: async () => (await import('./watch-part.tsx')).WatchPart,
})
