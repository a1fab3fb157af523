import { art, artWorld } from '../../../src/art/art-color.ts'
import { Cloud, Dot, Leaf, Line, Rect } from '../../../src/art/shapes.tsx'
import { Tree } from '../../../src/art/things.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, sway, toss } from '../motion.ts'
import { Ant, Basket } from '../parts/ant.tsx'
import { Tag } from '../parts/marks.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** Made up: 10,000 baht, 5.5 % a year before the fees of 0.5 % and 1.5 %. */
const start = 10_000
const years = 20
const cheap = (year: number) => start * 1.05 ** year
const dear = (year: number) => start * 1.04 ** year

/** One leaf of a hundred goes. */
const hundred: Scene = {
  seconds: 7.5,
  cues: [
    { at: 0, sound: 'pour' },
    { at: 1.6, sound: 'pop' },
    { at: 4, sound: 'swish' },
  ],
  draw: ({ t, view }) => {
    const [cols, gap, x0, y0] = by(view, [20, 30, 35, 136], [10, 32, 36, 176])
    const gone = [44, 57, 23, 81]
    const moment = (i: number) => (i === 0 ? 1.6 : 3.8 + i * 0.5)
    return (
      <>
        <Plain view={view} t={t} fill={art('cream')} spot={art('mint')} />
        {Array.from({ length: 100 }, (_, i) => {
          const [x, y] = [x0 + (i % cols) * gap, y0 + Math.floor(i / cols) * by(view, 36, 34)]
          const k = pop(t, 0.1 + ((i % cols) + Math.floor(i / cols)) * 0.03)
          const which = gone.indexOf(i)
          const lifted = which < 0 ? 0 : part(t, moment(which), moment(which) + 1.2)
          if (lifted >= 1) return <Dot key={i} x={x} y={y - 8} r={3} fill={art('shadow')} />
          const at = toss([x, y], [view.w + 40, y - 60], 60, lifted)
          return (
            <Sized key={i} x={at.x} y={at.y} k={k * (1 + lifted)} turn={sway(t + i, 6, 2) + lifted * 200}>
              <Leaf x={0} y={0} l={25} deg={((i * 37) % 60) - 30} {...(lifted > 0 && { fill: art('coral') })} />
            </Sized>
          )
        })}
        <Type
          t={t}
          at={0.2}
          until={3.7}
          x={view.w / 2}
          y={by(view, 52, 92)}
          size={by(view, 48, 44)}
          halo={null}
          strong={art('coral')}
        >
          {by(view, 'หักปีละ 1 % น้อยนิดเดียว', 'หักปีละ 1 %\nน้อยนิดเดียว')}
        </Type>
        <Type t={t} at={4} how="drop" x={view.w / 2} y={by(view, 52, 92)} size={by(view, 52, 54)} halo={null}>
          แต่หักทุกปี
        </Type>
      </>
    )
  },
}

/** Two funds with the same things inside; only the fee differs. */
const twins: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.2, sound: 'thud' },
    { at: 0.8, sound: 'thud' },
    { at: 2.6, sound: 'stamp' },
    { at: 3.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const spots = by(
      view,
      [
        [92, 250],
        [396, 250],
      ],
      [
        [180, 252],
        [180, 446],
      ],
    )
    return (
      <>
        <Plain view={view} t={t + 8} fill={art('mint')} />
        <Type t={t} at={0.2} x={view.w / 2} y={by(view, 46, 88)} size={by(view, 38, 36)} halo={null}>
          {by(view, 'ถือเหมือนกัน ใส่กองละ 10,000', 'ถือเหมือนกัน\nใส่กองละ 10,000')}
        </Type>
        {spots.map(([x, y], i) => (
          <g key={i}>
            <Sized
              x={x! - by(view, 0, 74)}
              y={y!}
              k={pop(t, 0.2 + i * 0.6) * by(view, 1.2, 1.1)}
              turn={sway(t + i, 1.5, 2)}
            >
              <Basket t={t + i} />
            </Sized>
            <Tag
              x={x! + by(view, 150, 86)}
              y={y! + by(view, -66, -52)}
              size={29}
              k={pop(t, 2.6 + i * 0.8)}
              fill={art(i ? 'coral' : 'white')}
            >
              {i ? 'หัก 1.5 %' : 'หัก 0.5 %'}
            </Tag>
            <Type
              t={t}
              at={4.6 + i * 0.5}
              x={x! + by(view, 150, 86)}
              y={y! + by(view, -14, 0)}
              size={by(view, 30, 28)}
              halo={null}
            >
              {by(view, i ? 'เหลือ 4 %' : 'เหลือ 5 %', i ? 'เหลือปีละ 4 %' : 'เหลือปีละ 5 %')}
            </Type>
          </g>
        ))}
        <Type t={t} at={1.6} x={view.w / 2} y={by(view, 98, 492)} size={by(view, 30, 28)} halo={null}>
          {by(view, 'ก่อนหัก โตปีละ 5.5 % (สมมุติ)', 'ก่อนหักโต 5.5 % (สมมุติ)')}
        </Type>
      </>
    )
  },
}

/** Twenty years: two trees of different height, and the ant goes to and fro. */
const grow: Scene = {
  seconds: 13,
  enter: 'fade',
  cues: [
    { at: 0.8, sound: 'rise' },
    ...[3.2, 5.6, 8].map((at) => ({ at, sound: 'tick' as const })),
    { at: 10.6, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const year = Math.min(years, Math.max(0, (t - 0.8) / 9.6) * years)
    // The trees grow all the time; an amount stands there only for a whole year.
    const whole = Math.floor(year)
    const ground = by(view, 292, 512)
    const max = by(view, 214, 226)
    const high = (value: number) => (max * value) / cheap(years)
    const trees = [
      { x: by(view, 130, 92), grown: cheap(year), value: cheap(whole), tag: '0.5 %' },
      { x: by(view, 350, 264), grown: dear(year), value: dear(whole), tag: '1.5 %' },
    ]
    const [ax, bx] = by(view, [370, 700], [262, 420])
    const walk = (t * 0.45) % 1
    return (
      <>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={artWorld(1, 'sky')} />
        <Cloud x={((t * 30) % (view.w + 140)) - 100} y={by(view, 44, 150)} k={1.7} />
        <Cloud x={((t * 21 + 260) % (view.w + 140)) - 100} y={by(view, 96, 196)} k={1.1} />
        <Rect x={-20} y={ground} w={view.w + 40} h={view.h} r={18} fill={artWorld(1, 'ground')} />
        {t > 1 && t < 11.4 && (
          <Sized x={mix(ax, bx, walk)} y={ground + by(view, 2, -2)} k={1.1}>
            <Ant t={t} />
          </Sized>
        )}
        {trees.map(({ x, grown, value, tag }, i) => (
          <g key={tag}>
            <g transform={`rotate(${sway(t + i, 1.2, 2.6).toFixed(2)} ${x} ${ground})`}>
              <Tree x={x} y={ground + 4} h={high(grown)} />
            </g>
            <Tag x={x} y={ground + by(view, -14, 4)} size={26} fill={art(i ? 'coral' : 'white')}>
              {tag}
            </Tag>
            <Word x={x} y={ground - high(grown) - by(view, 14, 24)} size={by(view, 36, 35)}>
              {money(value)}
            </Word>
          </g>
        ))}
        <Word x={by(view, 540, 180)} y={by(view, 200, 148)} size={28}>
          สมมุติ
        </Word>
        <Sized x={by(view, 540, 180)} y={by(view, 104, 96)} k={1}>
          <Word x={0} y={by(view, -42, 0)} size={by(view, 38, 54)}>
            {by(view, 'ปีที่', `ปีที่ ${whole}`)}
          </Word>
          {!view.isTall && (
            <Word x={0} y={26} size={84 * (1 + 0.08 * Math.max(0, 1 - (year % 1) * 5))}>
              {whole}
            </Word>
          )}
        </Sized>
      </>
    )
  },
}

/** What the fee and its missing growth took away. */
const gap: Scene = {
  seconds: 7.5,
  enter: 'drop',
  cues: [
    { at: 0.3, sound: 'koin' },
    { at: 2.4, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const lost = Math.round(cheap(years)) - Math.round(dear(years))
    const x = mix(-120, view.w / 2, part(t, 0, 2.2)) + (t > 5.4 ? (t - 5.4) * by(view, 60, 40) : 0)
    return (
      <>
        <Plain view={view} t={t + 30} fill={art('coral')} />
        <Sized x={x} y={by(view, 288, 470)} k={by(view, 1.62, 1.9)}>
          <g transform={`translate(0 ${(-Math.abs(sway(t, 3, 0.4))).toFixed(2)})`}>
            <Rect x={-58} y={-92} w={116} h={62} r={16} fill={art('white')} />
            <Word x={0} y={-61} size={36} halo={null}>
              {money(lost)}
            </Word>
            <Ant t={t} loaded={false} />
          </g>
        </Sized>
        <Type t={t} at={0.5} x={view.w / 2} y={by(view, 52, 110)} size={44} w={by(view, 620, 310)} halo={null}>
          {by(view, '1 % ที่ต่างกัน ยี่สิบปี', '1 % ที่ต่างกัน\nยี่สิบปี')}
        </Type>
        <Type t={t} at={2.4} how="pop" x={view.w / 2} y={by(view, 108, 232)} size={by(view, 34, 40)} halo={null}>
          {by(view, 'ทำให้เงินหายไป (สมมุติ)', 'ทำให้เงินหาย\n(สมมุติ)')}
        </Type>
      </>
    )
  },
}

/** The line to read before buying. */
const sheet: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.2, sound: 'page' },
    { at: 2.6, sound: 'swish' },
    { at: 4.2, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [170, 156], [180, 300])
    const found = part(t, 2.2, 3.8)
    // It comes to rest around the whole line, so that its rim covers no letter.
    const glass = [mix(x + 90, x, found), mix(y - 90, y + by(view, 40, 50), found)] as const
    const r = mix(66, by(view, 118, 124), found)
    const rim = r * Math.SQRT1_2
    return (
      <>
        <Plain view={view} t={t + 40} fill={art('violet')} />
        <Sized x={x} y={y} k={pop(t, 0.1) * by(view, 0.94, 1.16)} turn={sway(t, 1, 3)}>
          <Rect x={-130} y={-130} w={260} h={268} r={18} fill={art('white')} />
          {[-100, -72, -44, -16, 94].map((line, i) => (
            <Rect key={line} x={-106} y={line} w={[150, 206, 180, 206, 160][i]!} h={11} r={5.5} fill={art('stage-2')} />
          ))}
          <Rect x={-116} y={14} w={232} h={58} r={14} fill={art(found > 0.9 ? 'mint' : 'stage')} />
          <Word x={0} y={43} size={by(view, 30, 28)} halo={null}>
            ค่าใช้จ่ายรวม %
          </Word>
        </Sized>
        <Sized x={glass[0] + sway(t, 6, 2.4)} y={glass[1] + sway(t + 1, 4, 2)} k={1} turn={by(view, 0, -30 * found)}>
          <Line d={`M${rim + 4} ${rim + 4}L${rim + 54} ${rim + 56}`} stroke={art('wood-deep')} w={19} />
          <circle r={r} fill={art('white')} opacity={0.1} />
          <circle r={r} fill="none" stroke={art('wood-deep')} strokeWidth={12} />
        </Sized>
        <Type
          t={t}
          at={0.4}
          x={by(view, 468, 180)}
          y={by(view, 66, 92)}
          size={by(view, 36, 38)}
          w={by(view, 310, 320)}
          halo={null}
        >
          {by(view, 'เปิดหนังสือ\nชี้ชวนส่วนสรุป', 'เปิดหนังสือชี้ชวน\nส่วนสรุป')}
        </Type>
        <Type
          t={t}
          at={4.2}
          how="pop"
          every={0.2}
          x={by(view, 468, 180)}
          y={by(view, 232, 512)}
          size={by(view, 40, 34)}
          w={by(view, 290, 340)}
          halo={art('violet')}
        >
          {by(view, 'เทียบบรรทัดนี้\nก่อนกดซื้อ', 'เทียบบรรทัดนี้ก่อนกดซื้อ')}
        </Type>
      </>
    )
  },
}

export const film: Film = { scenes: [hundred, twins, grow, gap, sheet], posterAt: 26, mood: 'calm', seed: 20 }
