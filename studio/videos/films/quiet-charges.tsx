import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Line, Pile, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { EndOfDay } from '../parts/places.tsx'
import { apps, Bed, monthly, Sneak, Tile, Web, without } from '../parts/subscriptions.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** At night three koin tiptoe out of the purse. */
const sneak: Scene = {
  seconds: 6,
  cues: [
    { at: 0.3, sound: 'tick' },
    { at: 1, sound: 'tick' },
    { at: 1.7, sound: 'tick' },
    { at: 3.4, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 292, 512)
    const from = by(view, 300, 66)
    return (
      <>
        <EndOfDay view={view} t={t} clear={by(view, [40, 110], [72, 150])} />
        <Rect x={-10} y={floor} w={view.w + 20} h={200} fill={art('wood-deep')} opacity={0.75} />
        <At x={by(view, 30, 34)} y={by(view, 290, 372)} s={by(view, 1, 1.18)}>
          <Bed t={t} />
        </At>
        {[0, 1, 2].map((i) => (
          <Sized
            key={i}
            x={by(view, 176, 206) + i * 20}
            y={by(view, 146, 206) - i * 16 + sway(t + i, 4, 2)}
            k={0.8 + i * 0.25}
          >
            <Word x={0} y={0} size={26} fill={art('cream')} halo={null}>
              Z
            </Word>
          </Sized>
        ))}
        {[0, 1, 2].map((i) => (
          <Sneak key={i} x={from + (t + 0.5 - i * 0.95) * by(view, 86, 92)} y={floor + 8} t={t + i} />
        ))}
        <Sized x={by(view, 312, 78)} y={floor + 8} k={1.25}>
          <Rect x={-52} y={-64} w={104} h={66} r={26} fill={art('rose')} />
          <Rect x={-34} y={-74 - part(t, 0, 0.5) * 8} w={68} h={18} r={9} fill={art('wood-deep')} />
          <Dot x={0} y={-30} r={11} fill={art('koin')} />
        </Sized>
        <Type
          t={t}
          at={0.1}
          how="pop"
          x={by(view, 408, 180)}
          y={by(view, 74, 112)}
          size={by(view, 42, 46)}
          w={by(view, 420, 330)}
          fill={art('white')}
          strong={art('koin')}
          halo={null}
        >
          {'เงินหาย *ตอนหลับ*'}
        </Type>
      </>
    )
  },
}

/** Three apps, each with a small price. */
const three: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'pop' },
    { at: 1.8, sound: 'pop' },
    { at: 3.1, sound: 'pop' },
    { at: 4.6, sound: 'koin' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('cream')} spot={art('koin')} />
      {apps.map(({ name, price, fill, glyph }, i) => {
        const at = 0.5 + i * 1.3
        const x = by(view, 130 + i * 190, 92)
        const y = by(view, 112, 122 + i * 122)
        return (
          <g key={name}>
            <Sized x={x} y={y} k={pop(t, at) * by(view, 1.05, 1)} turn={sway(t + i, 3, 1.8)}>
              <Tile fill={fill}>{glyph}</Tile>
            </Sized>
            <Type t={t} at={at + 0.3} x={by(view, x, 238)} y={by(view, 190, y)} size={by(view, 34, 38)}>
              {`${name} ${price}`}
            </Type>
          </g>
        )
      })}
      <Sized x={view.w / 2} y={by(view, 256, 484)} k={pop(t, 4.6)}>
        <Rect x={-165} y={-36} w={330} h={72} r={24} fill={art('ink')} />
        <Word x={0} y={0} size={38} fill={art('koin')} halo={null}>
          {`เดือนละ ${monthly}`}
        </Word>
      </Sized>
      <Chip t={t} at={1} x={by(view, 560, 262)} y={by(view, 40, 58)} size={by(view, 22, 26)} fill={art('white')}>
        ราคาสมมุติ
      </Chip>
    </>
  ),
}

/** When leaf i (1 to 11) of the calendar flies off: faster and faster. */
const leafAt = (i: number) => 0.6 + 5.4 * (1 - (1 - i / 12) ** 1.7)

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']

const leaves = months.slice(0, -1)

/** Twelve months fly off, and the small price becomes a large one. */
const year: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [...leaves.map((_, i) => ({ at: leafAt(i + 1), sound: 'page' as const })), { at: 6.4, sound: 'stamp' }],
  draw: ({ t, view }) => {
    const n = leaves.filter((_, i) => t >= leafAt(i + 1)).length
    const k = by(view, 1, 1.15)
    const [x, y] = by(view, [150, 172], [180, 236])
    return (
      <>
        <Plain view={view} t={t} fill={art('mint')} />
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Pile
            key={i}
            x={by(view, 296 + i * 62, 40 + i * 56)}
            y={by(view, 344, 620)}
            n={Math.max(1, n + 2 - ((i * 5) % 3))}
            w={48}
            h={by(view, 7, 8)}
          />
        ))}
        <Sized x={x} y={y} k={k}>
          <Rect x={-92} y={-96} w={184} h={196} r={22} fill={art('white')} />
          <Rect x={-92} y={-96} w={184} h={44} r={22} fill={art('coral')} />
          <Word x={0} y={26} size={62} halo={null}>
            {months[n]}
          </Word>
        </Sized>
        {leaves.map((name, i) => {
          const gone = (t - leafAt(i + 1)) / 0.7
          if (gone <= 0 || gone >= 1) return null
          return (
            <Sized
              key={name}
              x={x + gone * 190}
              y={y - gone * 250}
              k={k * (1 - gone * 0.4)}
              turn={gone * 60}
              opacity={1 - gone}
            >
              <Rect x={-92} y={-50} w={184} h={150} r={22} fill={art('white')} />
              <Word x={0} y={26} size={62} halo={null}>
                {name}
              </Word>
            </Sized>
          )
        })}
        <Type t={t} at={6.4} how="drop" x={by(view, 460, 180)} y={by(view, 80, 74)} size={by(view, 40, 44)}>
          ครบหนึ่งปี
        </Type>
        <Sum
          value={monthly * (n + 1)}
          x={by(view, 460, 180)}
          y={by(view, 166, 418)}
          size={n === 11 ? by(view, 88, 92) : by(view, 68, 72)}
          fill={n === 11 ? art('ink') : art('leaf-deep')}
          halo={art('white')}
          since={n === 0 ? 9 : t - leafAt(n)}
        />
        <Type t={t} at={0.4} x={by(view, 460, 180)} y={by(view, 230, 478)} size={by(view, 30, 32)}>
          {'บาท'}
        </Type>
      </>
    )
  },
}

/** How often each was opened last month. */
const used: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 1.2, sound: 'count' },
    { at: 4.2, sound: 'tick' },
    { at: 6, sound: 'buzz' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('sky')} />
      <Type t={t} at={0.1} x={view.w / 2} y={by(view, 42, 84)} size={by(view, 34, 38)} w={by(view, 600, 320)}>
        {'เดือนที่แล้ว *เปิดกี่ครั้ง*'}
      </Type>
      {([0, 2, 1] as const).map((which, row) => {
        const { fill, glyph, times, name } = apps[which]
        const at = [1, 3.8, 5.6][row]!
        const y = by(view, 108 + row * 78, 204 + row * 122)
        const count = Math.round(times * part(t, at + 0.2, at + 0.2 + Math.min(2, times * 0.3 + 0.01)))
        const x = by(view, 90, 74)
        return (
          <g key={name}>
            <Sized
              x={x}
              y={y}
              k={by(view, 0.72, 0.96) * pop(t, at - 0.5)}
              turn={times === 0 ? 0 : sway(t + row, 4, 1.2)}
            >
              <Tile fill={fill}>{glyph}</Tile>
              {times === 0 && <Web show={part(t, 6, 7)} t={t} />}
            </Sized>
            {Array.from({ length: count }, (_, i) => (
              <Rect
                key={i}
                x={by(view, 160 + i * 11 + Math.floor(i / 5) * 7, 140 + (i % 13) * 9)}
                y={y - by(view, 20, i < 13 ? 30 : -4)}
                w={5}
                h={by(view, 40, 26)}
                r={2.5}
                fill={art('ink')}
              />
            ))}
            {t > at && (
              <Sum
                value={count}
                x={by(view, 560, 304)}
                y={y}
                size={by(view, 46, 50)}
                halo={art('white')}
                since={times === 0 ? t - 6 : 9}
                fill={times === 0 && t > 6 ? art('coral') : art('ink')}
              />
            )}
          </g>
        )
      })}
    </>
  ),
}

/** One is switched off, and the year becomes cheaper. */
const off: Scene = {
  seconds: 7,
  enter: 'cut',
  cues: [
    { at: 1.8, sound: 'thud' },
    { at: 2.2, sound: 'drop' },
    { at: 4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const slid = part(t, 1.6, 2)
    const finger = mix(1, 0, part(t, 0.3, 1.6)) + part(t, 2.6, 3.4)
    const [x, y] = by(view, [170, 160], [180, 212])
    return (
      <>
        <Plain view={view} t={t} fill={slid > 0.5 ? art('leaf') : art('violet')} />
        <Sized x={x} y={y} k={by(view, 1.25, 1.35) * (1 + 0.06 * Math.sin(t * 5) * (1 - slid))}>
          <Tile fill={slid > 0.5 ? 'wood' : 'coral'}>{apps[1].glyph}</Tile>
        </Sized>
        <Sized x={x} y={y + by(view, 96, 116)} k={1.3}>
          <Rect x={-42} y={-22} w={84} h={44} r={22} fill={slid > 0.5 ? art('ink') : art('koin')} />
          <Dot x={mix(20, -20, slid)} y={0} r={17} fill={art('white')} />
        </Sized>
        <Sized
          x={x + mix(26, -26, slid) + finger * 190}
          y={y + by(view, 112, 132) + finger * by(view, 120, 30)}
          k={1.3}
          turn={by(view, -16, -62)}
        >
          <Rect x={-13} y={0} w={26} h={110} r={13} fill={art('cheek')} />
          <Rect x={-7} y={6} w={14} h={16} r={7} fill={art('cream')} />
        </Sized>
        <Type t={t} at={2.3} x={by(view, 452, 180)} y={by(view, 84, 80)} size={by(view, 38, 40)}>
          เลิกหนึ่งตัว
        </Type>
        <Sum
          value={Math.round(mix(monthly, without, part(t, 2.2, 3.8)) * 12)}
          x={by(view, 452, 180)}
          y={by(view, 168, 430)}
          size={by(view, 84, 88)}
          halo={art('white')}
          since={t - 3.8}
        />
        <Chip
          t={t}
          at={4}
          x={by(view, 452, 180)}
          y={by(view, 250, 508)}
          size={by(view, 30, 32)}
          fill={art('koin')}
          turn={sway(t, 2, 1.5)}
        >
          {`ปีละ −${money((monthly - without) * 12)}`}
        </Chip>
      </>
    )
  },
}

/** One thing to do: look at the list tonight. */
const look: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.6, sound: 'swish' },
    { at: 3, sound: 'chime' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('mint')} />
      <Sized x={by(view, 500, 262)} y={by(view, 172, 356)} k={by(view, 1, 1.18)} turn={sway(t, 2, 2.4)}>
        <Rect x={-72} y={-122} w={144} h={250} r={26} fill={art('ink')} />
        <Rect x={-62} y={-110} w={124} h={226} r={17} fill={art('cream')} />
        {apps.map(({ name, fill }, i) => (
          <g key={name}>
            <Rect x={-52} y={-92 + i * 56} w={38} h={38} r={12} fill={art(fill)} />
            <Rect
              x={-6}
              y={-84 + i * 56}
              w={mix(0, 52, part(t, 0.8 + i * 0.4, 1.4 + i * 0.4))}
              h={9}
              r={4}
              fill={art('wood')}
            />
            <Rect
              x={-6}
              y={-68 + i * 56}
              w={mix(0, 34, part(t, 1 + i * 0.4, 1.6 + i * 0.4))}
              h={9}
              r={4}
              fill={art('wood')}
            />
          </g>
        ))}
        <Sized x={0} y={92} k={pop(t, 3)}>
          <Rect x={-52} y={-16} w={104} h={32} r={16} fill={art('leaf')} />
          <Line d="M-12 0L-3 9L14 -9" stroke={art('white')} w={6} />
        </Sized>
      </Sized>
      <At x={by(view, 318, 12)} y={by(view, 146, 360) + Math.min(0, sway(t, 8, 1.1))} s={by(view, 1.55, 1.7)}>
        <Person who="kla" face={t > 3 ? 'glad' : 'smile'} arms={['hip', 'wave']} />
      </At>
      <Type t={t} at={0.3} x={by(view, 180, 180)} y={by(view, 130, 108)} size={by(view, 40, 42)} w={by(view, 320, 330)}>
        {'คืนนี้เปิดหน้า\n*สมาชิกของฉัน*\nดูทีละตัว'}
      </Type>
    </>
  ),
}

export const film: Film = { scenes: [sneak, three, year, used, off, look], posterAt: 20.5, mood: 'bright', seed: 11 }
