import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Line } from '../../../src/art/shapes.tsx'
import type { Film, Scene, View } from '../film.ts'
import { Title, Type } from '../lettering.tsx'
import { bounce, mix, newChance, part, pop, shake, sway } from '../motion.ts'
import { Chip } from '../parts/chip.tsx'
import { Durian, Mango, Market, meeting, offers, PriceSign, season, wants } from '../parts/mango.tsx'
import { Say } from '../parts/say.tsx'
import { Booth } from '../parts/stalls.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

const april = meeting(season.high)
const january = meeting(season.low)
const normal = meeting()
/** Too dear, and too cheap, in a normal month. */
const [dear, cheap] = [60, 20]

const stallOf = (view: View) => by(view, { x: 130, y: 304, k: 1.3 }, { x: 116, y: 528, k: 1.3 })

/** The same stall, and the price has jumped. */
const jump: Scene = {
  seconds: 8,
  cues: [
    ...[0.5, 0.7, 0.9, 1.1].map((at) => ({ at, sound: 'tick' as const })),
    { at: 1.3, sound: 'stamp' },
    { at: 3, sound: 'pop' },
    { at: 4.9, sound: 'pop' },
    { at: 6, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const stall = stallOf(view)
    const rolled = t < 0.5 ? april : t > 1.3 ? january : april + Math.floor((t - 0.5) / 0.08) * 3.5
    return (
      <>
        <Land view={view} t={t} world={2} />
        <Sized {...stall}>
          <Booth stall={{ fill: 'leaf', thing: t < 5.9 ? <Heap n={5} /> : <Heap n={1} /> }} t={t} />
        </Sized>
        <PriceSign
          x={by(view, 330, 250)}
          y={by(view, 236, 300)}
          k={by(view, 1.12, 1.16) * (1 + 0.2 * Math.max(0, Math.exp(-(t - 1.3) * 5)) * (t > 1.3 ? 1 : 0))}
          turn={shake(t, 0.5, 1.6, 7) - 2}
          price={rolled}
        />
        <At
          x={by(view, 470, 220)}
          y={by(view, 152, 388) + (t > 1.3 && t < 3 ? Math.min(0, sway(t, 9, 0.8)) : 0)}
          s={by(view, 1.72, 1.55)}
        >
          <Person who="kla" face={t > 1.3 ? 'wow' : 'smile'} arms={[t > 1.3 ? 'up' : 'hip', t > 1.3 ? 'up' : 'hip']} />
        </At>
        <Type t={t} at={0.1} until={2.7} how="pop" x={by(view, 400, 180)} y={by(view, 60, 92)} size={by(view, 48, 46)}>
          {by(view, 'แผงเดิม *ราคากระโดด*', 'แผงเดิม\n*ราคากระโดด*')}
        </Type>
        <Say t={t} at={3} x={by(view, 600, 344)} y={by(view, 120, 206)} size={by(view, 32, 30)} isOwn>
          ป้าใจร้ายขึ้นเหรอ
        </Say>
        <Say t={t} at={4.9} x={by(view, 150, 24)} y={by(view, 42, 104)} size={by(view, 32, 30)}>
          {by(view, 'ใจเท่าเดิม มะม่วงมันหาย', 'ใจเท่าเดิม\nมะม่วงมันหาย')}
        </Say>
      </>
    )
  },
}

/** A few mangoes on the counter. */
function Heap({ n }: { n: number }) {
  return Array.from({ length: n }, (_, i) => (
    <Sized key={i} x={[-34, -4, 28, -18, 14][i]!} y={i < 3 ? -12 : -36} k={1}>
      <Mango />
    </Sized>
  ))
}

const flood = (() => {
  const chance = newChance(8)
  return Array.from({ length: 26 }, (_, i) => ({ x: chance(), y: i / 26 + chance() * 0.06, turn: chance() * 90 - 45 }))
})()

/** Too dear: the mangoes that nobody buys bury the stall. */
const tooDear: Scene = {
  seconds: 8,
  enter: 'cut',
  cues: [
    { at: 0.4, sound: 'stamp' },
    { at: 1.4, sound: 'pour' },
    { at: 3.4, sound: 'pour' },
    { at: 5.2, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const stall = stallOf(view)
    const floor = by(view, 326, 560)
    const high = by(view, 184, 250)
    return (
      <>
        <Land view={view} t={t + 8} world={2} />
        <Sized x={view.w / 2} y={stall.y} k={1.3}>
          <Booth stall={{ fill: 'leaf', thing: <Heap n={5} /> }} t={t} />
        </Sized>
        {flood.map(({ x, y, turn }, i) => {
          const at = 1 + y * 4.2
          const lands = floor - y * high
          const wide = 1 - y * 0.72
          const px = view.w / 2 + (x - 0.5) * view.w * 1.05 * wide
          return t < at ? null : (
            <Sized key={i} x={px} y={mix(-60, lands, part(t, at, at + 0.5))} k={by(view, 1.8, 1.7)} turn={turn}>
              <Mango fill={i % 3 ? 'koin' : 'koin-edge'} />
            </Sized>
          )
        })}
        <g transform={`translate(0 ${mix(0, by(view, -18, -30), part(t, 4, 5.2)).toFixed(1)})`}>
          <PriceSign x={view.w / 2} y={by(view, 142, 270)} k={by(view, 0.72, 0.95)} turn={-6} price={dear} />
        </g>
        <Title view={view} t={t} at={0.2} until={4.8} how="drop">
          {`ตั้งแพง *${dear}* บาท`}
        </Title>
        <Title view={view} t={t} at={5.1} how="pop" strong={art('coral')}>
          {`ค้าง *${offers(dear) - wants(dear)} กก.* จมแล้ว`}
        </Title>
      </>
    )
  },
}

/** Too cheap: many want few mangoes. */
const tooCheap: Scene = {
  seconds: 7,
  enter: 'cut',
  cues: [
    { at: 0.3, sound: 'stamp' },
    { at: 1.2, sound: 'swish' },
    { at: 2, sound: 'swish' },
    { at: 4, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const people = ['kla', 'khum', 'ngok', 'sure', 'phaen'] as const
    const [cx, cy] = by(view, [380, 214], [228, 356])
    return (
      <>
        <Land view={view} t={t + 16} world={2} />
        <PriceSign x={by(view, 90, 88)} y={by(view, 134, 216)} k={by(view, 0.84, 0.9)} turn={-3} price={cheap} />
        {people.map((who, i) => {
          const came = part(t, 0.5 + i * 0.25, 1.1 + i * 0.25)
          const [x, y] = by(view, [84 + i * 112, 176], [4 + (i % 3) * 104 + (i > 2 ? 52 : 0), i > 2 ? 416 : 352])
          const from = i % 2 ? view.w + 60 : -160
          return (
            <At
              key={who}
              x={mix(from, x, came)}
              y={y + (i % 2 ? 0 : Math.min(0, sway(t + i * 0.27, 16, 1)))}
              s={by(view, 1.42, 1.3)}
            >
              <Person who={who} bare face={t > 4 ? 'oops' : 'wow'} arms={['up', 'up']} />
            </At>
          )
        })}
        <Sized
          x={cx + Math.sin(t * 2) * by(view, 190, 88)}
          y={cy - 40 - Math.abs(Math.sin(t * 3)) * by(view, 60, 60)}
          k={by(view, 1.9, 1.9)}
          turn={t * 60}
        >
          <Mango />
        </Sized>
        <Title view={view} t={t} at={0.2} until={3.7} how="drop">
          {`ตั้งถูก *${cheap}* บาท`}
        </Title>
        <Title view={view} t={t} at={4} how="pop" strong={art('coral')}>
          {by(
            view,
            `*ขาด ${wants(cheap) - offers(cheap)} กก.* แย่งกันวุ่น`,
            `*ขาด ${wants(cheap) - offers(cheap)} กก.*\nแย่งกันวุ่น`,
          )}
        </Title>
      </>
    )
  },
}

/** Pushed from both sides, the price comes to rest. */
const meet: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [...[1, 2, 3, 4].map((at) => ({ at, sound: 'swish' as const })), { at: 5.4, sound: 'chime' }],
  draw: ({ t, view }) => {
    const swing = t < 5.2 ? 20 * Math.exp(-t * 0.34) * Math.cos(t * Math.PI * 0.9) * (1 - part(t, 4.2, 5.2)) : 0
    return (
      <>
        <Plain view={view} t={t + 23} fill={art('cream')} spot={art('koin')} />
        <Market view={view} t={t} price={normal + swing} since={t - 5.2} />
        <Title view={view} t={t} at={0.2} until={5} how="slide" size={by(view, 38, 37)}>
          ราคาโดนดันสองข้าง
        </Title>
        <Title view={view} t={t} at={5.3} how="pop">
          {`พอดีกันที่ *${normal}*`}
        </Title>
        <Chip t={t} at={1} x={by(view, 92, 300)} y={by(view, 290, 184)} size={by(view, 24, 24)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** The buyers stay the same; what is for sale moves. */
const seasons: Scene = {
  seconds: 10,
  enter: 'fade',
  cues: [
    { at: 0.4, sound: 'rise' },
    { at: 3, sound: 'stamp' },
    { at: 4.8, sound: 'pour' },
    { at: 8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const low = part(t, 0.8, 2.8)
    const high = part(t, 5, 7.6)
    const more = mix(season.low * low, season.high, high)
    const price = meeting(more)
    return (
      <>
        <Plain view={view} t={t + 32} fill={t < 4.7 ? art('sky') : art('mint')} spot={art('white')} />
        {t > 4.7 &&
          t < 6.2 &&
          [0, 1, 2, 3].map((i) => (
            <Sized
              key={i}
              x={view.w * (0.2 + i * 0.22)}
              y={mix(-60 - (i % 2) * 90, view.h + 60, (t - 4.7) / 1.5)}
              k={1.6}
              turn={i * 40}
            >
              <Mango />
            </Sized>
          ))}
        <Market view={view} t={t} price={price} more={more} since={t < 5 ? t - 2.8 : t - 7.6} />
        <Title view={view} t={t} at={0.2} until={2.7} how="slide">
          ม.ค. นอกฤดู
        </Title>
        <Title view={view} t={t} at={2.9} until={4.6} how="pop" strong={art('coral')}>
          {by(view, `ของน้อย *ขึ้นเป็น ${january}*`, `ของน้อย *ขึ้นเป็น ${january}*`)}
        </Title>
        <Title view={view} t={t} at={4.9} until={7.5} how="slide">
          เม.ย. ออกพร้อมกัน
        </Title>
        <Title view={view} t={t} at={7.8} how="pop" size={by(view, 38, 37)} strong={art('wood-deep')}>
          {`ของมาก *ลงเหลือ ${april}*`}
        </Title>
      </>
    )
  },
}

/** The question: another fruit, another year. */
const ask: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [
    { at: 0.3, sound: 'thud' },
    { at: 2.2, sound: 'pop' },
    { at: 4, sound: 'swish' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [150, 214], [180, 346])
    const arrow = (up: boolean) => (up ? 'M0 34V-26M-22 -6L0 -30L22 -6' : 'M0 -34V26M-22 6L0 30L22 6')
    return (
      <>
        <Plain view={view} t={t + 42} fill={art('cream')} spot={art('leaf')} />
        <Sized x={x} y={mix(-120, y, bounce(t, 0, 0.8))} k={by(view, 1.35, 1.3)} turn={-4 + part(t, 3.4, 3.9) * 8}>
          <Durian t={t} />
        </Sized>
        <Type t={t} at={0.5} x={by(view, 440, 180)} y={by(view, 84, 84)} size={by(view, 40, 38)}>
          {'ปีนี้ทุเรียนออกมาก\nคนอยากกินเท่าเดิม'}
        </Type>
        {[true, false].map((up, i) => (
          <Sized
            key={String(up)}
            x={by(view, 390 + i * 110, 64 + i * 232)}
            y={by(view, 204, 346) + sway(t + i * 0.5, 7, 1.4)}
            k={pop(t, 2.2 + i * 0.4) * 1.2}
          >
            <Line d={arrow(up)} stroke={art(up ? 'coral' : 'violet')} w={14} />
          </Sized>
        ))}
        <Type t={t} at={3.6} how="pop" x={by(view, 440, 180)} y={by(view, 296, 500)} size={by(view, 46, 44)}>
          *ราคาไปทางไหน*
        </Type>
      </>
    )
  },
}

export const film: Film = {
  scenes: [jump, tooDear, tooCheap, meet, seasons, ask],
  posterAt: 14.6,
  mood: 'bright',
  seed: 52,
}
