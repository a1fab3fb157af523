import type { ReactNode } from 'react'
import type { ComicPlace } from '#lib/comic-names.ts'
import { art, artCloud, artWorld, type World } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Cloud, Dot, Line, Rect } from '../shapes.tsx'
import { Tree } from '../things.tsx'

/** Ground of a world far beyond the view box; the sky is the panel's own colour, in comic.css. */
function Ground({ world, y = 92 }: { world: World; y?: number }) {
  return (
    <>
      <path
        d={`M-400 ${y - 8}Q-200 ${y - 30} -60 ${y - 10}Q30 ${y - 36} 104 ${y - 12}T280 ${y - 16}T640 ${y - 8}V400H-400Z`}
        fill={artWorld(world, 'hill')}
      />
      <Rect x={-400} y={y} w={1000} h={300} fill={artWorld(world, 'ground')} />
    </>
  )
}

function Stripes() {
  return Array.from({ length: 21 }, (_, i) => (
    <Rect key={i} x={-160 + i * 25} y={-16} w={25} h={32} r={8} fill={art(i % 2 ? 'cream' : 'coral')} />
  ))
}

const DROPS = [-90, -52, -20, 14, 38, 66, 92, 120, 150, 182, 214, 248, 290]

const sets: Record<ComicPlace, ReactNode> = {
  street: (
    <>
      <Cloud x={22} y={14} k={0.7} fill={artCloud} />
      <Cloud x={138} y={8} k={0.6} fill={artCloud} />
      <Ground world={1} />
      <Tree x={12} y={94} h={52} />
      <Tree x={190} y={93} h={38} />
    </>
  ),
  market: (
    <>
      <Ground world={2} />
      <Line d="M-120 16V110M200 16V110" stroke={art('wood-deep')} w={5} />
      <Stripes />
    </>
  ),
  room: (
    <>
      <Rect x={-400} y={92} w={1000} h={300} fill={artWorld(3, 'ground')} />
      <Rect x={-400} y={88} w={1000} h={5} fill={artWorld(3, 'lip')} />
      <Rect x={74} y={6} w={52} h={36} r={6} fill={artWorld(4, 'sky')} />
      <Line d="M100 7v34M75 24h50" stroke={art('wood')} w={3} />
    </>
  ),
  school: (
    <>
      <Ground world={4} />
      <Rect x={40} y={36} w={120} h={56} r={4} fill={art('cream')} />
      <Rect x={34} y={28} w={132} h={12} r={5} fill={art('coral')} />
      {[52, 78, 110, 136].map((x) => (
        <Rect key={x} x={x} y={48} w={14} h={14} r={3} fill={art('sky')} />
      ))}
    </>
  ),
  rain: (
    <>
      <Ground world={4} />
      {DROPS.map((x, i) => (
        <Line
          key={x}
          d={`M${x} ${(i % 3) * 26 + 4}l-4 12M${x + 9} ${((i + 1) % 3) * 26 + 12}l-4 12`}
          stroke={art('sky')}
        />
      ))}
    </>
  ),
  night: (
    <>
      <Dot x={168} y={20} r={11} fill={art('cream')} />
      {[20, 52, 96, 132].map((x, i) => (
        <Dot key={x} x={x} y={10 + (i % 3) * 11} r={1.8} fill={art('cream')} />
      ))}
      <Ground world={5} />
    </>
  ),
}

/** Where a panel of a comic strip takes place, on a 200×120 grid with the ground at 92. */
export function ComicSetArt({ name, ...picture }: PictureProps & { name: ComicPlace }) {
  return (
    <Picture kind="panel" {...picture}>
      {sets[name]}
    </Picture>
  )
}
