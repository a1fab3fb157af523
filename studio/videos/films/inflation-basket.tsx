import type { ReactNode } from 'react'
import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Koin, Leaf, Line, Pile, Rect, Shadow, SoftShape } from '../../../src/art/shapes.tsx'
import { Tree } from '../../../src/art/things.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Card, MadeUp, Note, Stream } from '../parts.tsx'
import { by, Fit, footOf, Land, Sized } from '../stage.tsx'

const world = 1

/** The goods of the basket on a 40 grid around 0,0. */
const goods = [
  <g key="milk">
    <Rect x={-11} y={-14} w={22} h={32} r={5} fill={art('white')} />
    <SoftShape d="M-9 -16L0 -24L9 -16Z" fill={art('sky')} w={4} />
    <Rect x={-11} y={-2} w={22} h={9} fill={art('sky')} />
  </g>,
  <g key="egg">
    <Dot x={-7} y={6} r={11} fill={art('cream')} />
    <Dot x={8} y={8} r={10} fill={art('cheek')} />
  </g>,
  <g key="greens">
    <Leaf x={0} y={18} l={38} deg={-24} />
    <Leaf x={0} y={18} l={40} deg={18} />
  </g>,
  <g key="banana">
    <Line d="M-14 -8Q-6 16 16 10" stroke={art('koin')} w={13} />
    <Dot x={-15} y={-11} r={4} fill={art('wood-deep')} />
  </g>,
  <g key="bread">
    <Rect x={-18} y={-10} w={36} h={26} r={11} fill={art('wood')} />
    <Line d="M-8 -4v8M2 -4v8" stroke={art('cream')} w={3} />
  </g>,
]

function Basket({ x, y, k = 1, children }: { x: number; y: number; k?: number; children?: ReactNode }) {
  return (
    <Sized x={x} y={y} k={k}>
      {children}
      <Shadow x={0} y={62} w={180} />
      <SoftShape d="M-92 -8H92L72 56H-72Z" fill={art('wood')} w={12} />
      <Rect x={-100} y={-16} w={200} h={20} r={10} fill={art('wood-deep')} />
      <Line d="M-56 12L-48 48M-20 12L-17 50M20 12L17 50M56 12L48 48" stroke={art('wood-deep')} w={4} />
    </Sized>
  )
}

/** The place of a thing in the basket, around its middle. */
const inBasket = (i: number) => [-68 + i * 34, -38] as [number, number]

/** 100 fills a basket with five things. */
const full: Scene = {
  seconds: 6,
  cues: [
    { at: 0.2, sound: 'pop' },
    ...[1, 1.6, 2.2, 2.8, 3.4].map((at) => ({ at: at + 0.5, sound: 'tick' as const })),
    { at: 4.3, sound: 'koin' },
  ],
  draw: ({ t, view }) => {
    const [bx, by_] = by(view, [330, 154], [136, 284])
    const k = by(view, 1.15, 1.05)
    return (
      <>
        <Land view={view} t={t} world={world} />
        <Title view={view} t={t} at={0.1} until={4} how="pop">
          เมื่อก่อน *100 บาท*
        </Title>
        <Title view={view} t={t} at={4.2} how="rise">
          ได้ของ *5 อย่าง*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Note
            x={by(view, 90, 80)}
            y={by(view, 60, 40) + sway(t, 3, 1.8)}
            k={by(view, 1.1, 1.05) * pop(t, 0.4)}
            turn={sway(t, 3, 2.4)}
          >
            100
          </Note>
          {goods.map((thing, i) => {
            const x = part(t, 0.9 + i * 0.6, 1.6 + i * 0.6)
            const [tx, ty] = inBasket(i)
            const at = toss([by(view, 100, 90), 60], [bx + tx * k, by_ + ty * k], 70, x)
            return (
              <Sized key={thing.key} x={at.x} y={at.y} k={x > 0 ? 1.5 * k : 0} turn={(1 - x) * -90}>
                {thing}
              </Sized>
            )
          })}
          <Basket
            x={bx}
            y={by_}
            k={k * (1 + 0.03 * Math.sin(Math.PI * part((t - 1.4) % 0.6, 0, 0.3)) * (t > 1.4 && t < 4.4 ? 1 : 0))}
          />
          <At x={by(view, 480, 226)} y={by(view, 84, 240)} s={by(view, 1.45, 1.15)}>
            <Person who="khum" face={t > 4 ? 'glad' : 'smile'} arms={['up', t > 4 ? 'up' : 'wave']} />
          </At>
        </Fit>
      </>
    )
  },
}

/** The tags turn upwards over ten years: 20 to about 27. */
const tags: Scene = {
  seconds: 7,
  cues: [
    ...Array.from({ length: 10 }, (_, i) => ({ at: 1 + i * 0.4, sound: 'tick' as const })),
    { at: 5.2, sound: 'rise' },
  ],
  draw: ({ t, view }) => {
    const years = Math.max(0, Math.min(10, (t - 0.9) / 0.4))
    const whole = Math.floor(years + 0.001)
    const places = by(
      view,
      [60, 180, 300, 420, 540].map((x) => [x, 96]),
      [
        [60, 70],
        [165, 70],
        [270, 70],
        [112, 230],
        [218, 230],
      ],
    )
    return (
      <>
        <Land view={view} t={t + 6} world={world} />
        <Title view={view} t={t} at={0.1} until={4.9}>
          {'ราคาขึ้นปีละ *3%*'}
        </Title>
        <Title view={view} t={t} at={5.1} how="pop">
          10 ปี *20* เป็นราว *27*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Rect x={by(view, 0, 6)} y={by(view, 132, 106)} w={by(view, 600, 318)} h={16} r={8} fill={art('wood-deep')} />
          {by(view, false, true) && <Rect x={56} y={266} w={218} h={16} r={8} fill={art('wood-deep')} />}
          {goods.map((thing, i) => {
            const [x, y] = places[i]!
            const flip = Math.abs(Math.cos(years * Math.PI))
            return (
              <g key={thing.key}>
                <Sized x={x!} y={y! + sway(t * 2 + i, 2)} k={by(view, 2, 1.75)}>
                  {thing}
                </Sized>
                <Sized x={x!} y={y! + by(view, 90, 78)} k={1} turn={sway(t * 1.5 + i, 5)}>
                  <g transform={`scale(1 ${years < 10 ? 0.25 + 0.75 * flip : 1})`}>
                    <Card x={0} y={0} w={by(view, 88, 84)} h={52} r={14}>
                      <Word x={0} y={0} size={33} halo={null} fill={art(whole === 10 ? 'coral' : 'ink')}>
                        {Math.round(20 * 1.03 ** whole)}
                      </Word>
                    </Card>
                  </g>
                </Sized>
              </g>
            )
          })}
        </Fit>
        <Sized x={by(view, 570, 300)} y={by(view, 330, 30)} k={pop(t, 0.6)}>
          <Word x={0} y={0} size={24}>{`ปีที่ ${whole}`}</Word>
        </Sized>
      </>
    )
  },
}

/** The same note buys three. */
const less: Scene = {
  seconds: 7,
  cues: [
    { at: 1.2, sound: 'drop' },
    { at: 2.4, sound: 'drop' },
    { at: 3.4, sound: 'buzz' },
    { at: 4.6, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [bx, by_] = by(view, [330, 154], [136, 284])
    const k = by(view, 1.15, 1.05)
    return (
      <>
        <Land view={view} t={t + 13} world={world} />
        <Title view={view} t={t} at={0.2} until={4.3} how="slide" strong={art('coral')}>
          100 เท่าเดิม *ได้ 3 อย่าง*
        </Title>
        <Title view={view} t={t} at={4.6} how="drop" strong={art('coral')}>
          นี่คือ *เงินเฟ้อ*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Note
            x={by(view, 90, 80)}
            y={by(view, 60, 40) + sway(t, 3, 1.8)}
            k={by(view, 1.1, 1.05)}
            turn={sway(t, 3, 2.4)}
          >
            100
          </Note>
          {goods.map((thing, i) => {
            const out = i === 4 ? part(t, 1, 2) : i === 3 ? part(t, 2.2, 3.2) : 0
            const [tx, ty] = inBasket(i)
            const at = toss([bx + tx * k, by_ + ty * k], [by(view, 700, 420), 40], 60, out)
            return (
              <Sized key={thing.key} x={at.x} y={at.y} k={1.5 * k} turn={out * 200}>
                {thing}
              </Sized>
            )
          })}
          <Basket x={bx + shake(t, 3.4, 4, 6)} y={by_} k={k} />
          <At x={by(view, 480, 226)} y={by(view, 84, 240) + Math.abs(sway(t, 2, 1.2))} s={by(view, 1.45, 1.15)}>
            <Person
              who="khum"
              face={t > 3.3 ? 'oops' : t > 1 ? 'wow' : 'smile'}
              arms={[t > 3.3 ? 'hip' : 'down', 'down']}
            />
          </At>
        </Fit>
      </>
    )
  },
}

const rates = [
  { year: '2566', rate: 1.2, fill: 'coral', from: 1.2 },
  { year: '2567', rate: 0.4, fill: 'koin', from: 2.9 },
  { year: '2568', rate: -0.14, fill: 'sky', from: 4.6 },
] as const

/** How it is measured: many prices, one number a year. */
const measured: Scene = {
  seconds: 8,
  cues: [
    { at: 0.3, sound: 'pour' },
    { at: 1.2, sound: 'rise' },
    { at: 2.9, sound: 'pop' },
    { at: 4.6, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const zero = by(view, 160, 270)
    const scale = by(view, 96, 170)
    return (
      <>
        <Land view={view} t={t + 20} world={world} />
        <Title view={view} t={t} at={0.2} until={6} how="rise">
          เงินเฟ้อเฉลี่ย *ของไทย*
        </Title>
        <Title view={view} t={t} at={6.2} how="pop">
          บางปี *ราคาลด* ก็มี
        </Title>
        <Fit view={view}>
          {goods.map((thing, i) => (
            <Sized
              key={thing.key}
              x={((t * 90 + i * 140) % by(view, 760, 460)) - 70}
              y={20 + sway(t + i, 5)}
              k={1.25}
              opacity={1 - 0.75 * part(t, 1, 1.8)}
            >
              {thing}
            </Sized>
          ))}
          <Line d={`M${by(view, 40, 10)} ${zero}H${by(view, 560, 320)}`} stroke={art('ink')} w={4} />
          {rates.map(({ year, rate, fill, from }, i) => {
            const high = rate * scale * bounce(t, from, 0.9)
            const x = by(view, 130 + i * 170, 58 + i * 107)
            const wide = by(view, 110, 84)
            return (
              <g key={year}>
                <Rect
                  x={x - wide / 2}
                  y={zero - Math.max(0, high)}
                  w={wide}
                  h={Math.abs(high) + 0.01}
                  r={12}
                  fill={art(fill)}
                />
                <Word x={x} y={zero + by(view, 40, 52)} size={30}>
                  {year}
                </Word>
                <Sized x={x} y={zero - Math.max(0, high) - 26} k={pop(t, from + 0.5)}>
                  <Word x={0} y={0} size={by(view, 34, 30)}>
                    {`${rate < 0 ? '−' : ''}${Math.abs(rate)}%`}
                  </Word>
                </Sized>
              </g>
            )
          })}
        </Fit>
      </>
    )
  },
}

/** What lies still buys less: 100 is worth about 74 in goods after ten years. */
const still: Scene = {
  seconds: 7,
  cues: [
    { at: 0.3, sound: 'pop' },
    { at: 1.2, sound: 'drop' },
    ...Array.from({ length: 10 }, (_, i) => ({ at: 1.2 + i * 0.32, sound: 'tick' as const })),
    { at: 4.8, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const years = Math.max(0, Math.min(10, (t - 1.1) / 0.32))
    const whole = Math.floor(years + 0.001)
    const y = footOf(view)
    const [pig, basket] = by(view, [140, 456], [84, 244])
    // Its area is to the first one as what 100 baht still buy.
    const size = by(view, 0.98, 0.84) * 1.03 ** (-years / 2)
    return (
      <>
        <Land view={view} t={t + 28} world={world} />
        <Title view={view} t={t} at={0.1} until={4.4}>
          {'วาง 100 ไว้เฉย ๆ *10 ปี*'}
        </Title>
        <Title view={view} t={t} at={4.7} how="pop" strong={art('coral')}>
          ซื้อได้เท่ากับ *74 บาท*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <Sized x={pig} y={y} k={by(view, 1.15, 0.95) * pop(t, 0.2)}>
            <Shadow x={0} y={2} w={150} />
            <SoftShape d="M-60 -80Q-60 -130 0 -130T60 -80V-30Q60 -2 0 -2T-60 -30Z" fill={art('rose')} w={16} />
            <Rect x={-24} y={-136} w={48} h={8} r={4} fill={art('ink')} />
            <Dot x={-20} y={-78} r={6} fill={art('ink')} />
            <Dot x={22} y={-78} r={6} fill={art('ink')} />
            <Line d="M-8 -56q9 8 18 0" stroke={art('ink')} w={4} />
          </Sized>
          <Word x={pig} y={by(view, 40, 180)} size={40}>
            100
          </Word>
          <Basket x={basket} y={y - 62 * size} k={size}>
            {goods.slice(0, 4).map((thing, i) => (
              <Sized key={thing.key} x={-56 + i * 38} y={-40 + sway(t * 2 + i, 2)} k={1.6}>
                {thing}
              </Sized>
            ))}
          </Basket>
          <Word x={basket} y={by(view, 40, 180)} size={40} fill={art('wood-deep')}>
            {`ราว ${money(100 / 1.03 ** whole)}`}
          </Word>
          <Sized
            x={by(view, 292, 160)}
            y={by(view, 120, 90)}
            k={by(view, 1, 0.9) * (1 + 0.1 * Math.max(0, Math.sin(years * 2 * Math.PI)))}
          >
            <Card x={0} y={0} w={100} h={84}>
              <Word x={0} y={-20} size={22} halo={null}>
                ปีที่
              </Word>
              <Word x={0} y={16} size={40} halo={null}>
                {whole}
              </Word>
            </Card>
          </Sized>
        </Fit>
      </>
    )
  },
}

/** Interest on one side, inflation on the other. */
const seesaw: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    { at: 0.6, sound: 'thud' },
    { at: 1.3, sound: 'thud' },
    { at: 1.9, sound: 'drop' },
    { at: 4.4, sound: 'swish' },
    { at: 5, sound: 'rise' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const tilt = 9 * bounce(t, 1.8, 0.9) - 18 * bounce(t, 4.8, 1) + sway(t, 0.8, 1.6)
    const arm = by(view, 190, 104)
    const isUp = t > 4.4
    const side = (x: number, fill: ArtColor, label: string, from: number) => (
      <Sized x={x} y={mix(-200, -8, bounce(t, from - 0.5, 0.7))} k={by(view, 1, 0.86)}>
        <Rect x={-62} y={-64} w={124} h={64} r={18} fill={art(fill)} />
        <Word x={0} y={-32} size={38} halo={null}>
          {label}
        </Word>
      </Sized>
    )
    return (
      <>
        <Land view={view} t={t + 35} world={world} />
        <Title view={view} t={t} at={0.1} until={1.6}>
          {'ดอกเบี้ย *ตามทันไหม*'}
        </Title>
        <Title view={view} t={t} at={1.9} until={4.2} how="pop" size={by(view, 40, 33)} strong={art('coral')}>
          1.5% − 2% = *−0.5%*
        </Title>
        <Title view={view} t={t} at={5} how="pop" size={by(view, 40, 36)}>
          3% − 2% = *+1%*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          <g transform={`translate(${by(view, 300, 165)} ${y - 76})`}>
            <SoftShape d="M0 4L38 70H-38Z" fill={art('wood-deep')} w={10} />
            <g transform={`rotate(${tilt})`}>
              <Rect x={-arm - 62} y={-8} w={2 * arm + 124} h={16} r={8} fill={art('wood')} />
              {side(-arm, 'mint', isUp ? '3%' : '1.5%', 0.6)}
              {side(arm, 'coral', '2%', 1.3)}
            </g>
          </g>
          <Word x={by(view, 90, 66)} y={by(view, 8, 80)} size={28}>
            ดอกเบี้ย
          </Word>
          <Word x={by(view, 510, 264)} y={by(view, 8, 80)} size={28}>
            เงินเฟ้อ
          </Word>
        </Fit>
      </>
    )
  },
}

/** Near money stays at hand, far money grows. */
const choose: Scene = {
  seconds: 5,
  cues: [
    { at: 0.4, sound: 'koin' },
    { at: 1.6, sound: 'rise' },
    { at: 2.8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const [near, far] = by(view, [120, 470], [76, 246])
    return (
      <>
        <Land view={view} t={t + 43} world={world} />
        <Title view={view} t={t} at={0.1} until={2.3}>
          {'เงินก้อนไหน *ไว้ที่ไหน*'}
        </Title>
        <Title view={view} t={t} at={2.6} how="pop">
          ให้เงิน *โตทันราคา*
        </Title>
        <Fit view={view}>
          <Pile x={near} y={y} n={6} w={90} h={13} />
          <Stream t={t} from={0.6} to={3.6} every={0.4} a={[near + 60, y - 50]} b={[far, y - 16]} high={24} r={13} />
          <Tree x={far} y={y} h={30 + by(view, 150, 190) * part(t, 1, 4)} />
          {[0, 1].map((i) => (
            <Sized key={i} x={far + [-22, 26][i]!} y={y - by(view, 110, 130) + sway(t + i, 3)} k={pop(t, 3 + i * 0.4)}>
              <Koin x={0} y={0} r={12} />
            </Sized>
          ))}
          <Sized x={near} y={y - by(view, 112, 112)} k={pop(t, 0.3)}>
            <Word x={0} y={0} size={by(view, 30, 27)}>
              ใช้เร็ว ๆ นี้
            </Word>
          </Sized>
          <Sized x={far + by(view, -140, 0)} y={y - by(view, 150, 250)} k={pop(t, 1.5)}>
            <Word x={0} y={0} size={by(view, 30, 27)}>
              อีกหลายปี
            </Word>
          </Sized>
        </Fit>
      </>
    )
  },
}

export const film: Film = {
  scenes: [full, tags, less, measured, still, seesaw, choose],
  posterAt: 5.2,
  mood: 'bright',
  seed: 33,
}
