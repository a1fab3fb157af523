import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Cloud, Koin, Leaf, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { Bike, Road, Wheel } from '../parts/motorbike.tsx'
import { Burst, Cross, GlassJar, Tick } from '../parts.tsx'
import { areaOf, by, Land, Plain, Sized } from '../stage.tsx'

/** The made-up day: a repair of 600 baht, a shift of 250 baht, 50 baht a week for twelve weeks. */
const repair = 600

const shift = 250

const daysLost = 3

const weekly = 50

const weeks = repair / weekly

/** On the way to work: bang. */
const bang: Scene = {
  seconds: 6,
  cues: [
    { at: 0.1, sound: 'rise' },
    { at: 2, sound: 'thud' },
    { at: 2.1, sound: 'alarm' },
  ],
  draw: ({ t, view }) => {
    const road = by(view, 292, 486)
    const run = 420 * Math.min(t, 2) + 420 * 0.5 * (1 - (1 - part(t, 2, 3)) ** 2)
    const flat = part(t, 2, 2.3)
    const x = by(view, 300, 172)
    return (
      <>
        <Land view={view} t={t} world={5} />
        <Road view={view} y={road} run={run} />
        <Sized x={x + shake(t, 2, 2.9, 12)} y={road} k={by(view, 1.05, 1.2)} turn={shake(t, 2, 2.9, 4)}>
          <Bike t={t} speed={1 - part(t, 2, 3)} flat={flat} face={t > 2 ? (t > 3.2 ? 'oops' : 'wow') : 'smile'} />
        </Sized>
        {t < 2 &&
          [0, 1, 2].map((i) => (
            <Line
              key={i}
              d={`M${x - 150 - ((t * 300 + i * 50) % 120)} ${road - 60 - i * 44}h-46`}
              stroke={art('white')}
              w={6}
            />
          ))}
        <Burst x={x - 80} y={road - 30} t={t} at={2} n={20} far={150} />
        <Type t={t} at={0.1} until={1.7} x={view.w / 2} y={by(view, 52, 112)} size={by(view, 40, 44)}>
          กำลังไปทำงาน
        </Type>
        <Type t={t} at={2} how="pop" x={view.w / 2} y={by(view, 60, 128)} size={by(view, 92, 112)} fill={art('coral')}>
          ปัง
        </Type>
        {[0, 1, 2].map((i) => (
          <Cloud
            key={i}
            x={x - 110 - i * 26 - part(t, 2, 4) * 30}
            y={road - 20 - i * 16 - (t > 2 ? (t - 2) * 8 : 0)}
            k={t > 2 && t < 4.6 ? 0.6 + i * 0.2 : 0.001}
          />
        ))}
      </>
    )
  },
}

/** Without a cushion: the purse has too little, and three shifts are lost. */
const without: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'pop' },
    { at: 1.8, sound: 'buzz' },
    ...[4.2, 5.4, 6.6].map((at) => ({ at, sound: 'stamp' as const })),
  ],
  draw: ({ t, view }) => {
    const road = by(view, 300, 512)
    const lost = [4.2, 5.4, 6.6].filter((at) => t > at).length
    return (
      <>
        <Land view={view} t={t + 6} world={2} />
        <Sized x={by(view, 130, 120)} y={road} k={by(view, 0.82, 0.9)} turn={-1}>
          <Bike t={0} speed={0} flat={1} face="oops" isAlone />
        </Sized>
        <At x={by(view, 210, 214)} y={road - 134 + sway(t, 3, 1.2)} s={1.5}>
          <Person who="aom" face={lost > 0 ? 'oops' : 'think'} arms={['hip', 'down']} />
        </At>
        <Type
          t={t}
          at={0.2}
          until={3.4}
          x={by(view, 200, 180)}
          y={by(view, 50, 96)}
          size={by(view, 38, 40)}
          w={by(view, 380, 320)}
        >
          {`ค่าซ่อม *${repair}*`}
        </Type>
        <Chip t={t} at={0.8} x={by(view, 66, 64)} y={by(view, 100, 40)} size={by(view, 22, 26)} fill={art('koin')}>
          สมมุติ
        </Chip>
        <Type
          t={t}
          at={1.6}
          until={3.4}
          how="pop"
          x={by(view, 470, 180)}
          y={by(view, 112, 180)}
          size={by(view, 44, 46)}
          strong={art('coral')}
        >
          {'ในกระเป๋ามี *85*'}
        </Type>
        <Type t={t} at={3.7} x={by(view, 200, 180)} y={by(view, 50, 96)} size={by(view, 38, 40)} w={by(view, 380, 330)}>
          {'รถจอด *3 วัน*'}
        </Type>
        {[0, 1, 2].map((i) => {
          const x = by(view, 392 + i * 96, 64 + i * 116)
          const y = by(view, 110, 214)
          const crossed = 4.2 + i * 1.2
          return (
            <g key={i}>
              <Sized x={x} y={y} k={pop(t, 3.6 + i * 0.15) * by(view, 0.86, 1)} turn={sway(t + i, 2, 1.4)}>
                <Rect x={-48} y={-50} w={96} h={104} r={18} fill={art('white')} />
                <Rect x={-48} y={-50} w={96} h={26} r={13} fill={art('coral')} />
                <Word x={0} y={16} size={46} halo={null}>
                  {i + 1}
                </Word>
              </Sized>
              <Cross x={x + 30} y={y + 34} k={by(view, 0.72, 0.8)} t={t} at={crossed} />
            </g>
          )
        })}
        {lost > 0 && (
          <Sum
            before="−"
            value={shift * lost}
            x={by(view, 488, 180)}
            y={by(view, 214, 312)}
            size={by(view, 64, 66)}
            halo={art('white')}
            fill={art('coral')}
            since={t - [4.2, 5.4, 6.6][lost - 1]!}
          />
        )}
        <Type t={t} at={7.2} x={by(view, 488, 180)} y={by(view, 268, 364)} size={by(view, 30, 32)}>
          ค่าแรงที่หายไป
        </Type>
      </>
    )
  },
}

/** What it cost in all. */
const total: Scene = {
  seconds: 5,
  enter: 'cut',
  cues: [
    { at: 0.2, sound: 'tick' },
    { at: 0.7, sound: 'tick' },
    { at: 1.3, sound: 'thud' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('ink')} spot={art('coral')} />
      <Type
        t={t}
        at={0.2}
        how="slide"
        every={0.25}
        x={view.w / 2}
        y={by(view, 84, 190)}
        size={by(view, 42, 42)}
        w={by(view, 620, 340)}
        fill={art('white')}
        halo={null}
      >
        {`${repair} + ${shift * daysLost}`}
      </Type>
      <Type
        t={t}
        at={1.3}
        how="pop"
        x={view.w / 2}
        y={by(view, 176, 296)}
        size={by(view, 130, 112)}
        fill={art('coral')}
        halo={null}
      >
        {money(repair + shift * daysLost)}
      </Type>
      <Type
        t={t}
        at={1.9}
        x={view.w / 2}
        y={by(view, 268, 396)}
        size={by(view, 36, 40)}
        fill={art('white')}
        halo={null}
      >
        ยางเส้นเดียว
      </Type>
      <Sized x={by(view, 84, 180) + sway(t, 5, 1.2)} y={by(view, 268, 486)} k={0.9}>
        <Wheel turn={t * 60} flat={0.8 + sway(t, 0.12, 0.9)} />
      </Sized>
    </>
  ),
}

/** Everything runs back by twelve weeks. */
const rewind: Scene = {
  seconds: 4,
  enter: 'cut',
  cues: [
    { at: 0.1, sound: 'swish' },
    { at: 0.8, sound: 'count' },
    { at: 1.8, sound: 'swish' },
    { at: 3.2, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const back = part(t, 0.3, 3.2)
    const road = by(view, 292, 486)
    return (
      <>
        <Land view={view} t={400 - back * 300} world={5} />
        <Road view={view} y={road} run={3000 - back * 3000} />
        <Sized x={mix(by(view, 300, 172), -220, part(t, 0.3, 1.4))} y={road} k={by(view, 1.05, 1.2)}>
          <Bike t={6 - t} speed={1} flat={1 - part(t, 0.2, 0.8)} face="wow" />
        </Sized>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Rect
            key={i}
            x={0}
            y={((i * 137 + t * 900) % (view.h + 60)) - 40}
            w={view.w}
            h={8 + (i % 3) * 9}
            fill={art('white')}
            opacity={0.26 * (1 - part(t, 3, 3.4))}
          />
        ))}
        <Sized
          x={view.w / 2}
          y={by(view, 96, 176)}
          k={by(view, 1.2, 1.3) * pop(t, 0.1) * (1 + 0.06 * Math.sin(t * 12))}
        >
          <SoftShape d="M-8 0L40 -30V30Z" fill={art('violet')} w={12} />
          <SoftShape d="M-66 0L-18 -30V30Z" fill={art('violet')} w={12} />
        </Sized>
        <Type
          t={t}
          at={0.4}
          x={view.w / 2}
          y={by(view, 186, 278)}
          size={by(view, 50, 50)}
          w={by(view, 600, 330)}
          strong={art('violet')}
        >
          {`ย้อนไป *${weeks} สัปดาห์*`}
        </Type>
      </>
    )
  },
}

const coinAt = (n: number) => 0.8 + (n - 1) * 0.42

/** Twelve weeks of fifty baht. */
const save: Scene = {
  seconds: 8,
  enter: 'fade',
  cues: [
    ...Array.from({ length: weeks }, (_, i) => ({ at: coinAt(i + 1) + 0.35, sound: 'koin' as const })),
    { at: 6.1, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const { floor } = areaOf(view)
    const n = Array.from({ length: weeks }, (_, i) => coinAt(i + 1) + 0.4).filter((at) => t > at).length
    const since = n === 0 ? 9 : t - coinAt(n) - 0.4
    const [x, y, k] = by(view, [180, 302, 1.55], [180, floor - 30, 1.72])
    return (
      <>
        <Land view={view} t={t + 20} world={1} />
        <GlassJar x={x} y={y + Math.max(0, 5 - since * 30)} level={n / weeks} fill="koin" k={k} t={t} name="ฉุกเฉิน" />
        {Array.from({ length: weeks }, (_, i) => {
          const along = (t - coinAt(i + 1)) / 0.45
          if (along <= 0 || along >= 1) return null
          const at = toss(by(view, [420, 130], [344, 262]), [x, y - 150 * k], by(view, 40, 14), along)
          return <Koin key={i} x={at.x} y={at.y} r={18} />
        })}
        <Type t={t} at={0.2} x={by(view, 450, 180)} y={by(view, 60, 84)} size={by(view, 38, 40)} w={by(view, 360, 330)}>
          {`สัปดาห์ละ *${weekly}*`}
        </Type>
        <Sum
          value={n * weekly}
          x={by(view, 450, 180)}
          y={by(view, 150, 160)}
          size={by(view, 96, 84)}
          halo={art('white')}
          since={since}
        />
        <Sum
          value={Math.max(1, n)}
          x={by(view, 450, 180)}
          y={by(view, 226, 228)}
          size={by(view, 32, 32)}
          before="สัปดาห์ที่ "
          halo={art('white')}
        />
        {n === weeks && <Leaf x={x} y={y - 142 * k} l={30} deg={sway(t, 12, 1)} />}
      </>
    )
  },
}

/** The same bang, with a cushion: repaired within the hour. */
const again: Scene = {
  seconds: 10,
  enter: 'cut',
  cues: [
    { at: 1, sound: 'thud' },
    { at: 2.4, sound: 'pour' },
    { at: 4.4, sound: 'stamp' },
    { at: 5.4, sound: 'chime' },
    { at: 6.4, sound: 'rise' },
  ],
  draw: ({ t, view }) => {
    const road = by(view, 292, 492)
    const flat = part(t, 1, 1.3) * (1 - part(t, 4.2, 4.7))
    const away = Math.max(0, t - 6.4)
    const run = 420 * Math.min(t, 1) + 300 * away
    const x = by(view, 250, 150)
    const left = Math.round(repair * (1 - part(t, 2.6, 4)))
    const [jx, jy] = by(view, [540, 300], [286, 300])
    return (
      <>
        <Land view={view} t={t + 28} world={1} />
        <Road view={view} y={road} run={run} />
        <Sized
          x={x + shake(t, 1, 1.6, 9)}
          y={road}
          k={by(view, 1, 1.08)}
          turn={-part(t, 2, 2.4) * 6 * (1 - part(t, 4.8, 5.2))}
        >
          <Bike t={t} speed={t < 1 || away > 0 ? 1 : 0} flat={flat} face={t > 4.6 ? 'glad' : t > 1 ? 'wow' : 'smile'} />
        </Sized>
        <Burst x={x - 76} y={road - 30} t={t} at={1} n={12} far={90} />
        {t > 1.8 && t < 5.3 && (
          <>
            <GlassJar
              x={jx}
              y={jy + (1 - part(t, 1.8, 2.2) + part(t, 4.7, 5.3)) * -360}
              level={left / repair}
              fill="koin"
              k={by(view, 1.02, 0.92)}
              t={t}
            />
            {[0, 1, 2, 3, 4].map((i) => {
              const along = (t - 2.6 - i * 0.28) / 0.6
              if (along <= 0 || along >= 1) return null
              const at = toss([jx, jy - 130], [x - 70, road - 50], by(view, 60, 10), along)
              return <Koin key={i} x={at.x} y={at.y} r={16} />
            })}
          </>
        )}
        <Burst x={x - 76} y={road - 40} t={t} at={4.4} n={10} far={70} seed={4} />
        <Type
          t={t}
          at={1}
          until={2.1}
          how="pop"
          x={view.w / 2}
          y={by(view, 62, 118)}
          size={by(view, 70, 86)}
          fill={art('coral')}
        >
          ปัง
        </Type>
        <Type t={t} at={2.5} until={5} x={by(view, 240, 180)} y={by(view, 56, 96)} size={by(view, 42, 44)}>
          {`จ่ายค่าซ่อม *${repair}*`}
        </Type>
        <Tick x={by(view, 474, 180)} y={by(view, 214, 190)} k={1.2} t={t} at={5.4} />
        <Type
          t={t}
          at={5.4}
          how="drop"
          x={by(view, 474, 180)}
          y={by(view, 70, 106)}
          size={by(view, 46, 46)}
          w={by(view, 330, 340)}
        >
          {'ไปทำงาน *ทัน*'}
        </Type>
        <Type t={t} at={7} x={by(view, 474, 180)} y={by(view, 136, 256)} size={by(view, 32, 34)} w={by(view, 360, 330)}>
          {`จบที่ ${repair} ไม่ใช่ ${money(repair + shift * daysLost)}`}
        </Type>
      </>
    )
  },
}

/** One thing to do: the first fifty. */
const begin: Scene = {
  seconds: 6,
  enter: 'push',
  cues: [
    { at: 0.3, sound: 'pop' },
    { at: 2, sound: 'koin' },
    { at: 2.4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const { floor } = areaOf(view)
    const [x, y, k] = by(view, [430, 300, 1.4], [126, floor - 40, 1.6])
    const along = part(t, 1.4, 2.1)
    const hand = by(view, [300, 170] as const, [290, 330] as const)
    const at = toss(hand, [x, y - 120 * k], 60, along)
    return (
      <>
        <Land view={view} t={t + 38} world={1} />
        <GlassJar
          x={x}
          y={y + (t > 2.1 ? Math.max(0, 6 - (t - 2.1) * 30) : 0)}
          level={0.12 * part(t, 2.1, 2.4)}
          fill="koin"
          k={k}
          t={t}
          name="ฉุกเฉิน"
        />
        {along < 1 && <Koin x={at.x} y={at.y + sway(t, 3, 0.9)} r={22} />}
        <At x={by(view, 216, 214)} y={by(view, 156, floor - 190) + Math.min(0, sway(t, t > 2.2 ? 12 : 4, 0.9))} s={1.6}>
          <Person who="aom" face={t > 2.1 ? 'glad' : 'smile'} arms={['up', t > 2.1 ? 'up' : 'hip']} />
        </At>
        <Type t={t} at={0.2} x={view.w / 2} y={by(view, 50, 100)} size={by(view, 42, 44)} w={by(view, 620, 340)}>
          {'เริ่มกองของคุณ *สัปดาห์นี้*'}
        </Type>
        <Type t={t} at={2.4} how="pop" x={by(view, 130, 180)} y={by(view, 180, 210)} size={by(view, 42, 44)}>
          {'50 บาทแรก'}
        </Type>
      </>
    )
  },
}

export const film: Film = {
  scenes: [bang, without, total, rewind, save, again, begin],
  posterAt: 3.2,
  mood: 'bright',
  seed: 71,
}
