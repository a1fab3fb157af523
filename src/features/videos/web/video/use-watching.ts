import { useEffect, useRef, useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { useReply } from '#lib/web/data/use-reply.ts'

import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import type { FilmAnswer } from '../../question-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import { readMyVideo, type Watching, watchVideo } from '../../watch-contract.ts'
import type { PlayerState } from '../player/use-player.ts'
import { useHeartbeat } from './use-heartbeat.ts'

/** The person's state of a video. `resume`: the stored position, in seconds; 0 for the start. */
export type Own = {
  state: 'visitor' | 'loading' | 'ready' | 'failed'
  liked: { is_liked: boolean; like_count: number } | null
  watching: Watching | null
  /** What the person has with the reward, when it was given a moment ago. */
  gained: Gained | null
  resume: number
  /** What was answered to the question at the film's end. */
  answer: FilmAnswer | null
  /** Reads the state again; answers why it could not, or null. */
  refresh: () => Promise<Refusal | null>
}

/** Loads the person's state, and stores it: on the server for a signed-in person, otherwise in this browser. */
export function useWatching(video: VideoView, player: PlayerState): Own {
  const { id } = video
  const { reply, state, setReply, refresh } = useReply(readMyVideo, { query: { id } }, { isPersonal: true })
  const [gained, setGained] = useState<Gained | null>(null)
  const resume = useResume(video, player, state === 'visitor' ? 'visitor' : reply?.position)

  useHeartbeat(player.film, async (from, to) => {
    if (state === 'visitor') return savePosition(id, to)
    const { gained, ...watching } = await sendUnder(crypto.randomUUID())(watchVideo, { body: { id, from, to } })
    if (gained) {
      setGained(gained)
      void refreshProfile()
    }
    setReply((now) => now && { ...now, ...watching })
  })
  if (!reply) return { state, liked: null, watching: null, gained, resume, answer: null, refresh }
  const { is_liked, like_count, answer, ...watching } = reply
  return { state, liked: { is_liked, like_count }, watching, gained, resume, answer, refresh }
}

/** Where the film begins, in seconds: as it was left, once that is known. */
function useResume(
  { id, seconds }: VideoView,
  { setStart }: PlayerState,
  left: number | 'visitor' | undefined,
): number {
  const [resume, setResume] = useState(0)
  const isSet = useRef(false)
  useEffect(() => {
    if (left === undefined || isSet.current) return
    const position = left === 'visitor' ? (readPositions()[id] ?? 0) : left
    isSet.current = left !== 'visitor'
    // Positions near the start or the end restart the film.
    const at = position > 5 && position < seconds - 5 ? position : 0
    setResume(at)
    if (at > 0) setStart(at)
  }, [left, id, seconds, setStart])
  return resume
}

/** The number of positions stored in a browser. */
const maxSaved = 20

function readPositions(): Record<string, number> {
  try {
    const saved: unknown = JSON.parse(readStored(storageKeys.videoPositions) ?? '{}')
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, number>) : {}
  } catch {
    return {}
  }
}

function savePosition(id: string, position: number) {
  const { [id]: _, ...others } = readPositions()
  const saved = [...Object.entries(others), [id, Math.round(position)] as const].slice(-maxSaved)
  writeStored(storageKeys.videoPositions, JSON.stringify(Object.fromEntries(saved)))
}
