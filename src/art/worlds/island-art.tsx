import type { ReactNode } from 'react'
import { art, artSea, artWorld, type World } from '../art-color.ts'
import { type Arms, type Face, Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Line, Rect } from '../shapes.tsx'
import { Growth } from './growth.tsx'
import { IslandThings } from './island-things.tsx'
import { Landmark } from './landmark.tsx'
import { whoOf } from './world-people.ts'

/** The outlines: a beach ring, a market on piles with a canal, a hill, a harbour round its bay, a meadow of lobes. */
const SHORES: Record<World, string> = {
  1: 'M182 54C262 29 338 107 346 242C350 330 322 376 322 433C322 493 352 529 340 592C326 667 258 663 212 649C150 670 60 667 28 567C6 493 30 444 26 376C22 305 2 266 16 185C34 86 110 75 182 54Z',
  2: 'M54 68H306Q334 68 334 118V376Q334 422 308 422H272Q250 422 250 461V510Q250 540 272 540H306Q334 540 334 572V610Q334 652 306 652H52Q24 652 24 603V433Q24 401 40 390T54 351V305Q54 277 38 270T22 228V125Q22 68 54 68Z',
  3: 'M180 58C250 50 296 132 312 228C326 270 330 305 336 376C354 436 360 521 344 578C326 660 250 656 180 652C110 656 34 660 16 578C0 521 6 436 22 376C24 305 34 270 48 228C64 132 110 50 180 58Z',
  4: 'M180 58C272 26 350 114 348 295C346 497 330 656 246 656C196 656 176 640 172 614C168 588 150 580 110 578C40 574 8 500 14 380C18 250 0 210 12 170C24 90 100 76 180 58Z',
  5: 'M180 65C214 6 296 19 310 114C362 150 366 270 328 316C368 376 356 511 304 529C330 600 220 667 180 640C110 667 50 631 56 529C4 511 -8 376 32 316C-6 270 -2 150 50 114C64 19 146 6 180 65Z',
}

/** The road from stop to stop: left at 28 %, right at 72.5 %, 88 apart. */
const ROAD = 'S262 176 262 226 92 262 96 314 262 352 262 402 92 438 96 490 262 528 262 578'

const LANDMARKS: Record<World, { x: number; y: number; s: number }> = {
  1: { x: 286, y: 152, s: 0.92 },
  2: { x: 262, y: 148, s: 0.86 },
  3: { x: 262, y: 150, s: 0.84 },
  4: { x: 290, y: 158, s: 0.9 },
  5: { x: 280, y: 152, s: 0.86 },
}

const PEOPLE: Record<World, { x: number; y: number; face: Face; arms: Arms }> = {
  1: { x: 96, y: 568, face: 'glad', arms: ['down', 'wave'] },
  2: { x: 96, y: 568, face: 'smile', arms: ['up', 'up'] },
  3: { x: 96, y: 566, face: 'wow', arms: ['hip', 'wave'] },
  4: { x: 24, y: 572, face: 'smile', arms: ['down', 'up'] },
  5: { x: 92, y: 552, face: 'glad', arms: ['down', 'wave'] },
}

/**
 * An island of the learning path on 360×704 with room for six stops: lip, ground, meadows, road, what it is known by and
 * who lives there. Bridges lead to its neighbours, so the box around must not clip.
 */
export function IslandArt({ world, ...picture }: PictureProps & { world: World }) {
  const { face, arms, ...place } = PEOPLE[world]
  const isFirst = world === 1
  const isLast = world === 5
  const start = isFirst ? 'M100 138' : 'M180 70C176 112 104 92 100 138'
  const road = `${start}${ROAD}${isLast ? '' : ' 180 640 180 692'}`
  return (
    <Picture kind="island" {...picture}>
      <Line d="M-6 30h46M318 676h40M4 690h40M322 22h34" stroke={artSea('sea-line')} w={4} />
      <Land world={world} />
      {isFirst ? null : <Planks y={-28} count={5} />}
      {isLast ? null : <Planks y={652} count={3} />}
      <Line d={road} stroke={artWorld(world, 'sky')} w={24} />
      <Line d={road} stroke={art('white')} w={3} dash="1 11" />
      <At {...LANDMARKS[world]}>
        <Landmark world={world} />
      </At>
      <Growth world={world} x={world === 2 ? 44 : 40} y={262} s={0.7} />
      <Growth world={world} x={324} y={world === 3 ? 350 : 346} s={0.6} />
      <IslandThings world={world} />
      <At {...place} s={0.84}>
        <Person who={whoOf[world]} face={face} arms={arms} />
      </At>
    </Picture>
  )
}

/** The edge, the ground, and what is lighter on it; the hill rises in two steps. */
function Land({ world }: { world: World }): ReactNode {
  const ground = artWorld(world, world === 1 ? 'hill' : 'ground')
  return (
    <>
      <At x={0} y={16}>
        <path d={SHORES[world]} fill={artWorld(world, 'lip')} />
      </At>
      <path d={SHORES[world]} fill={ground} />
      {world === 1 ? <Inner world={1} k={0.9} part="ground" /> : null}
      {world === 3 ? (
        <>
          <Inner world={3} k={0.82} part="lip" up={22} />
          <Inner world={3} k={0.82} part="hill" up={32} />
        </>
      ) : null}
      {MEADOWS[world].map(([x, y, w, h]) => (
        <Rect key={y} x={x} y={y} w={w} h={h} r={h / 2} fill={artWorld(world, world === 3 ? 'ground' : 'hill')} />
      ))}
    </>
  )
}

const MEADOWS: Record<World, readonly (readonly [number, number, number, number])[]> = {
  1: [
    [40, 90, 120, 64],
    [190, 360, 120, 72],
    [50, 450, 110, 70],
  ],
  2: [
    [40, 84, 130, 76],
    [176, 190, 140, 70],
    [44, 440, 150, 92],
  ],
  3: [
    [60, 270, 110, 64],
    [196, 366, 110, 66],
  ],
  4: [
    [196, 86, 120, 66],
    [206, 350, 110, 92],
    [44, 112, 110, 62],
  ],
  5: [
    [50, 90, 116, 84],
    [200, 180, 116, 84],
    [40, 270, 116, 84],
    [204, 360, 116, 84],
    [70, 450, 116, 84],
  ],
}

type InnerProps = { world: World; k: number; part: 'ground' | 'hill' | 'lip'; up?: number }

/** The outline again, smaller by `k` around its middle and moved up. */
function Inner({ world, k, part, up = 0 }: InnerProps) {
  return (
    <At x={180 - 180 * k} y={355 - 355 * k - up} s={k}>
      <path d={SHORES[world]} fill={artWorld(world, part)} />
    </At>
  )
}

function Planks({ y, count }: { y: number; count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <g key={i}>
      <Rect x={156} y={y + i * 20} w={48} h={13} r={5} fill={art('wood')} />
      <Rect x={156} y={y + i * 20 + 9} w={48} h={5} r={2.5} fill={art('wood-deep')} />
    </g>
  ))
}
