import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, sway } from '../motion.ts'
import { Tag } from '../parts/marks.tsx'
import { Bike, ground, Road, Stop } from '../parts/road.tsx'
import { Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** All amounts are made up, in baht. */
const price = 52_000
const resale = 22_000
const months = 60
/** What a month costs, in the order of the ride. */
const costs = [
  { name: 'ค่าเสื่อม', sum: (price - resale) / months, fill: 'violet' },
  { name: 'น้ำมัน', sum: 780, fill: 'coral' },
  { name: 'ซ่อมกับยาง', sum: 210, fill: 'sky' },
  { name: 'พ.ร.บ. กับภาษี', sum: 60, fill: 'mint' },
  { name: 'ประกันกับเงินเผื่อ', sum: 150, fill: 'rose' },
] as const satisfies { name: string; sum: number; fill: ArtColor }[]
const total = costs.reduce((sum, { sum: one }) => sum + one, 0)

/** The price in the shop is not the price. */
const shop: Scene = {
  seconds: 6,
  cues: [
    { at: 0.1, sound: 'stamp' },
    { at: 2.4, sound: 'page' },
    { at: 2.8, sound: 'rise' },
  ],
  draw: ({ t, view }) => {
    const flip = part(t, 2.3, 3.1)
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} />
        <Sized
          x={view.w / 2 - by(view, 150, 0)}
          y={by(view, 290, 500) + Math.abs(sway(t, 3, 0.5))}
          k={by(view, 1.5, 1.42)}
        >
          <Bike turned={0} />
        </Sized>
        <Sized x={by(view, 460, 180)} y={by(view, 128, 150)} k={pop(t, 0)} turn={sway(t, 3, 2.2)}>
          <g transform={`scale(${Math.max(0.02, Math.abs(1 - 2 * flip)).toFixed(3)} 1)`}>
            <Rect x={-150} y={-74} w={300} h={148} r={26} fill={art(flip < 0.5 ? 'white' : 'ink')} />
            <Word x={0} y={-34} size={34} halo={null} fill={art(flip < 0.5 ? 'ink' : 'cream')}>
              {flip < 0.5 ? 'ป้ายบอก' : 'ใช้จริงเดือนละ'}
            </Word>
            <Word x={0} y={24} size={68} halo={null} fill={art(flip < 0.5 ? 'ink' : 'coral')}>
              {flip < 0.5 ? money(price) : '?'}
            </Word>
          </g>
        </Sized>
        <Type t={t} at={3.4} x={by(view, 460, 180)} y={by(view, 240, 258)} size={32} halo={null}>
          ทุกตัวเลขสมมุติ
        </Type>
      </>
    )
  },
}

const every = 3.4

/** The ride past five bills: the meter of the month goes up at each. */
const ride: Scene = {
  seconds: every * costs.length + 1.5,
  enter: 'push',
  cues: costs.flatMap((_, i) => [
    { at: i * every + 0.9, sound: 'koin' as const },
    { at: i * every + 1.3, sound: 'count' as const },
  ]),
  draw: ({ t, view }) => {
    const now = Math.min(costs.length - 1, Math.floor(t / every))
    const own = t - now * every
    const before = costs.slice(0, now).reduce((sum, { sum: one }) => sum + one, 0)
    const { name, sum, fill } = costs[now]!
    const far = t * 150
    const bikeX = by(view, 210, 128)
    // A stop comes in from the right and is passed when its bill arrives.
    const stopX = mix(view.w + 70, bikeX - view.w * 0.9, own / 2.6)
    return (
      <Road view={view} far={far}>
        <Stop index={now} x={stopX} y={ground(view) - 12} view={view} />
        <Sized x={bikeX} y={ground(view) + 4 + Math.abs(sway(t, 2.5, 0.34))} k={by(view, 1.05, 1.15)}>
          <Bike turned={far * 2.4} />
        </Sized>
        <Sized x={by(view, 476, 180)} y={by(view, 72, 104)} k={1}>
          <Rect x={-142} y={-58} w={284} h={116} r={28} fill={art('ink')} />
          <Word x={0} y={-30} size={28} halo={null} fill={art('cream')}>
            เดือนละ (สมมุติ)
          </Word>
          <Word x={0} y={18} size={58 + 8 * Math.sin(Math.PI * part(own, 1.2, 1.9))} halo={null} fill={art('cream')}>
            {money(before + sum * part(own, 1, 1.7))}
          </Word>
        </Sized>
        <Tag x={by(view, 476, 180)} y={by(view, 172, 214)} size={36} k={pop(own, 0.5)} fill={art(fill)}>
          {name}
        </Tag>
        <Type t={own} at={0.95} how="pop" strong={art('ink')} x={by(view, 476, 180)} y={by(view, 234, 284)} size={52}>
          {`*+${money(sum)}*`}
        </Type>
      </Road>
    )
  },
}

/** The month as one bar: the fuel is not even half of it. */
const bar: Scene = {
  seconds: 7.5,
  enter: 'drop',
  cues: [
    { at: 0.4, sound: 'pour' },
    { at: 4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const long = by(view, 580, 330)
    const grown = part(t, 0.3, 2.4) * long
    let from = 0
    return (
      <>
        <Plain view={view} t={t + 20} fill={art('cream')} spot={art('koin')} />
        {costs.map(({ name, sum, fill }) => {
          const [a, b] = [from, from + (sum / total) * long]
          from = b
          const shown = Math.max(0, Math.min(grown, b) - a)
          if (shown <= 0) return null
          const at = (a + b) / 2
          return view.isTall ? (
            <g key={name}>
              <Rect x={30} y={112 + a} w={96} h={Math.max(0, shown - 3)} r={8} fill={art(fill)} />
              {sum >= 150 && (
                <Type
                  t={t}
                  at={0.5 + (2 * at) / long}
                  how="slide"
                  anchor="start"
                  x={142}
                  y={112 + at}
                  size={28}
                  halo={null}
                >
                  {sum > 150 ? `${name} ${money(sum)}` : `อื่น ๆ ${money(sum + 60)}`}
                </Type>
              )}
            </g>
          ) : (
            <g key={name}>
              <Rect x={30 + a} y={132} w={Math.max(0, shown - 3)} h={70} r={8} fill={art(fill)} />
              {sum >= 200 && (
                <Type t={t} at={0.5 + (2 * at) / long} how="pop" x={30 + at} y={168} size={29} halo={null}>
                  {sum >= 500 ? `${name} ${money(sum)}` : money(sum)}
                </Type>
              )}
            </g>
          )
        })}
        <Type t={t} at={0.1} x={view.w / 2} y={by(view, 66, 70)} size={by(view, 46, 38)} halo={null}>
          {by(view, `เดือนละ ${money(total)} บาท (สมมุติ)`, `เดือนละ ${money(total)} บาท`)}
        </Type>
        <Type
          t={t}
          at={3.8}
          how="pop"
          x={view.w / 2}
          y={by(view, 252, 486)}
          size={by(view, 40, 34)}
          halo={art('cream')}
          strong={art('leaf-deep')}
        >
          {by(
            view,
            `รวม ${months / 12} ปี *${money(total * months)}* บาท`,
            `${months / 12} ปี *${money(total * months)}* (สมมุติ)`,
          )}
        </Type>
      </>
    )
  },
}

/** The sum that everybody can do before looking at the instalments. */
const sum: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'tick' },
    { at: 1.8, sound: 'tick' },
    { at: 3.2, sound: 'tick' },
    { at: 4.8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const rows = ['ซื้อ − ขายต่อ', '÷ จำนวนเดือน', '+ น้ำมัน ซ่อม พ.ร.บ.']
    return (
      <>
        <Plain view={view} t={t + 30} fill={art('mint')} />
        <Type t={t} at={0} x={view.w / 2} y={by(view, 46, 84)} size={38} w={by(view, 620, 300)} halo={null}>
          {by(view, 'ก่อนดูค่างวด คิดสามบรรทัด', 'ก่อนดูค่างวด\nคิดสามบรรทัด')}
        </Type>
        {rows.map((row, i) => (
          <Sized
            key={row}
            x={by(view, 214, 180)}
            y={by(view, 108, 180) + i * by(view, 64, 70)}
            k={pop(t, 0.4 + i * 1.4)}
          >
            <Rect x={by(view, -186, -160)} y={-27} w={by(view, 372, 320)} h={54} r={16} fill={art('white')} />
            <Word x={0} y={0} size={by(view, 32, 29)} halo={null}>
              {row}
            </Word>
          </Sized>
        ))}
        <Tick t={t} at={4.8} x={by(view, 398, 330)} y={by(view, 236, 320)} />
        <Sized
          x={mix(by(view, 760, 480), by(view, 524, 190), part(t, 3.4, 4.6))}
          y={by(view, 288, 512)}
          k={by(view, 1.1, 1.05)}
        >
          <g transform={`translate(0 ${(-Math.abs(sway(t, 3, 0.5))).toFixed(2)})`}>
            <Bike turned={Math.min(t, 4.6) * 300} />
          </g>
        </Sized>
      </>
    )
  },
}

export const film: Film = { scenes: [shop, ride, bar, sum], posterAt: 12, mood: 'bright', seed: 52 }
