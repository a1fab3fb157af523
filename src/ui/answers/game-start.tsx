import type { ReactNode } from 'react'
import type { World } from '#art/art-color.ts'

/** Before a game: its place as a picture, and over its ground a sheet (a `Card` with `game-start-card`) with what to do. */
export function GameStart({ world, scene, children }: { world: World; scene: ReactNode; children: ReactNode }) {
  return (
    <div className="game-start" data-w={world}>
      <div className="game-start-scene">{scene}</div>
      {children}
    </div>
  )
}

/** A rule of a game: a picture, its name, and a few words that explain it. */
export type PicturedRule = { picture: ReactNode; name: string; why?: string | undefined }

/** How to play, in three pictures. The whole rules stand behind the question mark of the game's bar. */
export function PicturedRules({ rules }: { rules: readonly PicturedRule[] }) {
  return (
    <ul className="game-rules">
      {rules.map(({ picture, name, why }) => (
        <li key={name}>
          <span className="game-rule-picture">{picture}</span>
          <b>{name}</b>
          {why ? <span className="text-13 text-ink-soft">{why}</span> : null}
        </li>
      ))}
    </ul>
  )
}
