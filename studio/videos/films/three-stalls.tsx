import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Koin, Leaf, Pile, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type } from '../lettering.tsx'
import { mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { Booth, Cloudy, cold, ice, mixed, part3, Row, spot, sumOf, Weather, whole } from '../parts/stalls.tsx'
import { Stream } from '../parts.tsx'
import { by, Land, Sized } from '../stage.tsx'

/** All the money in one stall: a sunny day, then rain. */
const one: Scene = {
  seconds: 8,
  cues: [
    { at: 0.2, sound: 'rise' },
    ...[0.8, 1.3, 1.8].map((at) => ({ at, sound: 'koin' as const })),
    { at: 3.6, sound: 'thud' },
    { at: 4.2, sound: 'pour' },
    { at: 5.6, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const wet = part(t, 3.4, 4.4)
    const floor = by(view, 300, 516)
    const value = Math.round(mix(mix(whole, 3 * ice.sun, part(t, 0.8, 2.4)), 3 * ice.rain, part(t, 4.4, 5.6)))
    const x = by(view, 170, 130)
    const pile = by(view, 420, 274)
    return (
      <>
        <Weather view={view} t={t} wet={wet} />
        <Sized x={x} y={floor} k={by(view, 1.35, 1.5)}>
          <Booth stall={ice} t={t} isWet={wet > 0.5} />
        </Sized>
        <At
          x={by(view, 270, 196)}
          y={floor - by(view, 118, 130) + (wet > 0.5 ? shake(t, 3.6, 4.2, 4) : Math.min(0, sway(t, 8, 0.8)))}
          s={by(view, 1.3, 1.45)}
        >
          <Person who="khum" face={wet > 0.5 ? 'oops' : 'glad'} arms={['down', wet > 0.5 ? 'hip' : 'up']} />
        </At>
        <Stream
          t={t}
          from={0.6}
          to={2.4}
          every={0.3}
          a={[view.w + 20, by(view, 190, 240)]}
          b={[pile, floor - 60]}
          high={40}
          r={15}
        />
        <g opacity={by(view, 1, 0)}>
          <Pile x={by(view, 470, 0)} y={floor} n={Math.round(value / 75)} w={96} h={8.4} />
        </g>
        <Cloudy view={view} t={t} wet={wet} />
        <Type
          t={t}
          at={0.1}
          until={3.2}
          how="pop"
          x={by(view, 250, 180)}
          y={by(view, 48, 140)}
          size={by(view, 38, 40)}
          w={by(view, 480, 320)}
        >
          {'ลงเงิน *ร้านเดียว*'}
        </Type>
        <Type
          t={t}
          at={4}
          how="drop"
          x={by(view, 290, 180)}
          y={by(view, 58, 140)}
          size={by(view, 46, 48)}
          strong={art('coral')}
        >
          {'แล้ว *ฝนก็ตก*'}
        </Type>
        <Sum
          value={value}
          x={by(view, 470, 180)}
          y={by(view, 128, 220)}
          size={by(view, 62, 72)}
          halo={art('white')}
          fill={wet > 0.5 ? art('coral') : art('ink')}
          since={t < 4 ? t - 2.4 : t - 5.6}
        />
        <Chip t={t} at={1} x={by(view, 66, 64)} y={by(view, 40, 48)} size={by(view, 22, 26)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** The same money in three stalls. */
const divide: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    ...[0.6, 1.2, 1.8].map((at) => ({ at, sound: 'thud' as const })),
    ...[3, 3.6, 4.2].map((at) => ({ at, sound: 'koin' as const })),
  ],
  draw: ({ t, view }) => (
    <>
      <Weather view={view} t={t + 8} wet={0} />
      <Row
        view={view}
        t={t}
        stalls={mixed}
        wet={0}
        from={[0.3, 0.9, 1.5]}
        sums={[3.4, 4, 4.6].map((at) => (t > at ? part3 : undefined))}
        since={t < 4 ? t - 3.4 : t < 4.6 ? t - 4 : t - 4.6}
      />
      {[0, 1, 2].map((i) => {
        const { x, y } = spot(view, i)
        const along = part(t, 2.7 + i * 0.6, 3.4 + i * 0.6)
        if (along <= 0 || along >= 1) return null
        const at = toss([view.w / 2, by(view, 70, 60)], [by(view, x, 262), y - 40], 40, along)
        return <Koin key={i} x={at.x} y={at.y} r={22} />
      })}
      <Type
        t={t}
        at={0.2}
        until={2.4}
        x={by(view, 260, 150)}
        y={by(view, 48, 52)}
        size={by(view, 38, 38)}
        w={by(view, 480, 260)}
      >
        ลองแบ่งเป็นสาม
      </Type>
      {t > 2.5 && t < 4.9 && (
        <Sum
          value={whole - [3.4, 4, 4.6].filter((at) => t > at).length * part3}
          x={by(view, 320, 150)}
          y={by(view, 52, 52)}
          size={by(view, 60, 60)}
          halo={art('white')}
          since={t - 2.5}
        />
      )}
      <Type t={t} at={4.9} how="pop" x={by(view, 320, 150)} y={by(view, 52, 52)} size={by(view, 46, 44)}>
        {`ร้านละ *${part3}*`}
      </Type>
    </>
  ),
}

/** A sunny and a rainy day over the three. */
const days: Scene = {
  seconds: 11,
  enter: 'cut',
  cues: [
    { at: 0.4, sound: 'rise' },
    { at: 1.4, sound: 'count' },
    { at: 2.6, sound: 'chime' },
    { at: 4.8, sound: 'thud' },
    { at: 5.4, sound: 'pour' },
    { at: 7.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const wet = part(t, 4.6, 5.6)
    const sun = part(t, 0.8, 2.2)
    const rain = part(t, 5.8, 7.2)
    const sums = mixed.map((stall) => Math.round(mix(mix(part3, stall.sun, sun), stall.rain, rain)))
    const isSettled = (t > 2.3 && t < 5.7) || t > 7.3
    return (
      <>
        <Weather view={view} t={t + 15} wet={wet} />
        <Row view={view} t={t + 15} stalls={mixed} wet={wet} sums={sums} since={t < 5 ? t - 2.2 : t - 7.2} />
        <Cloudy view={view} t={t} wet={wet} />
        <Type t={t} at={0.2} until={2} x={by(view, 270, 150)} y={by(view, 48, 52)} size={by(view, 40, 42)}>
          วันแดด
        </Type>
        <Type t={t} at={5} until={7} x={by(view, 320, 180)} y={by(view, 62, 62)} size={by(view, 40, 42)}>
          วันฝน
        </Type>
        {isSettled && (
          <Type
            t={t}
            at={t > 7 ? 7.3 : 2.3}
            how="pop"
            x={by(view, 300, t > 7 ? 180 : 150)}
            y={by(view, 58, 58)}
            size={by(view, 48, 46)}
            until={t > 7 ? 99 : 4.6}
          >
            {`รวม *${money(sumOf(mixed, t > 7 ? 'rain' : 'sun'))}*`}
          </Type>
        )}
      </>
    )
  },
}

/** How far the sums of two ways to share the money lie apart. */
const spans: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'swish' },
    { at: 2.6, sound: 'swish' },
    { at: 4.6, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const ways = [
      { name: 'ร้านเดียว', low: 3 * ice.rain, high: 3 * ice.sun, fill: 'coral' as const, at: 0.7 },
      { name: 'แบ่งสามร้าน', low: sumOf(mixed, 'sun'), high: sumOf(mixed, 'rain'), fill: 'leaf' as const, at: 2.5 },
    ]
    const left = by(view, 110, 50)
    const scale = by(view, 420, 260) / (1_200 - 600)
    return (
      <>
        <Land view={view} t={t + 26} world={4} />
        {ways.map(({ name, low, high, fill, at }, i) => {
          const y = by(view, 136 + i * 106, 256 + i * 154)
          const grown = part(t, at + 0.3, at + 1)
          const [a, b] = [left + (low - 600) * scale, left + (high - 600) * scale]
          const middle = (a + b) / 2
          const wide = Math.max(26, (b - a) * grown)
          const swing = part(t, at + 1, at + 1.4) * sway(t, (b - a) / 2 - 4, i === 0 ? 1.5 : 2.6)
          return (
            <g key={name}>
              <Type
                t={t}
                at={at}
                x={by(view, left - 36, 28)}
                y={y - by(view, 42, 50)}
                anchor="start"
                size={by(view, 30, 32)}
              >
                {name}
              </Type>
              <Rect x={left - 30} y={y - 4} w={600 * scale + 60} h={8} r={4} fill={art('white')} opacity={0.8} />
              <Rect x={middle - wide / 2 - 14} y={y - 18} w={wide + 28} h={36} r={18} fill={art(fill)} />
              <Sized x={middle + swing} y={y} k={pop(t, at + 0.9)}>
                <Koin x={0} y={0} r={20} />
              </Sized>
              <Type
                t={t}
                at={at + 1}
                x={a - by(view, 52, i === 0 ? 6 : 46)}
                y={y + by(view, 0, 48)}
                size={by(view, 30, 32)}
              >
                {money(low)}
              </Type>
              <Type
                t={t}
                at={at + 1.2}
                x={b + by(view, 58, i === 0 ? 4 : 46)}
                y={y + by(view, 0, 48)}
                size={by(view, 30, 32)}
              >
                {money(high)}
              </Type>
            </g>
          )
        })}
        <Type
          t={t}
          at={4.6}
          how="pop"
          x={view.w / 2}
          y={by(view, 38, 96)}
          size={by(view, 42, 44)}
          w={by(view, 600, 330)}
        >
          {'แบ่งแล้ว *แกว่งน้อยลง*'}
        </Type>
      </>
    )
  },
}

/** Three stalls that fear the same rain are one stall. */
const trap: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [
    { at: 1.2, sound: 'pour' },
    { at: 2.8, sound: 'buzz' },
    { at: 3.6, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const wet = part(t, 1, 2)
    const fall = part(t, 1.8, 2.8)
    return (
      <>
        <Weather view={view} t={t + 34} wet={wet} />
        <g transform={`translate(${shake(t, 2.8, 3.3, 5).toFixed(2)} 0)`}>
          <Row
            view={view}
            t={t + 34}
            stalls={cold}
            wet={wet}
            sums={cold.map(() => Math.round(mix(part3, ice.rain, fall)))}
            since={t - 2.8}
          />
        </g>
        <Cloudy view={view} t={t} wet={wet} />
        <Type
          t={t}
          at={0.2}
          until={2.5}
          x={by(view, 300, 176)}
          y={by(view, 50, 46)}
          size={by(view, 38, 34)}
          w={by(view, 520, 345)}
        >
          สามร้าน ขายของเย็น
        </Type>
        <Type
          t={t}
          at={3}
          how="drop"
          x={by(view, 320, 180)}
          y={by(view, 60, 58)}
          size={by(view, 42, 40)}
          w={by(view, 600, 350)}
          strong={art('coral')}
        >
          {`ล้มพร้อมกัน *${money(3 * ice.rain)}*`}
        </Type>
      </>
    )
  },
}

/** One thing to do: ask what falls together. */
const ask: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 300, 520)
    return (
      <>
        <Land view={view} t={t + 41} world={4} />
        {(['sure', 'ngok', 'khum'] as const).map((who, i) => (
          <At
            key={who}
            x={by(view, 110 + i * 150, -4 + i * 116)}
            y={floor - by(view, 134, 130) + Math.min(0, sway(t + i * 0.35, 10, 1.1))}
            s={by(view, 1.45, 1.4)}
          >
            <Person who={who} bare face={t > 2.6 ? 'glad' : 'think'} arms={['hip', t > 2.6 ? 'up' : 'hip']} />
          </At>
        ))}
        <Type t={t} at={0.2} x={view.w / 2} y={by(view, 56, 120)} size={by(view, 42, 44)} w={by(view, 620, 330)}>
          {'ถ้าเรื่องร้ายเกิด'}
        </Type>
        <Type
          t={t}
          at={1.2}
          how="pop"
          x={view.w / 2}
          y={by(view, 118, 220)}
          size={by(view, 46, 48)}
          w={by(view, 620, 340)}
        >
          {'อะไร *ล้มพร้อมกัน* บ้าง'}
        </Type>
        <Leaf x={by(view, 590, 330)} y={floor} l={34} deg={sway(t, 14, 1.8)} />
        <Leaf x={by(view, 46, 24)} y={floor} l={26} deg={-20 + sway(t, 14, 1.6)} />
      </>
    )
  },
}

export const film: Film = { scenes: [one, divide, days, spans, trap, ask], posterAt: 13, mood: 'bright', seed: 59 }
