import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Koin, Pile, Rect, Shadow, Sprout, Turn } from '../../../src/art/shapes.tsx'
import { Tree, WateringCan } from '../../../src/art/things.tsx'
import type { Film, Scene } from '../film.ts'
import { Count, Title, Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, sway, toss } from '../motion.ts'
import { Card, Drawn, MadeUp, Stream } from '../parts.tsx'
import { by, Fit, footOf, Land, Plain, Sized } from '../stage.tsx'

const world = 1
const grown = (years: number) => 10_000 * 1.05 ** years
const flat = (years: number) => 10_000 + 500 * years

/** Two koin are planted alike; after ten years one tree is higher, by as much as the sums differ. */
const twoSeeds: Scene = {
  seconds: 7,
  cues: [
    { at: 0.8, sound: 'thud' },
    { at: 1.3, sound: 'thud' },
    { at: 2.2, sound: 'rise' },
    { at: 5, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const places = by(view, [150, 430], [84, 236])
    const grow = part(t, 2, 5)
    const full = by(view, 220, 205)
    const trees = [flat(10), grown(10)].map((sum) => (full * sum) / grown(10))
    return (
      <>
        <Land view={view} t={t} world={world} />
        <Title view={view} t={t} at={0.15} until={3.4} how="pop">
          ปลูกเงิน *เท่ากัน* สองก้อน
        </Title>
        <Title view={view} t={t} at={3.8} how="rise">
          สิบปีผ่านไป ทำไม *ไม่เท่ากัน*
        </Title>
        <Fit view={view}>
          {places.map((x, i) => (
            <g key={x}>
              <Rect x={x - 64} y={y - 8} w={128} h={20} r={10} fill={art('wood')} />
              <Koin x={x} y={mix(-140, y - 14, bounce(t, 0.4 + i * 0.5))} r={17 * (1 - part(t, 2.2, 2.7)) + 0.1} />
            </g>
          ))}
          {trees.map((high, i) => (
            <Sized key={high} x={places[i]!} y={y - 4} k={grow} turn={sway(t + i, 1.4)}>
              <Tree x={0} y={0} h={high} />
            </Sized>
          ))}
          <Drawn
            d={`M${places[0]! - 40} ${y - 4 - trees[0]!}H${places[1]! + by(view, 120, 84)}`}
            stroke={art('coral')}
            w={5}
            show={part(t, 4.6, 5.4)}
            length={by(view, 450, 290)}
          />
          {[0, 1, 2, 3].map((i) => (
            <Sized
              key={i}
              x={places[1]! + [-44, 22, 52, -6][i]!}
              y={y - by(view, 120, 112) - [0, 44, 6, 20][i]! + sway(t + i, 3, 1.6)}
              k={pop(t, 5.2 + i * 0.3)}
            >
              <Koin x={0} y={0} r={14} />
            </Sized>
          ))}
        </Fit>
      </>
    )
  },
}

function Calendar({ x, y, turn, label }: { x: number; y: number; turn: number; label: string }) {
  return (
    <Card x={x} y={y} w={160} h={132}>
      <Rect x={-80} y={-66} w={160} h={38} r={16} fill={art('coral')} />
      <Word x={0} y={-46} size={25} halo={null} fill={art('white')}>
        {label}
      </Word>
      {Array.from({ length: 12 }, (_, i) => {
        const isPast = i < turn * 12 - 0.01
        return (
          <Dot
            key={i}
            x={-51 + (i % 4) * 34}
            y={-8 + Math.floor(i / 4) * 26}
            r={isPast ? 9 : 6}
            fill={art(isPast ? 'leaf' : 'shadow')}
          />
        )
      })}
    </Card>
  )
}

/** The height of a coin in a pile, of which each is 500 baht: 20 are 10,000. */
const coin = 6.5

/** The first year: 500 on 10,000. */
const firstYear: Scene = {
  seconds: 7,
  cues: [
    { at: 0.5, sound: 'count' },
    { at: 2, sound: 'tick' },
    { at: 2.8, sound: 'tick' },
    { at: 3.4, sound: 'pour' },
    { at: 5.3, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const [pile, year, more] = by(
      view,
      [
        [110, y],
        [310, 76],
        [500, y],
      ],
      [
        [84, y],
        [165, 80],
        [256, y],
      ],
    ) as [number, number][]
    return (
      <>
        <Land view={view} t={t + 7} world={world} />
        <Title view={view} t={t} at={0.2} until={4.9} how="slide">
          ดอกเบี้ยปีละ *5%*
        </Title>
        <Title view={view} t={t} at={5.2} how="pop" size={by(view, 38, 33)}>
          10,000 × 5% = *500*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Pile x={pile![0]} y={pile![1]} n={Math.round(part(t, 0.3, 1.6) * 20)} w={100} h={coin} />
          <Count x={pile![0]} y={pile![1] - 156} t={t} from={0.5} to={1.6} b={10_000} size={34} />
          <Calendar x={year![0]} y={year![1]} turn={part(t, 1.6, 3.6)} label="ปีที่ 1" />
          <Stream
            t={t}
            from={3.2}
            to={4.6}
            every={0.35}
            a={[year![0], year![1] + 50]}
            b={[more![0], y - 20]}
            high={30}
          />
          <Pile x={more![0]} y={more![1]} n={Math.floor(part(t, 3.8, 4.6))} w={100} h={coin} />
          <Count x={more![0]} y={y - 46} t={t} from={3.9} to={5} b={500} before="+" size={36} fill={art('leaf-deep')} />
        </Fit>
      </>
    )
  },
}

/** The second year: 500 again, and 25 on the first 500. */
const secondYear: Scene = {
  seconds: 8,
  cues: [
    { at: 0.5, sound: 'pop' },
    { at: 1.6, sound: 'pour' },
    { at: 3.6, sound: 'rise' },
    { at: 4.3, sound: 'koin' },
    { at: 5.3, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const [base, first, again, own] = by(view, [80, 230, 390, 530], [46, 132, 214, 294]) as [
      number,
      number,
      number,
      number,
    ]
    const [wide, high] = by(view, [96, coin], [74, 10.5])
    return (
      <>
        <Land view={view} t={t + 14} world={world} />
        <Title view={view} t={t} at={0.2} until={4.8} how="slide">
          ปีที่ 2 ได้ *500* อีก แล้ว…
        </Title>
        <Title view={view} t={t} at={5.2} how="pop">
          ดอกเบี้ยของ*ดอกเบี้ย* คือทบต้น
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Pile x={base} y={y} n={20} w={wide!} h={high!} />
          <Word x={base} y={y - by(view, 152, 236)} size={by(view, 28, 25)}>
            10,000
          </Word>
          <Pile x={first} y={y} n={1} w={wide!} h={high!} />
          <Word x={first} y={y - by(view, 40, 44)} size={by(view, 30, 26)}>
            500
          </Word>
          <Stream t={t} from={1.2} to={2.6} every={0.28} a={[base, y - 130]} b={[again, y - 20]} high={50} />
          <Pile x={again} y={y} n={Math.floor(part(t, 1.8, 2.6))} w={wide!} h={high!} />
          <Count
            x={again}
            y={y - by(view, 40, 44)}
            t={t}
            from={1.9}
            to={2.9}
            b={500}
            before="+"
            size={by(view, 32, 26)}
            fill={art('leaf-deep')}
          />
          {t > 3.5 && t < 4.3 && <Koin {...toss([first, y - 20], [own, y - 14], 90, part(t, 3.5, 4.3))} r={14} />}
          <Drawn
            d={`M${first} ${y - by(view, 68, 74)}Q${(first + own) / 2} ${y - by(view, 190, 220)} ${own} ${y - 116}`}
            stroke={art('white')}
            w={6}
            show={part(t, 3.4, 4.2)}
            length={by(view, 380, 260)}
          />
          <Sized x={own} y={y - 6} k={pop(t, 4.3) * (1 + 0.06 * Math.sin(t * 5))}>
            <Koin x={0} y={-12} r={16} />
            <Sprout x={0} y={-24} k={2.2} />
          </Sized>
          <Count
            x={own}
            y={y - 92}
            t={t}
            from={4.4}
            to={5}
            b={25}
            before="+"
            size={by(view, 42, 34)}
            fill={art('leaf-deep')}
          />
        </Fit>
      </>
    )
  },
}

/** Ten years side by side; an amount is that of the whole year beside it. */
const race: Scene = {
  seconds: 9,
  enter: 'drop',
  cues: [
    ...Array.from({ length: 10 }, (_, i) => ({ at: 1.1 + i * 0.55, sound: 'tick' as const })),
    { at: 6.8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const years = Math.max(0, Math.min(10, (t - 0.6) / 0.55))
    const whole = Math.floor(years + 0.001)
    const y = footOf(view)
    // From nought, so that the heights are to each other as the sums.
    const tall = (sum: number) => (sum / 16_400) * by(view, 150, 236)
    const bars: { x: number; of: (n: number) => number; fill: ArtColor; name: string; digits: number }[] = [
      { x: by(view, 130, 78), of: flat, fill: 'sky', name: 'ไม่ทบ', digits: 0 },
      { x: by(view, 470, 252), of: grown, fill: 'leaf', name: 'ทบต้น', digits: 2 },
    ]
    return (
      <>
        <Land view={view} t={t + 22} world={world} />
        <Title view={view} t={t} at={0.2} until={6.5}>
          {'10,000 ก้อนเดียวกัน *สองแบบ*'}
        </Title>
        <Title view={view} t={t} at={6.8} how="pop">
          ครบ *10 ปี* ต่างกันเท่าไร
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          {bars.map(({ x, of, fill, name, digits }) => (
            <g key={name}>
              <Rect x={x - 58} y={y - tall(of(years))} w={116} h={tall(of(years))} r={16} fill={art(fill)} />
              <Word x={x} y={y - 22} size={28}>
                {name}
              </Word>
              <Koin x={x} y={y - tall(of(years)) - 16 + sway(t * 2 + x, 2)} r={15} />
              <Word
                x={x}
                y={y - tall(of(years)) - 50}
                size={by(view, 30, 27)}
                fill={art(fill === 'leaf' ? 'leaf-deep' : 'ink')}
              >
                {money(of(whole), digits)}
              </Word>
            </g>
          ))}
          <Sized
            x={by(view, 300, 165)}
            y={by(view, 112, 10)}
            k={by(view, 1, 0.72) * (1 + 0.08 * Math.max(0, Math.sin(years * 2 * Math.PI)))}
          >
            <Card x={0} y={0} w={112} h={92}>
              <Word x={0} y={-22} size={24} halo={null}>
                ปีที่
              </Word>
              <Word x={0} y={18} size={44} halo={null}>
                {whole}
              </Word>
            </Card>
          </Sized>
        </Fit>
      </>
    )
  },
}

/** The difference, large. */
const gap: Scene = {
  seconds: 5,
  cues: [
    { at: 0.4, sound: 'count' },
    { at: 2.3, sound: 'stamp' },
  ],
  draw: ({ t, view: { w, h, isTall }, view }) => (
    <>
      <Plain view={view} t={t} fill={art('leaf-deep')} />
      <Type
        t={t}
        at={0.1}
        x={w / 2}
        y={h * (isTall ? 0.28 : 0.2)}
        size={isTall ? 42 : 36}
        w={w - 50}
        fill={art('white')}
        halo={null}
      >
        ห่างกัน
      </Type>
      <Count
        x={w / 2}
        y={h * (isTall ? 0.42 : 0.47)}
        t={t}
        from={0.4}
        to={2.3}
        b={1_288.95}
        digits={2}
        size={isTall ? 72 : 96}
        fill={art('koin')}
        halo={null}
      />
      <Type
        t={t}
        at={2.7}
        how="pop"
        x={w / 2}
        y={h * (isTall ? 0.6 : 0.78)}
        size={isTall ? 40 : 36}
        w={w - 60}
        fill={art('white')}
        strong={art('koin')}
        halo={null}
      >
        {'บาท จาก *เวลา* ล้วน ๆ'}
      </Type>
    </>
  ),
}

/** 72 by the rate: the years until it is twice as much, first at 8, then at 3. */
const rule72: Scene = {
  seconds: 8,
  cues: [
    { at: 0.2, sound: 'pop' },
    ...Array.from({ length: 9 }, (_, i) => ({ at: 1.2 + i * 0.2, sound: 'tick' as const })),
    { at: 3.2, sound: 'koin' },
    { at: 4.2, sound: 'swish' },
    ...Array.from({ length: 12 }, (_, i) => ({ at: 4.9 + i * 0.17, sound: 'tick' as const })),
    { at: 7, sound: 'koin' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const isSlow = t >= 4.2
    const years = isSlow ? 24 : 9
    const gone = isSlow ? part(t, 4.7, 6.9) : part(t, 1, 3)
    const [cx, cy] = by(view, [150, 116], [165, 92])
    const [one, two] = by(view, [370, 510], [84, 246])
    return (
      <>
        <Land view={view} t={t + 36} world={world} />
        <Title view={view} t={t} at={0.1} until={3.9} how="pop">
          อัตรา 8 ใช้ 72 ÷ 8 = *9 ปี*
        </Title>
        <Title view={view} t={t} at={4.2} how="drop">
          อัตรา 3 ใช้ 72 ÷ 3 = *24 ปี*
        </Title>
        <Fit view={view}>
          <Dot x={cx} y={cy} r={92} fill={art('wood-deep')} />
          <Dot x={cx} y={cy} r={81} fill={art('cream')} />
          {Array.from({ length: years }, (_, i) => {
            const turn = ((i + 1) / years) * 2 * Math.PI
            const isPast = gone * years >= i + 0.99
            return (
              <Dot
                key={turn}
                x={cx + 64 * Math.sin(turn)}
                y={cy - 64 * Math.cos(turn)}
                r={(isPast ? 9 : 5) * (isSlow ? 0.7 : 1)}
                fill={art(isPast ? 'leaf' : 'shadow')}
              />
            )
          })}
          <Word x={cx} y={cy - 8} size={46} halo={null}>
            {Math.floor(gone * years + 0.01)}
          </Word>
          <Word x={cx} y={cy + 28} size={22} halo={null}>
            ปี
          </Word>
          <Pile x={one} y={y} n={6} w={92} h={13} />
          <Pile x={two} y={y} n={6 + Math.round(gone * 6)} w={92} h={13} />
          <Sized x={two - by(view, 88, 82)} y={y - 130} k={gone === 1 ? 1 + 0.06 * Math.sin(t * 5) : 0}>
            <Word x={0} y={0} size={40} fill={art('leaf-deep')}>
              × 2
            </Word>
          </Sized>
        </Fit>
      </>
    )
  },
}

/** A little now, and time. */
const begin: Scene = {
  seconds: 4,
  cues: [{ at: 0.4, sound: 'chime' }],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const x = by(view, 430, 236)
    const high = by(view, 90, 110) + by(view, 120, 130) * part(t, 0.4, 3.4)
    return (
      <>
        <Land view={view} t={t + 44} world={world} />
        <Title view={view} t={t} at={0.2} how="pop">
          เริ่มน้อย *เริ่มเร็ว*
        </Title>
        <Fit view={view}>
          <Shadow x={x} y={y} w={90} />
          <Tree x={x} y={y} h={high} />
          {[0, 1, 2].map((i) => (
            <Sized
              key={i}
              x={x + [-26, 30, 4][i]!}
              y={y - high * [0.55, 0.7, 0.86][i]! + sway(t + i, 3, 1.4)}
              k={pop(t, 1.4 + i * 0.5)}
            >
              <Koin x={0} y={0} r={12} />
            </Sized>
          ))}
          <At x={by(view, 150, 10)} y={y - by(view, 158, 158)} s={1.8}>
            <Person who="kla" face="glad" arms={['hip', 'wave']}>
              <Turn deg={sway(t, 7, 1.4)} x={84} y={60}>
                <WateringCan />
              </Turn>
            </Person>
          </At>
        </Fit>
      </>
    )
  },
}

export const film: Film = {
  scenes: [twoSeeds, firstYear, secondYear, race, gap, rule72, begin],
  posterAt: 6.4,
  mood: 'calm',
  seed: 21,
}
