import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { newChance } from '../motion.ts'
import { by, Sized } from '../stage.tsx'

/** The made-up stall: the price of a throw, the share of throws that win, and what the doll costs in a shop. */
export const throwPrice = 10
export const share = 0.04
export const dollPrice = 150
/** A hundred throws: what comes in, how many dolls go out, what they cost, what is left. */
export const throws = 100
export const income = throws * throwPrice
export const dolls = throws * share
export const out = dolls * dollPrice
export const left = income - out
/** Throws and money for a doll, on average. */
export const perDoll = 1 / share
export const paidPerDoll = perDoll * throwPrice

/** The question's stall. */
export const asked = { price: 20, share: 0.1, prize: 100 }

const fills = ['coral', 'violet', 'koin', 'mint', 'rose', 'sky'] as const

/** A balloon of radius 22 around 0,0; `isGone` leaves its rag. A small one among many is plain: it has no gleam. */
export function Balloon({ fill, isGone, isPlain = false }: { fill: ArtColor; isGone: boolean; isPlain?: boolean }) {
  return isGone ? (
    <SoftShape d="M-5 -4L4 -6L6 4L-3 6Z" fill={art(fill)} w={4} />
  ) : (
    <>
      <SoftShape d="M-17 -6A17 18 0 0 1 17 -6Q16 12 0 20Q-16 12 -17 -6Z" fill={art(fill)} w={5} />
      {isPlain ? null : <Dot x={-7} y={-11} r={4} fill={art('white')} opacity={0.8} />}
    </>
  )
}

/** A dart whose tip is at 0,0 and points to the right. */
export function Dart() {
  return (
    <>
      <Line d="M0 0H-30" stroke={art('ink')} w={4} />
      <Line d="M-26 0H-54" stroke={art('wood-deep')} w={9} />
      <SoftShape d="M-52 0L-74 -14H-84L-74 0L-84 14H-74Z" fill={art('coral')} w={4} />
    </>
  )
}

/** A bear of 110 × 130 around 0,0. */
export function Doll({ t, isTalking = false }: { t: number; isTalking?: boolean }) {
  return (
    <>
      <Dot x={-30} y={-48} r={15} fill={art('wood-deep')} />
      <Dot x={30} y={-48} r={15} fill={art('wood-deep')} />
      <Rect x={-34} y={8} w={68} h={56} r={28} fill={art('wood')} />
      <Dot x={0} y={-22} r={40} fill={art('wood')} />
      <Dot x={0} y={-8} r={17} fill={art('cream')} />
      <Dot x={-15} y={-30} r={5} fill={art('ink')} />
      <Dot x={15} y={-30} r={5} fill={art('ink')} />
      <Dot x={0} y={-14} r={5} fill={art('ink')} />
      <Rect x={-6} y={-5} w={12} h={isTalking ? 5 + 6 * Math.abs(Math.sin(t * 9)) : 4} r={4} fill={art('ink')} />
      <SoftShape d="M-14 14L0 20L14 14V30L0 24L-14 30Z" fill={art('coral')} w={4} />
    </>
  )
}

const order = (() => {
  const chance = newChance(21)
  return Array.from({ length: throws }, (_, i) => ({ i, at: chance() })).sort((a, b) => a.at - b.at)
})()
const winners = [13, 38, 66, 91]

/** Where balloon i of a hundred hangs. */
function placeOf(i: number, view: View): [number, number] {
  return [by(view, 36, 42) + (i % 10) * by(view, 31, 30.5), by(view, 66, 178) + Math.floor(i / 10) * by(view, 26, 31)]
}

interface WallProps {
  view: View
  /** How many throws have hit. */
  done: number
  /** How many of those balloons hang there anew. */
  refilled: number
}

/** A wall of a hundred balloons, four with a star; what a throw breaks is filled up again, a star where a star was. */
export function Wall({ view, done, refilled }: WallProps) {
  const rank = new Map(order.map(({ i }, n) => [i, n]))
  return Array.from({ length: throws }, (_, i) => {
    const [x, y] = placeOf(i, view)
    const isHit = rank.get(i)! < done
    const isGone = isHit && rank.get(i)! >= refilled
    const isWon = isHit && winners.includes(rank.get(i)!)
    return (
      <Sized key={i} x={x} y={y} k={isWon ? 0.88 : 0.56}>
        {isWon ? <Star /> : <Balloon fill={fills[(i * 7) % fills.length]!} isGone={isGone} isPlain />}
      </Sized>
    )
  })
}

function Star() {
  return <SoftShape d="M0 -20L6 -7L20 -6L9 3L13 17L0 9L-13 17L-9 3L-20 -6L-6 -7Z" fill={art('koin-edge')} w={6} />
}
