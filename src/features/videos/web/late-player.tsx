import { latePart } from '#lib/web/late-part.tsx'
import { readStored, storageKeys } from '#lib/web/storage.ts'

/** The player with all that hangs on its moment, alive from the first touch; at once where somebody may go on from where they stopped. */
export const { LatePart: LatePlayer, prepare: preparePlayer } = latePart({
  name: 'player',
  starts: readStored(storageKeys.videoPositions) ? 'near' : 'touched',
  restClass: 'video-rest',
  load: async () => (await import('./watch-part.tsx')).WatchPart,
})
