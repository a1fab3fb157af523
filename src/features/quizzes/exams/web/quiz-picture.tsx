import type { ReactNode } from 'react'
import { art } from '#lib/web/art/art-color.ts'
import { Picture } from '#lib/web/art/picture.tsx'
import { Dot, Line, Pile, Rect, SoftShape, Sprout } from '#lib/web/art/shapes.tsx'
import type { Quiz } from '../exam-contract.ts'

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

const scenes = {
  daily: (
    <>
      <Dot x={112} y={44} r={16} fill={art('coral')} />
      <Rect x={48} y={22} w={50} h={72} r={9} fill={art('white')} />
      <Line d="M57 40l4 4 7-8M57 59l4 4 7-8M57 78l4 4 7-8" stroke={art('leaf-deep')} w={3.2} />
      <Line d="M76 40h13M76 59h9M76 78h11" stroke={art('wood')} w={3.5} />
      <Sprout x={118} y={91} />
    </>
  ),
  monthly: (
    <>
      <Rect x={42} y={26} w={76} h={68} r={10} fill={art('white')} />
      <Rect x={42} y={26} w={76} h={20} r={10} fill={art('coral')} />
      <Line d="M58 20v12M102 20v12" stroke={art('wood-deep')} w={4} />
      {days.map((day) => (
        <Dot
          key={day}
          x={56 + (day % 4) * 16}
          y={56 + Math.floor(day / 4) * 14}
          r={4.5}
          fill={art(day < 7 ? 'leaf' : 'stage-2')}
        />
      ))}
    </>
  ),
  money: (
    <>
      <Pile x={46} y={94} n={2} w={32} h={9} />
      <Pile x={81} y={94} n={4} w={32} h={9} />
      <Pile x={116} y={94} n={6} w={32} h={9} />
      <Sprout x={116} y={41} />
    </>
  ),
  final: (
    <>
      <SoftShape d="M20 94L78 44L138 94Z" fill={art('leaf-deep')} w={8} />
      <SoftShape d="M70 94L108 62L142 94Z" fill={art('leaf')} w={8} />
      <Line d="M78 44V16" stroke={art('wood-deep')} w={3.5} />
      <SoftShape d="M80 18L102 25L80 33Z" fill={art('coral')} w={4} />
      <Line d="M34 92q14-4 18-14t16-14" stroke={art('white')} w={3} dash="1 7" />
    </>
  ),
} satisfies Record<Quiz | 'daily', ReactNode>

/** What a quiz is like, as a small picture beside its name. */
export function QuizPicture({ quiz }: { quiz: Quiz | 'daily' }) {
  return (
    <Picture kind="spot" className="quiz-picture">
      <Rect x={8} y={8} w={144} h={104} r={28} fill={art('stage')} />
      <Rect x={4} y={90} w={152} h={22} r={11} fill={art('ground')} />
      {scenes[quiz]}
    </Picture>
  )
}
