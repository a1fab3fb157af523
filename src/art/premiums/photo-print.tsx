import type { ReactNode } from 'react'
import { type ArtColor, art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { At, Dot, Line, Rect, Sprout, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

interface PrintProps {
  x: number
  y: number
  deg: number
  clip: ArtColor
  children: ReactNode
}

/** A print 60×68 on its clip; x, y is its upper left corner. */
function Print({ x, y, deg, clip, children }: PrintProps) {
  return (
    <Turn deg={deg} x={x + 30} y={y}>
      <At x={x} y={y}>
        <Rect x={0} y={0} w={60} h={68} r={6} fill={art('white')} />
        {children}
        <Rect x={25} y={-10} w={10} h={20} r={4} fill={art(clip)} />
      </At>
    </Turn>
  )
}

/** Printed photos hang on a string over the camera that took them. */
export function PhotoPrintPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={140} />
      <Line d="M20 52Q180 92 340 44" stroke={art('wood')} w={4} />
      <Print x={72} y={64} deg={5} clip="coral">
        <Rect x={8} y={8} w={44} h={40} r={4} fill={art('sky')} />
        <Dot x={40} y={20} r={6} fill={art('cream')} />
        <path d="M8 44q16-18 28-4 8-8 16-2v6q0 4-4 4H12q-4 0-4-4Z" fill={art('leaf-deep')} />
      </Print>
      <Print x={150} y={74} deg={-3} clip="mint">
        <Rect x={8} y={8} w={44} h={40} r={4} fill={art('cream')} />
        <Sprout x={30} y={46} k={1.4} />
      </Print>
      <Print x={228} y={66} deg={-7} clip="violet">
        <Rect x={8} y={8} w={44} h={40} r={4} fill={art('coral')} />
        <Dot x={30} y={34} r={12} fill={art('cream')} />
        <Rect x={8} y={34} w={44} h={14} r={4} fill={art('violet')} />
      </Print>
      <Rect x={132} y={154} w={96} h={46} r={12} fill={art('wood-deep')} />
      <Rect x={144} y={146} w={28} h={14} r={5} fill={art('wood')} />
      <Rect x={202} y={147} w={16} h={10} r={4} fill={art('coral')} />
      <Rect x={132} y={166} w={96} h={22} fill={art('mint')} />
      <Dot x={180} y={177} r={22} fill={art('cream')} />
      <Dot x={180} y={177} r={15} fill={art('wood-deep')} />
      <Dot x={175} y={172} r={4.5} fill={art('white')} />
    </Picture>
  )
}
