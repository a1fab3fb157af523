import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Koin, Line, Pile, Rect, Ring, Shadow, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Count, Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, shake, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { first, Lane, later, leftAfter, minimum, steady } from '../parts/debt-race.tsx'
import { Burst } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** A phone in a shop window, with its price and a button. */
const offer: Scene = {
  seconds: 6,
  cues: [
    { at: 0.2, sound: 'pop' },
    { at: 1.6, sound: 'drop' },
    { at: 3.4, sound: 'tick' },
  ],
  draw: ({ t, view }) => {
    const press = t > 3.4 ? Math.max(0, 1 - (t - 3.4) * 3) : 0
    const [x, y] = by(view, [180, 176], [180, 232])
    return (
      <>
        <Plain view={view} t={t} fill={art('violet')} />
        <Sized x={x} y={y} k={by(view, 1, 0.98)} turn={sway(t, 3, 2)}>
          <Rect x={-74} y={-128} w={148} h={256} r={28} fill={art('ink')} />
          <Rect x={-64} y={-116} w={128} h={232} r={20} fill={art('sky')} />
          <Dot x={24} y={-54} r={26} fill={art('koin')} />
          <SoftShape d="M-52 96L-12 10L16 60L30 40L52 96Z" fill={art('leaf')} w={14} />
        </Sized>
        <Count
          t={t}
          from={0.2}
          to={0.9}
          a={9000}
          b={10000}
          x={by(view, 450, 180)}
          y={by(view, 76, 66)}
          size={by(view, 72, 68)}
          halo={art('white')}
        />
        {t > 1.6 && (
          <Line d={by(view, 'M334 80L566 72', 'M68 70L292 62')} stroke={art('coral')} w={9 * part(t, 1.6, 1.9)} />
        )}
        <Sized
          x={by(view, 450, 180)}
          y={by(view, 162, 406)}
          k={pop(t, 1.8) * (1 + 0.04 * Math.sin(t * 7)) * (1 - press * 0.12)}
        >
          <Rect x={-150} y={-40} w={300} h={92} r={30} fill={art('leaf-deep')} />
          <Rect x={-150} y={-48} w={300} h={92} r={30} fill={art('leaf')} />
          <Word x={0} y={-2} size={42} halo={null}>
            {`จ่ายแค่ ${first}`}
          </Word>
        </Sized>
        <Sized
          x={by(view, 560, 290) + mix(150, 0, part(t, 2.6, 3.4))}
          y={by(view, 186, 432) + mix(140, 0, part(t, 2.6, 3.4))}
          k={1.2}
          turn={-24}
        >
          <Rect x={-14} y={0} w={28} h={170} r={14} fill={art('cheek')} />
          <Rect x={-7} y={7} w={14} h={16} r={7} fill={art('cream')} />
        </Sized>
        <Type t={t} at={3.9} how="pop" x={by(view, 426, 156)} y={by(view, 262, 490)} size={by(view, 42, 44)}>
          แล้วรวมเท่าไร
        </Type>
      </>
    )
  },
}

/** Both begin with the same debt and the same first payment. */
const start: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.6, sound: 'thud' },
    { at: 1.6, sound: 'thud' },
    { at: 4.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('mint')} />
      <Type t={t} at={0.1} until={4} x={view.w / 2} y={by(view, 40, 52)} size={by(view, 34, 36)} w={by(view, 620, 340)}>
        หนี้คนละ 10,000 บาท
      </Type>
      <Type t={t} at={4.4} how="pop" x={view.w / 2} y={by(view, 40, 52)} size={by(view, 38, 38)} w={by(view, 620, 340)}>
        {'เดือนแรก *จ่ายเท่ากัน*'}
      </Type>
      {t > 0.4 && <Lane view={view} t={t} row={0} who="khum" name="คุ้ม" month={0} months={minimum.months} />}
      {t > 1.4 && <Lane view={view} t={t} row={1} who="phaen" name="แผน" month={0} months={steady.months} />}
      <Chip
        t={t}
        at={2}
        until={4.2}
        x={by(view, 304, 180)}
        y={by(view, 98, 181)}
        size={by(view, 26, 27)}
        fill={art('coral')}
      >
        จ่ายขั้นต่ำ 8 % (สมมุติ)
      </Chip>
      <Chip
        t={t}
        at={2.7}
        until={4.2}
        x={by(view, 320, 180)}
        y={by(view, 208, 377)}
        size={by(view, 26, 27)}
        fill={art('rose')}
      >
        {`จ่าย ${first} ทุกเดือน`}
      </Chip>
      <Chip t={t} at={4.8} x={by(view, 320, 180)} y={by(view, 86, 98)} size={by(view, 24, 26)} fill={art('white')}>
        สมมุติ ดอกเบี้ย 16 % ต่อปี
      </Chip>
    </>
  ),
}

/** The race to month 14, when แผน is done. */
const race: Scene = {
  seconds: 11,
  enter: 'cut',
  cues: [
    ...Array.from({ length: 14 }, (_, i) => ({ at: 0.6 + i * 0.5, sound: 'tick' as const })),
    { at: 7.2, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const month = Math.min(14, Math.max(0, Math.floor((t - 0.1) / 0.5)))
    const isDone = month === 14
    return (
      <>
        <Plain view={view} t={t} fill={art('mint')} />
        <Sum
          value={month}
          x={view.w / 2}
          y={by(view, 42, 60)}
          size={by(view, 46, 50)}
          before="เดือนที่ "
          halo={art('white')}
          since={(t - 0.1) % 0.5}
        />
        <Lane view={view} t={t} row={0} who="khum" name="คุ้ม" month={month} months={minimum.months} isResting={isDone} />
        <Lane view={view} t={t} row={1} who="phaen" name="แผน" month={month} months={steady.months} />
        <Burst x={by(view, 420, 280)} y={by(view, 230, 400)} t={t} at={7.2} n={22} far={150} />
        <Chip t={t} at={7.6} x={by(view, 240, 120)} y={by(view, 246, 444)} size={by(view, 30, 30)} fill={art('koin')}>
          แผน หมดหนี้
        </Chip>
        <Chip t={t} at={8.8} x={by(view, 150, 106)} y={by(view, 100, 196)} size={by(view, 28, 26)} fill={art('coral')}>
          {`${by(view, 'คุ้ม ', '')}ยังเหลือ ${money(Math.round(leftAfter(minimum.months, 14)))}`}
        </Chip>
      </>
    )
  },
}

/** Twenty months more: the minimum shrinks, and so does the speed. */
const alone: Scene = {
  seconds: 8,
  enter: 'cut',
  cues: [
    ...Array.from({ length: 10 }, (_, i) => ({ at: 0.4 + i * 0.5, sound: 'tick' as const })),
    { at: 5.5, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const month = Math.min(34, 14 + Math.floor(Math.max(0, t - 0.4) / 0.25))
    // Suns and moons go by, one every quarter of the way.
    const sky = month < 34 ? (t * 0.8) % 1 : 0
    const isEndOfDay = Math.floor(t * 0.8) % 2 === 1
    const floor = by(view, 294, 488)
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} />
        <Dot
          x={sky * (view.w + 60) - 30}
          y={by(view, 96, 118) - 40 * Math.sin(Math.PI * sky)}
          r={17}
          fill={art(isEndOfDay ? 'ink' : 'koin')}
        />
        <Sum
          value={month}
          x={view.w / 2}
          y={by(view, 42, 60)}
          size={by(view, 46, 50)}
          before="เดือนที่ "
          halo={art('white')}
          since={month < 34 ? (t - 0.4) % 0.25 : t - 5.4}
        />
        <Lane view={view} t={t} row={0} who="khum" name="คุ้ม" month={month} months={minimum.months} />
        <Rect x={-10} y={floor} w={view.w + 20} h={10} r={4} fill={art('white')} opacity={0.8} />
        <Sized x={by(view, 520, 226)} y={floor} k={by(view, 0.82, 1.15)}>
          <Line d="M-46 -2L30 -40L52 -74" stroke={art('wood-deep')} w={9} />
          <Line d="M-30 0L-8 -22M36 0L22 -34" stroke={art('wood-deep')} w={7} />
          <g transform="translate(-56 -92) rotate(-14 48 48)">
            <Person who="phaen" face="sleep" floor={false} />
          </g>
          <Line d="M86 0V-92" stroke={art('wood')} w={6} />
          <SoftShape d="M34 -84Q86 -140 138 -84Z" fill={art('coral')} w={8} />
        </Sized>
        <Type
          t={t}
          at={5.6}
          how="drop"
          x={by(view, 216, 180)}
          y={by(view, 246, 326)}
          size={by(view, 40, 38)}
          w={by(view, 360, 340)}
          strong={art('coral')}
        >
          {`ช้ากว่า *${later} เดือน*`}
        </Type>
      </>
    )
  },
}

/** Two piles of interest. */
const interest: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'count' },
    { at: 2.6, sound: 'thud' },
    { at: 4.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const foot = by(view, 300, 500)
    const high = by(view, 10.5, 17)
    const sides = [
      { x: by(view, 150, 98), n: 17, sum: minimum.interest, name: 'คุ้ม', who: 'khum' as const },
      { x: by(view, 330, 262), n: 10, sum: steady.interest, name: 'แผน', who: 'phaen' as const },
    ]
    return (
      <>
        <Plain view={view} t={t} fill={art('cream')} spot={art('koin')} />
        <Type t={t} at={0.2} until={4} x={view.w / 2} y={by(view, 44, 66)} size={by(view, 38, 40)}>
          ดอกเบี้ยรวม
        </Type>
        <Type
          t={t}
          at={4.4}
          how="pop"
          x={view.w / 2}
          y={by(view, 44, 66)}
          size={by(view, 46, 46)}
          strong={art('coral')}
        >
          {`ต่างกัน *${money(Math.round(minimum.interest - steady.interest))}* บาท`}
        </Type>
        {sides.map(({ x, n, sum, name, who }, i) => {
          const come = part(t, 0.5, 2.6)
          const shown = Math.round(n * come)
          return (
            <g key={name}>
              <Shadow x={x} y={foot + 2} w={by(view, 126, 140)} />
              <Pile x={x} y={foot} n={shown} w={by(view, 112, 122)} h={high} />
              <Sum
                value={Math.round(sum * come)}
                x={x}
                y={foot - shown * high - by(view, 26, 34)}
                size={by(view, 38, 44)}
                halo={art('white')}
                since={t - 2.6}
              />
              <At
                x={by(view, 430 + i * 90, 36 + i * 164)}
                y={by(view, 202, foot + 8) + Math.min(0, sway(t + i, 5, 1))}
                s={by(view, 1.06, 1.05)}
              >
                <Person
                  who={who}
                  face={i === 0 ? 'oops' : 'smile'}
                  arms={i === 0 ? ['down', 'hip'] : ['wave', 'down']}
                />
              </At>
            </g>
          )
        })}
      </>
    )
  },
}

/** One thing to do: multiply before pressing. */
const ask: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'page' },
    { at: 2.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [gx, gy] = [mix(-30, 62, part(t, 1.4, 2.6)), mix(-70, 62, part(t, 1.4, 2.6))]
    return (
      <>
        <Plain view={view} t={t} fill={art('rose')} />
        <Sized
          x={by(view, 170, 180)}
          y={by(view, 180, 360) + mix(400, 0, part(t, 0.1, 0.8))}
          k={by(view, 1, 1.22)}
          turn={-4 + sway(t, 1.6, 2)}
        >
          <SoftShape
            d="M-100 -118H100V104L75 86L50 104L25 86L0 104L-25 86L-50 104L-75 86L-100 104Z"
            fill={art('white')}
            w={10}
          />
          <Rect x={-78} y={-94} w={104} h={15} r={7} fill={art('coral')} />
          {[0, 1, 2].map((i) => (
            <g key={i}>
              <Rect x={-78} y={-58 + i * 30} w={82 - i * 12} h={10} r={5} fill={art('wood')} />
              <Rect x={44} y={-58 + i * 30} w={34} h={10} r={5} fill={art('wood')} />
            </g>
          ))}
          <Word x={-78} y={60} size={34} anchor="start" halo={null}>
            รวม
          </Word>
          <Word x={80} y={60} size={34} anchor="end" halo={null} fill={art('coral')}>
            ?
          </Word>
          <Sized x={gx} y={gy} k={1 + 0.04 * Math.sin(t * 4)}>
            <Line d="M30 32L66 70" stroke={art('wood-deep')} w={13} />
            <Dot x={0} y={0} r={40} fill={art('sky')} opacity={0.3} />
            <Ring x={0} y={0} r={40} stroke={art('violet')} w={9} />
          </Sized>
        </Sized>
        <Type
          t={t}
          at={0.4}
          x={by(view, 455, 180)}
          y={by(view, 106, 94)}
          size={by(view, 40, 42)}
          w={by(view, 330, 340)}
        >
          {'ก่อนกดผ่อน\n*ดูยอดรวม*'}
        </Type>
        <Type
          t={t}
          at={3.2}
          x={by(view, 455, 180)}
          y={by(view, 214, 178)}
          size={by(view, 32, 34)}
          w={by(view, 330, 340)}
        >
          {'ไม่ใช่แค่ยอดงวด'}
        </Type>
        <Koin x={by(view, 596, 326)} y={by(view, 262, 236) + sway(t, 7, 1.1)} r={18} />
        <Koin x={by(view, 330, 38)} y={by(view, 262, 506) + sway(t + 1, 7, 1.3) + shake(t, 2.6, 3, 3)} r={14} />
      </>
    )
  },
}

export const film: Film = {
  scenes: [offer, start, race, alone, interest, ask],
  posterAt: 22.6,
  mood: 'tense',
  seed: 31,
}
