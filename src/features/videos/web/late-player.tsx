import { latePart } from '#lib/web/late-part.tsx'

/** The player with all that hangs on its moment, alive from the first touch. */
export const { LatePart: LatePlayer, prepare: preparePlayer } = latePart({
  name: 'player',
  starts: 'touched',
  restClass: 'video-rest',
  load: async () => (await import('./watch-part.tsx')).WatchPart,
})
