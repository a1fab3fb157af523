import { useEffect, useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import type { VideoView } from '../video-contract.ts'
import { readMyVideo, type Watching, watchVideo } from '../watch-contract.ts'
import { useHeartbeat } from './use-heartbeat.ts'
import type { PlayerState } from './use-player.ts'

/** What is one's own of a video. `resume`: where one stopped, in seconds; 0 where it begins anew. */
export type Own = {
  state: 'visitor' | 'loading' | 'ready' | 'failed'
  liked: { isLiked: boolean; like_count: number } | null
  watching: Watching | null
  /** The reward came a moment ago. */
  isFresh: boolean
  resume: number
}

type Read = Omit<Own, 'resume'>
const nothing: Read = { state: 'loading', liked: null, watching: null, isFresh: false }

/** Fills in what is one's own, and keeps it: with the server for who is signed in, else in this browser. */
export function useWatching(video: VideoView, player: PlayerState): Own {
  const { isAuthenticated } = useAuth()
  const [read, setRead] = useState(nothing)
  const [resume, setResume] = useState(0)
  const { id, seconds } = video
  const { setStart } = player

  useEffect(() => {
    let isCurrent = true
    const startAt = (position: number) => {
      // Who has only looked in, or has seen the end, begins at the beginning.
      const at = position > 5 && position < seconds - 5 ? position : 0
      setResume(at)
      if (at > 0) setStart(at)
    }
    if (!isAuthenticated) startAt(readPositions()[id] ?? 0)
    else {
      setRead(nothing)
      call(readMyVideo, { query: { id } }).then(
        (mine) => {
          if (!isCurrent) return
          const { isLiked, like_count, ...watching } = mine
          setRead({ state: 'ready', liked: { isLiked, like_count }, watching, isFresh: false })
          startAt(mine.position)
        },
        () => isCurrent && setRead({ ...nothing, state: 'failed' }),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [isAuthenticated, id, seconds, setStart])

  useHeartbeat(player.film, async (from, to) => {
    if (!isAuthenticated) return keepPosition(id, to)
    const watching = await call(watchVideo, { body: { id, from, to } })
    const isNew = watching.reward !== null && !read.watching?.reward
    setRead((before) => ({ ...before, watching, isFresh: before.isFresh || isNew }))
    // The purse in the header.
    if (isNew) void refreshProfile().catch(() => {})
  })
  const own: Read = isAuthenticated ? read : { ...nothing, state: 'visitor' }
  return { ...own, resume }
}

/** So many videos are remembered in a browser. */
const mostKept = 20

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.videoPositions) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

function keepPosition(id: string, position: number) {
  const { [id]: _, ...others } = readPositions()
  const kept = [...Object.entries(others), [id, Math.round(position)] as const].slice(-mostKept)
  writeStored(storageKeys.videoPositions, JSON.stringify(Object.fromEntries(kept)))
}
