import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Line, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene, View } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { bounce, mix, part, pop, shake, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { Say } from '../parts/say.tsx'
import {
  Chair,
  costs,
  debt,
  extra,
  income,
  interestOf,
  missing,
  other,
  owed,
  Paper,
  spent,
  Tap,
  Tub,
} from '../parts/town.tsx'
import { Burst } from '../parts.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

/** Somebody falls into the minister's chair, and two papers onto the table. */
const chair: Scene = {
  seconds: 7,
  cues: [
    { at: 0.5, sound: 'thud' },
    { at: 0.9, sound: 'chime' },
    { at: 2.8, sound: 'stamp' },
    { at: 3.6, sound: 'stamp' },
    { at: 4.8, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const [x, y, k] = by(view, [146, 312, 1.2], [180, 540, 1.25])
    const fallen = bounce(t, 0, 0.9)
    const down = part(t, 0.3, 0.5) * (0.7 + 0.3 * Math.exp(-t) * Math.cos(t * 12))
    return (
      <>
        <Land view={view} t={t} world={5} />
        <Sized x={x} y={y} k={k}>
          <Chair down={down} />
        </Sized>
        <At x={x - 48 * 1.7} y={mix(-220, y - k * 74 - 88 * 1.7, fallen)} s={1.7}>
          <Person
            who="phaen"
            face={t > 4.8 ? 'oops' : t > 2.8 ? 'wow' : 'glad'}
            arms={[t < 2.6 ? 'up' : 'hip', t < 2.6 ? 'up' : 'hip']}
            floor={false}
          />
        </At>
        <Burst x={x} y={y - 120} t={t} at={0.9} n={20} far={by(view, 170, 150)} seed={3} />
        <Type
          t={t}
          at={0.1}
          until={2.5}
          how="pop"
          x={by(view, 440, 180)}
          y={by(view, 120, 100)}
          size={by(view, 46, 44)}
        >
          {'รัฐมนตรีคลัง\n*หนึ่งวัน*'}
        </Type>
        {(['รับ', 'จ่าย'] as const).map((name, i) => (
          <Sized
            key={name}
            x={by(view, 360 + i * 176, 96 + i * 168)}
            y={mix(-120, by(view, 120, 118), bounce(t, 2.5 + i * 0.8, 0.7))}
            k={by(view, 1.05, 0.98)}
            turn={(i ? 4 : -4) + sway(t + i, 2, 1.6)}
          >
            <Paper name={name} sum={i ? spent : income} ink={art(i ? 'coral' : 'leaf-deep')} />
          </Sized>
        ))}
        <Type
          t={t}
          at={4.8}
          how="drop"
          x={by(view, 448, 180)}
          y={by(view, 244, 226)}
          size={by(view, 60, 60)}
          strong={art('coral')}
        >
          {`*ขาด ${missing}*`}
        </Type>
        <Chip t={t} at={5.4} x={by(view, 448, 180)} y={by(view, 316, 28)} size={by(view, 24, 22)} fill={art('koin')}>
          ล้านเหรียญ (สมมุติ)
        </Chip>
      </>
    )
  },
}

/** Where the words of a part stand: beside its bar (the last two before it), or above the bars of the tall picture. */
function wordsOf(view: View, { i, y, left, right }: { i: number; y: number; left: number; right: number }) {
  if (view.isTall) return { x: 16, y, size: 29, anchor: 'start' as const }
  return i < 3
    ? { x: 52 + right, y: y + 1, size: 28, anchor: 'start' as const }
    : { x: 28 + left, y: y + 1, size: 28, anchor: 'end' as const }
}

/** Where the money goes; the last part buys nothing new. */
const where: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [...costs.map((_, i) => ({ at: 0.5 + i * 0.9, sound: 'pop' as const })), { at: 5.3, sound: 'buzz' }],
  draw: ({ t, view }) => {
    const scale = by(view, 560, 330) / spent
    return (
      <>
        <Plain view={view} t={t + 7} fill={art('cream')} spot={art('rose')} />
        <Title view={view} t={t} at={0.1} until={5} how="rise">
          {`จ่าย ${spent} ไปไหนบ้าง`}
        </Title>
        <Title view={view} t={t} at={5.2} how="pop" strong={art('coral')} size={by(view, 36, 36)}>
          {by(view, '*ดอกเบี้ย* ยังไม่ได้ของสักชิ้น', '*ดอกเบี้ย*\nยังไม่ได้ของสักชิ้น')}
        </Title>
        {costs.map(({ name, sum, fill }, i) => {
          const at = 0.5 + i * 0.9
          const before = costs.slice(0, i).reduce((all, one) => all + one.sum, 0)
          const grown = part(t, at, at + 0.5)
          const y = by(view, 102 + i * 46, 196 + i * 70)
          const isLast = i === costs.length - 1
          const jolt = isLast ? shake(t, 5.2, 6.4, 6) + sway(t, 2, 0.7) : 0
          return (
            <g key={name} transform={`translate(${jolt.toFixed(1)} 0)`}>
              <Rect
                x={by(view, 40, 15) + before * scale}
                y={y - by(view, 18, -20)}
                w={sum * scale * grown}
                h={by(view, 38, 26)}
                r={11}
                fill={art(fill)}
              />
              {grown > 0.4 && (
                <Word {...wordsOf(view, { i, y, left: before * scale, right: (before + sum) * scale })}>
                  {`${name} ${sum}`}
                </Word>
              )}
            </g>
          )
        })}
      </>
    )
  },
}

const points = [
  { who: 'kla', says: 'ตัดถนนสิ' },
  { who: 'khum', says: 'ตัดหมอสิ' },
  { who: 'sure', says: 'ตัดครูสิ' },
] as const

/** Everybody names what is not theirs; at the word tax nobody is at home. */
const cut: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [
    ...points.map((_, i) => ({ at: 0.6 + i * 1.2, sound: 'pop' as const })),
    { at: 5.2, sound: 'stamp' },
    { at: 5.9, sound: 'swish' },
    { at: 6.3, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 306, 536)
    return (
      <>
        <Land view={view} t={t + 15} world={5} />
        {points.map(({ who, says }, i) => {
          const hidden = part(t, 5.8 + i * 0.2, 6.2 + i * 0.2)
          const x = by(view, 112 + i * 208, 64 + i * 116)
          const k = by(view, 1.6, 1.14)
          return (
            <g key={who}>
              <At
                x={x - 48 * k}
                y={floor - 88 * k + hidden * by(view, 96, 74) + Math.min(0, sway(t + i * 0.3, 6, 0.8) * (1 - hidden))}
                s={k}
              >
                <Person who={who} bare floor={false} face={t > 5.2 ? 'wow' : 'smile'} arms={['hip', 'wave']} />
              </At>
              <Say
                t={t}
                at={0.6 + i * 1.2}
                until={5}
                x={by(view, x - 60, 20 + i * 40)}
                y={by(view, 120, 190 + i * 84)}
                size={by(view, 32, 36)}
              >
                {says}
              </Say>
            </g>
          )
        })}
        <Rect x={-20} y={floor} w={view.w + 40} h={200} fill={art('rose')} />
        <Line d={`M-20 ${floor}H${view.w + 20}`} stroke={art('wood-deep')} w={10} />
        <Title view={view} t={t} at={0.1} until={5} how="rise" size={by(view, 38, 44)}>
          ตัดงบใครดี
        </Title>
        <Type
          t={t}
          at={5.2}
          how="drop"
          x={view.w / 2}
          y={by(view, 76, 150)}
          size={by(view, 50, 48)}
          strong={art('coral')}
        >
          {by(view, 'งั้น *ขึ้นภาษี* ทุกคน', 'งั้น *ขึ้นภาษี*\nทุกคน')}
        </Type>
        <Sized x={view.w / 2} y={by(view, 178, 296)} k={pop(t, 7.2)} turn={sway(t, 4, 0.9)}>
          <Say t={9} at={0} x={by(view, -136, -136)} y={0} size={by(view, 34, 34)}>
            ไม่มีใครอยู่บ้าน
          </Say>
        </Sized>
      </>
    )
  },
}

/** How full the tub is with a debt. */
const levelOf = (sum: number) => 0.62 + ((sum - debt) / missing) * 0.2

/** Borrowed: the year's lack runs into the tub of all years. */
const borrow: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [
    { at: 0.3, sound: 'chime' },
    { at: 1.6, sound: 'pour' },
    { at: 3, sound: 'pour' },
    { at: 4.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const flow = part(t, 1.4, 1.7) * (1 - part(t, 4, 4.3))
    const sum = mix(debt, owed, part(t, 1.6, 4.2))
    const [x, y, k] = by(view, [190, 320, 1.22], [180, 540, 1.2])
    return (
      <>
        <Plain view={view} t={t + 25} fill={art('sky')} spot={art('white')} />
        <Sized x={x - 60} y={y - by(view, 208, 246)} k={1}>
          <Tap t={t} flow={flow} far={by(view, 120, 160)} />
        </Sized>
        <Sized x={x} y={y} k={k}>
          <Tub t={t} level={levelOf(sum)}>
            {String(Math.round(sum))}
          </Tub>
        </Sized>
        <Type t={t} at={0.1} until={4.2} how="pop" x={by(view, 440, 180)} y={by(view, 96, 84)} size={by(view, 48, 46)}>
          {by(view, 'กู้สิ\n*ง่ายจัง*', 'กู้สิ *ง่ายจัง*')}
        </Type>
        <Chip
          t={t}
          at={1.8}
          until={4.3}
          x={by(view, 440, 254)}
          y={by(view, 226, 286)}
          size={by(view, 34, 32)}
          fill={art('coral')}
        >
          {`ปีนี้ +${missing}`}
        </Chip>
        <Type t={t} at={4.5} x={by(view, 486, 180)} y={by(view, 84, 82)} size={by(view, 38, 38)} strong={art('coral')}>
          {by(view, 'ขาดดุล\nคือ *น้ำปีนี้*', 'ขาดดุล คือ *น้ำปีนี้*')}
        </Type>
        <Type t={t} at={6.2} x={by(view, 486, 180)} y={by(view, 220, 148)} size={by(view, 38, 38)} strong={art('ink')}>
          {by(view, 'หนี้สาธารณะ\nคือ *ทั้งอ่าง*', 'หนี้ คือ *ทั้งอ่าง*')}
        </Type>
      </>
    )
  },
}

/** A fuller tub costs more every year; a good year may empty a little of it. */
const years: Scene = {
  seconds: 9,
  enter: 'fade',
  cues: [
    { at: 0.6, sound: 'count' },
    { at: 2, sound: 'stamp' },
    { at: 4.6, sound: 'rise' },
    { at: 5.6, sound: 'drop' },
    { at: 7.4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const back = part(t, 5.4, 7.2)
    const sum = mix(owed, owed - extra, back)
    const interest = mix(interestOf(debt), interestOf(owed), part(t, 0.8, 1.9))
    const [x, y, k] = by(view, [190, 320, 1.22], [180, 540, 1.2])
    const words = by(view, { x: 486, y: 84 }, { x: 180, y: 84 })
    return (
      <>
        <Plain view={view} t={t + 34} fill={art('mint')} spot={art('white')} />
        {back > 0 && back < 1 && <Rect x={x + 132} y={y - 30} w={by(view, 60, 60)} h={14} r={7} fill={art('violet')} />}
        <Sized x={x} y={y} k={k}>
          <Tub t={t} level={levelOf(sum)}>
            {String(Math.round(sum))}
          </Tub>
        </Sized>
        <Type t={t} at={0.1} until={4.2} {...words} size={by(view, 38, 38)}>
          {by(view, 'ดอกเบี้ย\nต่อปี', 'ดอกเบี้ยต่อปี')}
        </Type>
        {t > 0.4 && t < 4.4 && (
          <Word
            x={words.x}
            y={by(view, 188, 168)}
            size={by(view, 76, 80) * (1 + 0.16 * Math.exp(-Math.max(0, t - 2) * 6) * (t > 2 ? 1 : 0))}
            fill={art('coral')}
          >
            {interest.toFixed(t > 0.8 ? 1 : 0)}
          </Word>
        )}
        <Chip t={t} at={2.4} until={4.1} x={words.x} y={by(view, 270, 262)} size={by(view, 32, 34)} fill={art('coral')}>
          {`เพิ่ม ${(interestOf(owed) - interestOf(debt)).toFixed(1)} ทุกปี`}
        </Chip>
        <Type t={t} at={4.6} {...words} size={by(view, 38, 38)}>
          {by(view, `ปีดี ภาษี\nเกินมา *${extra}*`, `ปีดี ภาษีเกินมา *${extra}*`)}
        </Type>
        <Type t={t} at={7.3} how="pop" x={words.x} y={by(view, 210, 156)} size={by(view, 48, 50)}>
          {`คืนหนี้ *${extra}*`}
        </Type>
      </>
    )
  },
}

/** The question: another town, three numbers. */
const ask: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    { at: 0.4, sound: 'page' },
    { at: 1.3, sound: 'page' },
    { at: 2.2, sound: 'page' },
    { at: 3.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const lines = [
      { name: 'หนี้เดิม', sum: other.debt, at: 0.4 },
      { name: 'เก็บได้', sum: other.income, at: 1.3 },
      { name: 'ใช้ไป', sum: other.spent, at: 2.2 },
    ]
    const [x, y, k] = by(view, [480, 316, 1.05], [180, 544, 0.96])
    return (
      <>
        <Plain view={view} t={t + 43} fill={art('cream')} spot={art('rose')} />
        {lines.map(({ name, sum, at }, i) => {
          const ly = by(view, 136 + i * 66, 76 + i * 70)
          return (
            <g key={name}>
              <Type t={t} at={at} how="slide" x={by(view, 40, 40)} y={ly} size={by(view, 36, 40)} anchor="start">
                {name}
              </Type>
              {t > at + 0.3 && (
                <Sized x={by(view, 290, 290)} y={ly} k={pop(t, at + 0.3)}>
                  <Sum
                    value={sum}
                    x={0}
                    y={0}
                    size={by(view, 44, 48)}
                    fill={art(i === 2 ? 'coral' : 'ink')}
                    halo={art('white')}
                  />
                </Sized>
              )}
            </g>
          )
        })}
        <Type t={t} at={0.1} until={3.3} x={by(view, 320, 180)} y={by(view, 52, 320)} size={by(view, 40, 40)}>
          อีกเมืองหนึ่ง
        </Type>
        <Type t={t} at={3.6} how="pop" x={by(view, 320, 180)} y={by(view, 54, 320)} size={by(view, 44, 42)}>
          *สิ้นปี หนี้เท่าไร*
        </Type>
        <Sized x={x} y={y} k={k}>
          <Tub t={t} level={0.6 + 0.06 * Math.sin(t * 3)}>
            {t > 3.6 ? '?' : String(other.debt)}
          </Tub>
        </Sized>
      </>
    )
  },
}

export const film: Film = { scenes: [chair, where, cut, borrow, years, ask], posterAt: 30, mood: 'calm', seed: 71 }
