import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Line } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, part, pop, shake, sway } from '../motion.ts'
import { Tag } from '../parts/marks.tsx'
import { asked, Piece, placeOf } from '../parts/quiz-pieces.tsx'
import { Sweet } from '../parts/sweets.tsx'
import { Mask } from '../parts/voice.tsx'
import { Bubble, Card, Cross, Phone, Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** A quiz for fun, which is free. */
const play: Scene = {
  seconds: 5.5,
  cues: [0.1, 0.7, 1.3, 1.9, 2.5].map((at) => ({ at, sound: 'tick' as const })).concat([{ at: 3.2, sound: 'tick' }]),
  draw: ({ t, view }) => {
    const turn = Math.min(5, Math.floor(t / 0.6))
    const own = t < 3 ? t % 0.6 : 0.6
    return (
      <>
        <Plain view={view} t={t} fill={art('rose')} />
        <Sized
          x={by(view, 500, 180)}
          y={by(view, 160, 320)}
          k={by(view, 1.5, 1.9) * (0.8 + 0.2 * part(own, 0, 0.2)) + sway(t, 0.04, 1)}
          turn={t < 3 ? mix(-12, 0, part(own, 0, 0.25)) : sway(t, 5, 1.4)}
        >
          <Sweet kind={turn % 3} />
        </Sized>
        <Type
          t={t}
          at={0.05}
          how="pop"
          x={by(view, 210, 180)}
          y={by(view, 120, 108)}
          size={by(view, 60, 56)}
          halo={null}
        >
          {'คุณคือ\nขนมอะไร'}
        </Type>
        <Sized x={by(view, 200, 180)} y={by(view, 246, 480)} k={pop(t, 3.2)} turn={-4}>
          <Tag x={0} y={0} size={by(view, 34, 29)} fill={art('ink')} ink={art('white')}>
            ตอบครบ แจกสติกเกอร์
          </Tag>
        </Sized>
      </>
    )
  },
}

const every = 1.5

/** Card after card asks for one thing more. */
const ask: Scene = {
  seconds: 10,
  enter: 'push',
  cues: asked.flatMap((_, i) => [
    { at: 0.3 + i * every, sound: 'page' as const },
    { at: 1.1 + i * every, sound: 'pop' as const },
  ]),
  draw: ({ t, view }) => {
    const now = Math.min(5, Math.max(0, Math.floor((t - 0.2) / every)))
    const own = t - 0.2 - now * every
    const [cx, cy] = by(view, [166, 176], [180, 190])
    const given = asked.filter((_, i) => t >= 0.2 + i * every + 1.3).length
    return (
      <>
        <Plain view={view} t={t + 6} fill={art('cream')} spot={art('rose')} />
        {asked.map((_, i) => {
          const flown = part(t, 0.2 + i * every + 0.85, 0.2 + i * every + 1.3)
          if (flown <= 0) return null
          const [x, y] = placeOf(i, view)
          return (
            <Piece key={i} i={i} view={view} x={mix(cx, x, flown)} y={mix(cy + 26, y, flown)} turn={20 * (1 - flown)} />
          )
        })}
        <Sized x={mix(-220, cx, part(own, 0, 0.3))} y={cy} k={1 - 0.05 * part(own, 1.1, 1.4)} turn={sway(t, 2, 1.1)}>
          <Card x={0} y={0} w={by(view, 270, 300)} h={by(view, 170, 150)} r={24}>
            <Word x={0} y={-38} size={30} halo={null}>
              {`ข้อ ${now + 1} ขอ`}
            </Word>
            <Word x={0} y={22} size={by(view, 36, 38)} halo={null}>
              {asked[now]!.text}
            </Word>
          </Card>
        </Sized>
        <Type t={t} at={0.3} x={by(view, 166, 180)} y={by(view, 46, 76)} size={36} halo={null}>
          {`ให้ไปแล้ว ${given} ชิ้น`}
        </Type>
      </>
    )
  },
}

/** Six pieces together are the lines of a stranger. */
const script: Scene = {
  seconds: 8.5,
  enter: 'cut',
  cues: [
    { at: 0, sound: 'alarm' },
    { at: 1, sound: 'pop' },
    { at: 2.6, sound: 'pop' },
    { at: 4.2, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const [x, y, k] = by(view, [110, 164, 1.02], [92, 384, 0.78])
    const lines = ['น้องขิงใช่ไหม', 'อยู่ ม.3 แม่ชื่อดาว', 'ครูให้โทรมานะ']
    return (
      <>
        <Plain view={view} t={t + 16} fill={art('ink')} spot={art('violet')} />
        <Phone x={x} y={y} k={k} turn={shake(t, 0, 1.2, 6) + sway(t, 2, 1.2)}>
          <Mask x={0} y={-22} k={0.66}>
            <Line d={`M-24 32Q0 ${40 + sway(t, 10, 0.5)} 24 32`} stroke={art('cream')} w={7} />
          </Mask>
          <Dot x={-28} y={74} r={20} fill={art('coral')} />
          <Dot x={28} y={74} r={20} fill={art('leaf')} />
        </Phone>
        {lines.map((line, i) => (
          <Bubble
            key={line}
            x={by(view, 358, 188)}
            y={by(view, 82, 96) + i * by(view, 67, 76)}
            w={by(view, 290, 310)}
            size={by(view, 28, 32)}
            k={pop(t, 1 + i * 1.6)}
          >
            {line}
          </Bubble>
        ))}
        <At x={by(view, 512, 216)} y={by(view, 150, 338)} s={by(view, 1.2, 1.25)}>
          <Person who="sure" bare face={t > 4.2 ? 'oops' : 'wow'} arms={['hip', 'up']} />
        </At>
        <Type
          t={t}
          at={5.8}
          how="drop"
          x={by(view, 340, 180)}
          y={by(view, 274, 500)}
          size={by(view, 36, 34)}
          halo={art('ink')}
          fill={art('cream')}
        >
          เขารู้ เพราะเราพิมพ์
        </Type>
        <Type
          t={t}
          at={0.1}
          {...(view.isTall && { until: 0.9 })}
          x={by(view, 380, 180)}
          y={by(view, 28, 96)}
          size={by(view, 32, 38)}
          halo={null}
          fill={art('coral')}
        >
          คนแปลกหน้าโทรมา
        </Type>
      </>
    )
  },
}

/** Backwards: what does a sweet need? */
const back: Scene = {
  seconds: 10,
  enter: 'fade',
  cues: [
    { at: 0.1, sound: 'rise' },
    ...[5, 4, 3, 2, 1].map((i) => ({ at: 1.2 + (5 - i) * 1.1, sound: 'swish' as const })),
    { at: 7, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const leaves = (i: number) => 1.2 + (5 - i) * 1.1
    const left = asked.filter((_, i) => i === 0 || t < leaves(i) + 0.5).length
    return (
      <>
        <Plain view={view} t={t + 24} fill={art('cream')} spot={art('mint')} />
        {asked.map((_, i) => {
          const [x, y] = placeOf(i, view)
          const gone = i === 0 ? 0 : part(t, leaves(i) + 0.3, leaves(i) + 0.8)
          if (gone >= 1) return null
          return (
            <g key={i}>
              <Piece
                i={i}
                view={view}
                x={mix(x, by(view, 760, i % 2 ? 460 : -110), gone)}
                y={y - 40 * gone}
                turn={25 * gone}
                k={i === 0 ? 1 + 0.1 * Math.max(0, part(t, 6.9, 7.3)) : 1}
              />
              {i > 0 && gone < 0.5 && (
                <Cross x={x + by(view, 138, 70)} y={y - by(view, 8, 24)} k={0.7} t={t} at={leaves(i) - 0.1} />
              )}
            </g>
          )
        })}
        <Tick
          x={placeOf(0, view)[0] + by(view, 138, 74)}
          y={placeOf(0, view)[1] - by(view, 8, 24)}
          k={0.85}
          t={t}
          at={7}
        />
        <Sized
          x={by(view, 166, 180)}
          y={by(view, 190, 204)}
          k={by(view, 1.05, 0.94) * pop(t, 0.1)}
          turn={sway(t, 6, 1.6)}
        >
          <Sweet kind={1} />
        </Sized>
        <Type t={t} at={0.2} x={by(view, 166, 180)} y={by(view, 62, 92)} size={42} halo={null}>
          {'ขนมต้องใช้\nข้อนี้ไหม'}
        </Type>
        <Type t={t} at={1.6} x={by(view, 166, 180)} y={by(view, 276, 292)} size={by(view, 34, 30)} halo={null}>
          {`เหลือ ${left} ชิ้น`}
        </Type>
        <Type
          t={t}
          at={7.4}
          how="pop"
          x={by(view, 474, 180)}
          y={by(view, 150, 452)}
          size={by(view, 36, 34)}
          halo={null}
        >
          {by(view, 'ใช้ชื่อสมมุติ\nก็เล่นได้', 'ใช้ชื่อสมมุติก็เล่นได้')}
        </Type>
      </>
    )
  },
}

/** One question before typing. */
const before: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2.2, sound: 'stamp' },
    { at: 4.4, sound: 'chime' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 34} fill={art('violet')} />
      <Title view={view} t={t} at={0.1} halo={null}>
        ก่อนพิมพ์ ถามแอปว่า
      </Title>
      <Sized x={view.w / 2} y={by(view, 146, 250)} k={pop(t, 1.2)} turn={sway(t, 1.6, 2)}>
        <Card x={0} y={0} w={by(view, 500, 320)} h={by(view, 104, 150)} r={28}>
          <Word x={0} y={0} size={by(view, 50, 48)} halo={null}>
            {by(view, 'เอาไปใช้ทำอะไร', 'เอาไปใช้\nทำอะไร')}
          </Word>
        </Card>
      </Sized>
      <Type t={t} at={3} how="slide" every={0.2} x={by(view, 260, 180)} y={by(view, 254, 398)} size={40} halo={null}>
        {by(view, 'ไม่เกี่ยว ก็ไม่ให้', 'ไม่เกี่ยว\nก็ไม่ให้')}
      </Type>
      <At x={by(view, 452, 232)} y={by(view, 196, 424) + Math.abs(sway(t, 5, 1))} s={by(view, 1.12, 1.05)}>
        <Person who="sure" bare face={t > 3 ? 'glad' : 'smile'} arms={['hip', t > 3 ? 'up' : 'down']} />
      </At>
    </>
  ),
}

export const film: Film = { scenes: [play, ask, script, back, before], posterAt: 15, mood: 'bright', seed: 13 }
