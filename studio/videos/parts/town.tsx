import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { mix, sway } from '../motion.ts'
import { Sized } from '../stage.tsx'

/** The made-up town's year, in millions of its coins: what it takes in, and what it spends. */
export const income = 170
export const costs = [
  { name: 'โรงเรียน', sum: 60, fill: 'sky' },
  { name: 'โรงพยาบาล', sum: 45, fill: 'mint' },
  { name: 'ถนน น้ำ ไฟ', sum: 40, fill: 'violet' },
  { name: 'บำนาญ', sum: 40, fill: 'koin' },
  { name: 'ดอกเบี้ย', sum: 15, fill: 'coral' },
] as const satisfies { name: string; sum: number; fill: ArtColor }[]

export const spent = costs.reduce((sum, one) => sum + one.sum, 0)
export const missing = spent - income
/** What the town owed before, owes at the end of the year, and pays a year for each hundred. */
export const debt = 500
export const owed = debt + missing
const rate = 3
export const interestOf = (sum: number) => (sum * rate) / 100
/** What a good year brings beyond the plan. */
export const extra = 25

/** The other town of the question. */
export const other = { debt: 400, income: 250, spent: 270 }

/** A tub of 240 × 150 with its foot at 0,0; the water reaches `level` (0 to 1). */
export function Tub({ t, level, children }: { t: number; level: number; children?: string }) {
  const top = -12 - 128 * level
  const wave = sway(t, 3, 1.3)
  return (
    <>
      <Rect x={-84} y={-10} w={22} h={16} r={6} fill={art('wood-deep')} />
      <Rect x={62} y={-10} w={22} h={16} r={6} fill={art('wood-deep')} />
      <Rect x={-120} y={-150} w={240} h={146} r={34} fill={art('white')} opacity={0.7} />
      {level > 0.02 && (
        <path
          d={`M-110 ${top + wave}Q-55 ${top - 8 - wave} 0 ${top}T110 ${top - wave}V-38Q110 -12 84 -12H-84Q-110 -12 -110 -38Z`}
          fill={art('violet')}
        />
      )}
      <Rect x={-130} y={-158} w={260} h={18} r={9} fill={art('wood')} />
      <Sized x={40} y={top + wave} k={1} turn={sway(t, 5, 1.7)}>
        <Duck />
      </Sized>
      {children && (
        <Word x={-34} y={-54} size={58}>
          {children}
        </Word>
      )}
    </>
  )
}

/** A rubber duck with a tie; its waterline is at 0. */
export function Duck() {
  return (
    <>
      <SoftShape d="M-26 -12Q-30 8 -8 10H14Q30 6 30 -16L14 -8Z" fill={art('koin')} w={8} />
      <Dot x={-12} y={-28} r={17} fill={art('koin')} />
      <SoftShape d="M-28 -28L-40 -23L-28 -20Z" fill={art('coral')} w={6} />
      <Dot x={-17} y={-32} r={3.2} fill={art('ink')} />
      <SoftShape d="M-8 -10L-2 -10L-1 4L-5 9L-9 4Z" fill={art('ink')} w={3} />
    </>
  )
}

/** A tap over 0,0 from which water falls `far` units while `flow` is above 0. */
export function Tap({ t, flow, far }: { t: number; flow: number; far: number }) {
  return (
    <>
      {flow > 0 && (
        <Rect x={-10 * flow} y={0} w={20 * flow} h={far} r={9} fill={art('violet')} opacity={0.9 + sway(t, 0.1, 0.3)} />
      )}
      <Line d="M70 -34H8Q0 -34 0 -26V-8" stroke={art('wood-deep')} w={20} />
      <Line d="M38 -38V-60M20 -62H56" stroke={art('wood-deep')} w={9} />
    </>
  )
}

/** A chair with a high back, 150 wide, its foot at 0,0; `down` 0 to 1 presses the seat. */
export function Chair({ down }: { down: number }) {
  return (
    <>
      <Rect x={-70} y={mix(-210, -196, down)} w={140} h={150} r={30} fill={art('coral')} />
      <Rect x={-54} y={mix(-194, -180, down)} w={108} h={100} r={22} fill={art('cream')} />
      <Dot x={0} y={mix(-214, -200, down)} r={15} fill={art('koin')} />
      <Rect x={-86} y={mix(-88, -74, down)} w={172} h={30} r={14} fill={art('coral')} />
      <Line d={`M-58 ${mix(-58, -46, down)}V-2M58 ${mix(-58, -46, down)}V-2`} stroke={art('wood-deep')} w={14} />
    </>
  )
}

/** A sheet of paper with a word and a number, 150 × 120 around 0,0. */
export function Paper({ name, sum, ink }: { name: string; sum: number; ink: string }) {
  return (
    <>
      <Rect x={-75} y={-55} w={150} h={120} r={12} fill={art('shadow')} />
      <Rect x={-75} y={-60} w={150} h={120} r={12} fill={art('white')} />
      <Word x={0} y={-28} size={30} halo={null}>
        {name}
      </Word>
      <Word x={0} y={22} size={58} halo={null} fill={ink}>
        {sum}
      </Word>
    </>
  )
}
