import type { ReactNode } from 'react'
import { art, artWorld, type World } from '../art-color.ts'
import type { GameArtName } from '../game-art-names.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { lessonThings } from './lesson-things.tsx'
import { placeThings } from './place-things.tsx'

function Ground({ world, children }: { world: World; children: ReactNode }) {
  return (
    <>
      <Rect x={0} y={0} w={168} h={104} fill={artWorld(world, 'sky')} />
      <Rect x={0} y={84} w={168} h={30} fill={artWorld(world, 'ground')} />
      {children}
    </>
  )
}

/** กล้า catches on the market street what comes down, and leaves what only lures. */
function Catch() {
  return (
    <Ground world={2}>
      <Rect x={8} y={30} w={34} h={60} r={6} fill={artWorld(2, 'hill')} />
      <Rect x={122} y={18} w={40} h={70} r={6} fill={artWorld(2, 'hill')} />
      <Rect x={0} y={84} w={168} h={30} fill={artWorld(2, 'ground')} />
      <At x={46} y={18} s={0.78}>
        <Person who="kla" face="glad" arms={['up', 'up']} />
        <Rect x={8} y={8} w={80} h={26} r={11} fill={art('wood')} />
        <Rect x={3} y={4} w={90} h={10} r={5} fill={art('wood-deep')} />
      </At>
      <Koin x={62} y={14} r={9} />
      <Koin x={108} y={22} r={8} />
      <Turn deg={14} x={30} y={26}>
        <At x={14} y={12} s={0.7}>
          {placeThings.book}
        </At>
      </Turn>
      <At x={132} y={26} s={0.62}>
        {lessonThings.tag}
      </At>
    </Ground>
  )
}

/** กล้า holds the balloons over boxes with a part of a word in them. */
function Words() {
  return (
    <Ground world={4}>
      <Line d="M120 54L106 28M120 54L124 22M120 54L142 30" stroke={art('wood-deep')} w={2} />
      <Dot x={104} y={20} r={11} fill={art('coral')} />
      <Dot x={124} y={13} r={12} fill={art('mint')} />
      <Dot x={144} y={22} r={11} fill={art('violet')} />
      <At x={88} y={40} s={0.54}>
        <Person who="kla" face="wow" arms={['down', 'up']} />
      </At>
      {[0, 1, 2, 3].map((i) => (
        <Rect key={i} x={8 + i * 20} y={50} w={17} h={21} r={5} fill={i === 2 ? artWorld(4, 'hill') : art('white')} />
      ))}
      <Line d="M13 65q0-8 6-8M34 57h8M38 57v9M74 66q6-9 8-9" stroke={art('ink')} w={2.4} />
    </Ground>
  )
}

/** Two pictures that make one word, and แผน who sees it. */
function Decoder() {
  return (
    <Ground world={5}>
      <Turn deg={-5} x={34} y={46}>
        <Rect x={8} y={20} w={48} h={54} r={9} fill={art('white')} />
        <At x={12} y={26}>
          {lessonThings.basket}
        </At>
      </Turn>
      <Line d="M64 46h12M70 40v12" stroke={art('violet')} w={4} />
      <Turn deg={4} x={106} y={44}>
        <Rect x={82} y={18} w={48} h={54} r={9} fill={art('white')} />
        <At x={86} y={24}>
          {lessonThings.grow}
        </At>
      </Turn>
      <At x={116} y={38} s={0.54}>
        <Person who="phaen" face="wow" arms={['down', 'up']} />
      </At>
    </Ground>
  )
}

const CELLS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [1, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
] as const

/** ออม fills the boxes of a small crossword. */
function Crossword() {
  return (
    <Ground world={1}>
      {CELLS.map(([x, y]) => (
        <Rect
          key={`${x} ${y}`}
          x={14 + x * 21}
          y={14 + y * 21}
          w={19}
          h={19}
          r={5}
          fill={y === 1 ? artWorld(1, 'hill') : art('white')}
        />
      ))}
      <Line d="M20 27q1-8 6-7M41 21h8M62 27q0-7 5-6M41 69h8" stroke={art('ink')} w={2.4} />
      <At x={102} y={40} s={0.54}>
        <Person who="aom" face="glad" arms={['down', 'up']} />
      </At>
      <Turn deg={32} x={152} y={44}>
        <Rect x={148} y={22} w={8} h={34} r={2} fill={art('coral')} />
        <SoftShape d="M149 58H155L152 64Z" fill={art('cream')} w={1} />
        <Rect x={148} y={18} w={8} h={7} r={3} fill={art('rose')} />
      </Turn>
    </Ground>
  )
}

const GAMES: Record<GameArtName, ReactNode> = {
  'catch-me': <Catch />,
  hangman: <Words />,
  'visual-decoder': <Decoder />,
  crossword: <Crossword />,
}

/** A game in its world, 168 × 104: one act, one person. A page shows its file. */
export function GameArt({ name, ...picture }: PictureProps & { name: GameArtName }) {
  return (
    <Picture kind="game" {...picture}>
      {GAMES[name]}
    </Picture>
  )
}
