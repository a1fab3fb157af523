import { art } from '../../../src/art/art-color.ts'
import { Dot, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene, View } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, sway } from '../motion.ts'
import { LiftTower } from '../parts/lift-tower.tsx'
import { Tag } from '../parts/marks.tsx'
import { Card, Cross, Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** Made up, in baht: what was put in, the day of the fall, and the two ways it may go on. */
const bought = 10_000
const fallen = 8_000
const up = 11_000
const down = 6_000

/** Where words stand: beside the tower, or above it. */
const wordsAt = (view: View) => by(view, { x: 506, y: 92 }, { x: 180, y: 62 })

/** The lift falls two floors. */
const fall: Scene = {
  seconds: 6.5,
  cues: [
    { at: 0.5, sound: 'drop' },
    { at: 1.5, sound: 'thud' },
    { at: 3.6, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const value = mix(bought, fallen, bounce(t, 0.5, 1.4))
    const { x, y } = wordsAt(view)
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} />
        <LiftTower view={view} value={value + sway(t, 30, 2)} face={t > 0.5 ? 'oops' : 'smile'} />
        <Type t={t} at={0.05} how="drop" every={0.2} x={x} y={y} size={by(view, 52, 48)} halo={null}>
          {by(view, 'กองทุน\nตก 20 %', 'กองทุนตก 20 %')}
        </Type>
        <Type t={t} at={3.6} how="pop" x={x} y={y + by(view, 116, 56)} size={by(view, 44, 40)} halo={null}>
          ขายเลยไหม
        </Type>
      </>
    )
  },
}

/** World one: who sold misses the way up. */
const better: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'swish' },
    { at: 2.4, sound: 'rise' },
    { at: 5.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const { x, y } = wordsAt(view)
    const value = mix(fallen, up, part(t, 2.4, 5))
    return (
      <>
        <Plain view={view} t={t + 7} fill={art('mint')} />
        <LiftTower
          view={view}
          value={value + sway(t, 30, 2)}
          face={t > 4.6 ? 'glad' : 'think'}
          out={part(t, 0.8, 1.8)}
          outFace={t > 3.6 ? 'oops' : 'smile'}
        />
        <Type t={t} at={0.1} x={x} y={y} size={by(view, 40, 42)} halo={null}>
          {by(view, 'แบบแรก\nราคาฟื้น', 'แบบแรก ราคาฟื้น')}
        </Type>
        <Type t={t} at={5.4} how="pop" x={x} y={y + by(view, 118, 56)} size={38} halo={null} strong={art('wood-deep')}>
          {by(view, `คนขาย\n*พลาด ${money(up - fallen)}*`, `คนขาย *พลาด ${money(up - fallen)}*`)}
        </Type>
      </>
    )
  },
}

/** World two: who sold is spared the way down. */
const worse: Scene = {
  seconds: 8.5,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'swish' },
    { at: 2.2, sound: 'drop' },
    { at: 5, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const { x, y } = wordsAt(view)
    const value = mix(fallen, down, bounce(t, 2.2, 2))
    return (
      <>
        <Plain view={view} t={t + 16} fill={art('coral')} />
        <LiftTower
          view={view}
          value={value + sway(t, 30, 2)}
          face={t > 2.2 ? 'oops' : 'think'}
          out={part(t, 0.8, 1.8)}
          outFace={t > 3.6 ? 'glad' : 'smile'}
        />
        <Type t={t} at={0.1} x={x} y={y} size={by(view, 40, 42)} halo={null}>
          {by(view, 'อีกแบบ\nราคาลงต่อ', 'อีกแบบ ราคาลงต่อ')}
        </Type>
        <Type t={t} at={5} how="pop" x={x} y={y + by(view, 118, 56)} size={38} halo={null} strong={art('ink')}>
          {by(view, `คนขาย\n*รอด ${money(fallen - down)}*`, `คนขาย *รอด ${money(fallen - down)}*`)}
        </Type>
      </>
    )
  },
}

/** On the day nobody knows which it is: two doors and a question. */
const unknown: Scene = {
  seconds: 6,
  enter: 'cut',
  cues: [
    { at: 0, sound: 'thud' },
    { at: 2.6, sound: 'pop' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 24} fill={art('ink')} spot={art('violet')} />
      <Title view={view} t={t} at={0.1} halo={null} fill={art('cream')}>
        {by(view, 'วันที่ตก ไม่มีใครรู้ว่าแบบไหน', 'วันที่ตก ไม่มีใคร\nรู้ว่าแบบไหน')}
      </Title>
      {[0, 1].map((i) => {
        const [x, y] = by(view, [230 + i * 180, 194], [104 + i * 152, 316])
        const open = 0.5 + 0.5 * Math.sin(t * 2.6 + i * Math.PI)
        return (
          <g key={i}>
            <Rect x={x! - 66} y={y! - 92} w={132} h={180} r={14} fill={art(i ? 'coral' : 'mint')} />
            <SoftShape
              d={
                i
                  ? `M${x! - 20} ${y! - 8}H${x! + 20}L${x!} ${y! + 26}Z`
                  : `M${x! - 20} ${y! + 8}H${x! + 20}L${x!} ${y! - 26}Z`
              }
              fill={art('white')}
              w={8}
            />
            <Rect x={x! - 66} y={y! - 92} w={66 - 44 * open} h={180} r={10} fill={art('wood')} />
            <Rect x={x! + 44 * open} y={y! - 92} w={66 - 44 * open} h={180} r={10} fill={art('wood')} />
          </g>
        )
      })}
      <Sized x={by(view, 320, 180)} y={by(view, 196, 470)} k={pop(t, 2.6)} turn={sway(t, 8, 1.6)}>
        <Dot x={0} y={0} r={36} fill={art('cream')} />
        <Word x={0} y={0} size={54} halo={null}>
          ?
        </Word>
      </Sized>
    </>
  ),
}

/** What one does know: the day the money is needed. */
const day: Scene = {
  seconds: 13,
  enter: 'drop',
  cues: [
    { at: 0.3, sound: 'page' },
    { at: 2.6, sound: 'page' },
    { at: 6, sound: 'page' },
    { at: 9.8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [150, 176], [180, 262])
    const page = t < 2.6 ? 0 : t < 6 ? 1 : 2
    const turned = part(t, [0.3, 2.6, 6][page]!, [0.3, 2.6, 6][page]! + 0.4)
    const pages = ['วันไหน', 'เดือนหน้า', 'อีก 10 ปี']
    return (
      <>
        <Plain view={view} t={t + 30} fill={art('violet')} />
        <Type t={t} at={0.1} x={by(view, 440, 180)} y={by(view, 64, 92)} size={by(view, 44, 42)} halo={null}>
          {'สิ่งที่รู้ได้คือ\nเงินนี้ใช้วันไหน'}
        </Type>
        <Sized x={x} y={y} k={by(view, 0.95, 1)} turn={sway(t, 2, 2.2)}>
          <Card x={0} y={0} w={240} h={196} r={24}>
            <Rect x={-120} y={-98} w={240} h={56} r={24} fill={art('coral')} />
            <Rect x={-120} y={-66} w={240} h={26} fill={art('coral')} />
            {[-64, 64].map((at) => (
              <Rect key={at} x={at - 7} y={-116} w={14} h={40} r={7} fill={art('ink')} />
            ))}
            <g transform={`translate(0 ${((1 - turned) * -40).toFixed(2)})`} opacity={turned}>
              <Word x={0} y={30} size={44} halo={null}>
                {pages[page]!}
              </Word>
            </g>
          </Card>
        </Sized>
        <Type
          t={t}
          at={3.2}
          until={5.9}
          x={by(view, 460, 180)}
          y={by(view, 196, 432)}
          size={by(view, 38, 40)}
          halo={null}
        >
          {'อย่าขึ้นลิฟต์นี้\nตั้งแต่แรก'}
        </Type>
        <Cross x={x + 112} y={y - 66} t={t < 5.9 ? t : -1} at={3.2} k={1.2} />
        <Type
          t={t}
          at={6.6}
          until={9.5}
          x={by(view, 460, 180)}
          y={by(view, 196, 432)}
          size={by(view, 38, 40)}
          halo={null}
        >
          {'มีเวลารอ แต่\nไม่มีใครรับประกัน'}
        </Type>
        <Sized x={by(view, 456, 180)} y={by(view, 204, 440)} k={pop(t, 9.8)} turn={sway(t, 2, 1.6)}>
          <Tag x={0} y={0} size={by(view, 44, 42)} fill={art('white')}>
            จดไว้ ก่อนซื้อ
          </Tag>
        </Sized>
        <Tick x={x + 112} y={y - 66} t={t} at={9.8} k={1.2} />
      </>
    )
  },
}

export const film: Film = { scenes: [fall, better, worse, unknown, day], posterAt: 4.8, mood: 'tense', seed: 80 }
