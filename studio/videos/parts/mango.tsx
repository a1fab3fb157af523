import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Leaf, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { sway } from '../motion.ts'
import { by, Sized } from '../stage.tsx'
import { Sum } from './chip.tsx'

/** The made-up market: kilograms a day that people want to buy at a price a kilogram, and want to sell. */
export const wants = (price: number) => 140 - 2 * price
export const offers = (price: number, more = 0) => 2 * price - 20 + more

/** The price at which both are the same: 140 − 2p = 2p − 20 + more. */
export const meeting = (more = 0) => (140 + 20 - more) / 4

/** How many kilograms more (or less) are offered at every price in season and out of it. */
export const season = { high: 60, low: -80 }

/** A mango of 44 × 34 around 0,0. */
export function Mango({ fill = 'koin' }: { fill?: ArtColor }) {
  return (
    <>
      <SoftShape d="M-15 4C-17 -12 2 -16 11 -9C20 -2 12 12 -2 11C-9 11 -14 9 -15 4Z" fill={art(fill)} w={8} />
      <Leaf x={12} y={-10} l={13} deg={50} />
      <Line d="M-9 3q1 -6 7 -8" stroke={art('cream')} w={3.4} />
    </>
  )
}

const headFills = ['violet', 'rose', 'leaf', 'cheek', 'coral'] as const

/** A buyer's head of radius 17 around 0,0. */
function Head({ i, isHappy }: { i: number; isHappy: boolean }) {
  return (
    <>
      <Dot x={0} y={0} r={17} fill={art(headFills[i % headFills.length]!)} />
      <Dot x={-6} y={-2} r={2.6} fill={art('ink')} />
      <Dot x={6} y={-2} r={2.6} fill={art('ink')} />
      <Line d={isHappy ? 'M-4 5q4 5 8 0' : 'M-4 8q4 -5 8 0'} stroke={art('ink')} w={2.6} />
    </>
  )
}

type SignProps = { x: number; y: number; k?: number; turn?: number; price: number; since?: number }

/** The price of a kilogram on a wooden board, 150 × 104 around x, y. */
export function PriceSign({ x, y, k = 1, turn = 0, price, since = 9 }: SignProps) {
  return (
    <Sized x={x} y={y} k={k} turn={turn}>
      <Rect x={-79} y={-55} w={158} h={112} r={16} fill={art('wood-deep')} />
      <Rect x={-71} y={-47} w={142} h={96} r={12} fill={art('cream')} />
      <Word x={0} y={-24} size={24} halo={null}>
        กิโลละ
      </Word>
      <Sum value={Math.round(price)} x={0} y={18} size={58} since={since} />
    </Sized>
  )
}

type MarketProps = { view: View; t: number; price: number; more?: number; since: number }

/** Who wants to buy and what is for sale at a price, ten kilograms a piece; who gets nothing looks sad. */
export function Market({ view, t, price, more = 0, since }: MarketProps) {
  const rows = [
    { name: 'อยากซื้อ', kg: wants(price), other: offers(price, more), y: by(view, 148, 300) },
    { name: 'อยากขาย', kg: offers(price, more), other: wants(price), y: by(view, 256, 442) },
  ]
  return (
    <>
      <PriceSign
        x={by(view, 92, 180)}
        y={by(view, 196, 188)}
        k={by(view, 0.98, 0.94)}
        turn={-1.5}
        price={price}
        since={since}
      />
      {rows.map(({ name, kg, other, y }, row) => (
        <g key={name}>
          <Word x={by(view, 194, 22)} y={y - by(view, 38, 40)} size={by(view, 26, 26)} anchor="start">
            {name}
          </Word>
          <Word x={by(view, 624, 338)} y={y - by(view, 38, 40)} size={by(view, 32, 34)} anchor="end">
            {`${Math.round(kg)} กก.`}
          </Word>
          {Array.from({ length: 10 }, (_, i) => {
            const k = Math.min(1, Math.max(0, kg / 10 - i))
            const hasPartner = i < other / 10 - 0.5
            const hop = hasPartner ? 0 : sway(t + i * 0.3, 6, 0.8)
            const x = by(view, 212 + i * 44, 48 + (i % 5) * 66)
            return (
              <Sized
                key={i}
                x={x}
                y={y + by(view, 0, Math.floor(i / 5) * 46) + hop}
                k={k * by(view, 1.12, 1.2)}
                turn={0}
              >
                {row ? <Mango fill={hasPartner ? 'koin' : 'koin-edge'} /> : <Head i={i} isHappy={hasPartner} />}
              </Sized>
            )
          })}
        </g>
      ))}
    </>
  )
}

/** A durian of radius 60 around 0,0 that looks about. */
export function Durian({ t }: { t: number }) {
  const look = sway(t, 4, 1.6)
  return (
    <>
      {Array.from({ length: 16 }, (_, i) => (
        <Sized key={i} x={0} y={0} k={1} turn={i * 22.5}>
          <SoftShape d="M-10 -52L0 -72L10 -52Z" fill={art('leaf-deep')} w={5} />
        </Sized>
      ))}
      <Dot x={0} y={0} r={58} fill={art('leaf')} />
      <Line d="M0 -58V-82" stroke={art('wood-deep')} w={11} />
      {[-20, 20].map((x) => (
        <g key={x}>
          <Dot x={x} y={-8} r={13} fill={art('white')} />
          <Dot x={x + look} y={-8} r={6} fill={art('ink')} />
        </g>
      ))}
      <Line d="M-10 24q10 8 20 0" stroke={art('ink')} w={5} />
    </>
  )
}
