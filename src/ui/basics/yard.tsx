import type { ReactNode } from 'react'
import type { World } from '#art/art-color.ts'
import { plantFile } from '#art/names/plant-steps.ts'
import { type MonthSceneName, placeOfKla } from '#art/worlds/yard-names.ts'
import { OwnWorn } from '../pictures/own-worn.tsx'
import { hopOnce } from '../reward/play-reward.ts'

interface MonthSceneProps {
  world: World
  /** The leaves of the month's plant. */
  leaves: number
  /** What กล้า does beside it. */
  kla: MonthSceneName
  /** Describes the picture. */
  label: string
  /** Names the section. */
  name: string
  /** Words on the sky and what stands at the lower edge. */
  children: ReactNode
}

/** The yard with the month's plant and กล้า in what the signed-in person chose: sky, hill and ground fill any box, the figures keep their shape at its right. */
export function MonthScene({ world, leaves, kla, label, name, children }: MonthSceneProps) {
  return (
    <section className="yard" data-w={world} aria-label={name}>
      <div className="scene">
        <svg className="scene-far" viewBox="0 0 360 200" preserveAspectRatio="none" aria-hidden="true">
          <rect className="scene-sky" width="360" height="200" />
          <path className="scene-hill" d="M0 116Q79 78 180 112T360 96V200H0Z" />
          <rect className="scene-ground" y="124" width="360" height="76" />
        </svg>
        <svg className="scene-side" viewBox="0 0 360 300" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <use href={`/art/near/land-${world}.svg#art`} transform="translate(0 34)" />
        </svg>
        <svg
          className="scene-near"
          viewBox="0 0 360 300"
          preserveAspectRatio="xMaxYMax meet"
          role="img"
          aria-label={label}
        >
          <use href={`/art/near/ground-${world}.svg#art`} transform="translate(0 26)" />
          <g className="yard-plant">
            <use href={`/art/${plantFile(leaves)}#art`} transform="translate(150 16) scale(1.6)" />
          </g>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: play for a finger, nothing that a key would need */}
          <g className="yard-kla" onClick={(event) => hopOnce(event.currentTarget)}>
            <use href={`/art/yards/${kla}.svg#art`} />
            <g transform={`translate(${placeOfKla.x} ${placeOfKla.y}) scale(${placeOfKla.s})`}>
              <OwnWorn />
            </g>
          </g>
        </svg>
      </div>
      <div className="yard-in">{children}</div>
    </section>
  )
}
