import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type } from '../lettering.tsx'
import { mix, part, pop, sway } from '../motion.ts'
import { Spread, Tag } from '../parts/marks.tsx'
import { Account, Digits, Mask, MothersContact, Voice } from '../parts/voice.tsx'
import { Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** What is in the account, in baht; made up. */
const balance = 6500
/** A call: the voice is known, the number is not. */
const ring: Scene = {
  seconds: 6,
  cues: [
    { at: 0, sound: 'buzz' },
    { at: 2, sound: 'drop' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('ink')} spot={art('violet')} />
      <Voice
        t={t}
        x={0}
        y={by(view, 178, 286)}
        w={view.w}
        high={by(view, 120, 190) * part(t, 0, 0.4)}
        fill={art('violet')}
      />
      <Type t={t} at={0.1} x={view.w / 2} y={by(view, 66, 110)} size={58} halo={null} fill={art('cream')}>
        เสียงแม่ชัด ๆ
      </Type>
      <Type
        t={t}
        at={2}
        how="drop"
        x={view.w / 2}
        y={by(view, 268, 446)}
        size={46}
        w={by(view, 620, 300)}
        halo={art('ink')}
        fill={art('coral')}
      >
        {by(view, 'แต่เบอร์นี้ไม่เคยบันทึก', 'แต่เบอร์นี้\nไม่เคยบันทึก')}
      </Type>
    </>
  ),
}

const demands = [
  { text: 'แม่ขับรถชน', from: 0.2, fill: 'white', wide: [190, 44], tall: [130, 76] },
  { text: 'ขอ 6,500 บาท', from: 1.7, fill: 'sky', wide: [440, 92], tall: [220, 150] },
  { text: 'โอนเดี๋ยวนี้', from: 3.2, fill: 'coral', wide: [180, 136], tall: [136, 228] },
  { text: 'อย่าบอกใคร', from: 4.7, fill: 'rose', wide: [430, 176], tall: [222, 306] },
] as const

/** The demands come faster than one can think, and the account would be empty. */
const demand: Scene = {
  seconds: 8.5,
  enter: 'cut',
  cues: [
    ...demands.map(({ from }) => ({ at: from, sound: 'pop' as const })),
    { at: 5.6, sound: 'swish' },
    { at: 6.6, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [110, 226], [90, 440])
    return (
      <>
        <Plain view={view} t={t + 6} fill={art('ink')} spot={art('coral')} />
        <Voice t={t + 6} x={0} y={by(view, 120, 196)} w={view.w} high={by(view, 130, 220)} fill={art('wood-deep')} />
        {demands.map(({ text, from, fill, wide, tall }, i) => {
          const at = by<readonly [number, number]>(view, wide, tall)
          return (
            <Sized key={text} x={at[0]} y={at[1]} k={pop(t, from)} turn={sway(t + i, 3, 0.9)}>
              <Tag x={0} y={0} size={30 + i * 3} fill={art(fill)}>
                {text}
              </Tag>
            </Sized>
          )
        })}
        <At x={x - 66} y={y - 70} s={1.4}>
          <Person
            who="kla"
            face={t > 4.6 ? 'oops' : t > 1.6 ? 'wow' : 'think'}
            arms={['down', t > 6.2 ? 'up' : 'hip']}
          />
        </At>
        <Account
          x={by(view, 470, 248)}
          y={by(view, 260, 466)}
          k={by(view, 0.84, 0.98) * pop(t, 5.6)}
          left={balance * (1 - part(t, 6.6, 8))}
          ink={art(t > 6.6 ? 'coral' : 'ink')}
        />
      </>
    )
  },
}

/** A machine takes a voice out of a posted clip. */
const mask: Scene = {
  seconds: 6.5,
  enter: 'push',
  cues: [
    { at: 1.4, sound: 'swish' },
    { at: 2.9, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const from = by(view, [150, 190] as const, [180, 220] as const)
    const to = by(view, [486, 182] as const, [180, 420] as const)
    const way = part(t, 1.4, 3)
    return (
      <>
        <Plain view={view} t={t + 14} fill={art('violet')} />
        {Array.from({ length: 9 }, (_, i) => {
          const x = (t * 0.7 + i / 9) % 1
          if (t < 1.2 || (t < 2.6 && x > t - 1.2)) return null
          return (
            <Rect
              key={i}
              x={mix(from[0], to[0], x) - 6 + by(view, 0, sway(i, 40, 5))}
              y={mix(from[1], to[1], x) - 18 - by(view, sway(i, 34, 5), 0)}
              w={12}
              h={36}
              r={6}
              fill={art('cream')}
            />
          )
        })}
        <Sized x={from[0]} y={from[1]} k={pop(t, 0)}>
          <Rect x={-106} y={-72} w={212} h={144} r={22} fill={art('cream')} />
          <SoftShape d="M-14 -36L22 -15L-14 6Z" fill={art('coral')} w={10} />
          <Voice t={t} x={-88} y={42} w={176} high={30} fill={art('violet')} n={15} />
        </Sized>
        <Mask x={to[0]} y={to[1]} k={(0.6 + 0.4 * way) * pop(t, 0.7) * 1.12} turn={sway(t, 2, 2.4)}>
          {t > 2.8 ? (
            <Voice t={t} x={-38} y={32} w={76} high={44} fill={art('cream')} n={9} />
          ) : (
            <Line d="M-26 32H26" stroke={art('cream')} w={6} />
          )}
        </Mask>
        <Type t={t} at={0.2} until={2.7} x={view.w / 2} y={by(view, 58, 92)} size={42} halo={null}>
          คลิปที่เคยโพสต์
        </Type>
        <Type t={t} at={3} how="pop" x={view.w / 2} y={by(view, 58, 92)} size={by(view, 44, 40)} halo={null}>
          กลายเป็นเสียงปลอม
        </Type>
      </>
    )
  },
}

/** Hang up: the voice goes flat, the night goes. */
const hangUp: Scene = {
  seconds: 7,
  enter: 'cut',
  cues: [
    { at: 1.5, sound: 'thud' },
    { at: 2, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [320, 172], [180, 262])
    const down = part(t, 1.4, 1.7) - part(t, 1.7, 2)
    return (
      <>
        <Plain view={view} t={t + 20} fill={art('ink')} spot={art('violet')} />
        <Spread t={t} from={1.7} to={2.8} x={x} y={y} fill={art('mint')} />
        <Voice
          t={t}
          x={0}
          y={y}
          w={view.w}
          high={by(view, 150, 220) * (1 - part(t, 1.6, 2.2))}
          fill={art(t > 2.1 ? 'leaf-deep' : 'violet')}
        />
        {t < 1.5 && <Dot x={x} y={y} r={mix(64, 92, part((t * 1.2) % 1, 0, 1))} fill={art('coral')} opacity={0.35} />}
        <Sized x={x} y={y} k={pop(t, 0) * (1 - 0.18 * down)} turn={135 * part(t, 1.7, 2.2)}>
          <Dot x={0} y={0} r={60} fill={art('coral')} />
          <Line d="M-30 12Q-28 -14 0 -14T30 12M-30 12l12 2l2 -14M30 12l-12 2l-2 -14" stroke={art('white')} w={11} />
        </Sized>
        <Type t={t} at={2} how="drop" x={x} y={by(view, 62, 116)} size={by(view, 66, 78)} halo={null}>
          วางสาย
        </Type>
        <Type t={t} at={3.2} every={0.3} x={x} y={by(view, 274, 400)} size={40} w={by(view, 620, 290)} halo={null}>
          {by(view, 'ไม่ต้องขอโทษ ไม่ต้องอธิบาย', 'ไม่ต้องขอโทษ\nไม่ต้องอธิบาย')}
        </Type>
      </>
    )
  },
}

/** The number saved by oneself reaches the real mother. */
const callBack: Scene = {
  seconds: 9,
  enter: 'fade',
  cues: [
    { at: 1, sound: 'tick' },
    { at: 2, sound: 'tick' },
    { at: 3, sound: 'rise' },
    { at: 6.1, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [px, py, pk] = by(view, [132, 160, 1.05], [180, 196, 1.16])
    const answered = part(t, 3, 3.5)
    return (
      <>
        <Plain view={view} t={t + 27} fill={art('mint')} />
        <MothersContact x={px} y={py} k={pk} t={t} answered={answered} />
        <Type
          t={t}
          at={0.2}
          until={2.9}
          x={by(view, 430, 180)}
          y={by(view, 160, 428)}
          size={by(view, 46, 42)}
          w={by(view, 380, 330)}
          halo={null}
        >
          {'โทรกลับเบอร์ที่\nบันทึกไว้เอง'}
        </Type>
        <At
          x={mix(by(view, 640, 360), by(view, 446, 222), part(t, 2.8, 3.6))}
          y={by(view, 118, 392) + Math.abs(sway(t, t > 5 ? 6 : 0, 1))}
          s={by(view, 1.8, 1.36)}
        >
          <Person who="khum" face={t > 5 ? 'glad' : 'think'} arms={['hold', t > 5 ? 'wave' : 'hip']} />
        </At>
        <Tag x={by(view, 440, 180)} y={by(view, 70, 374)} size={by(view, 38, 32)} k={pop(t, 3.7)}>
          แม่ไม่ได้โทรไปนะ
        </Tag>
        <Account
          x={by(view, 340, 118)}
          y={by(view, 220, 462)}
          k={by(view, 0.95, 0.98) * pop(t, 5.4)}
          left={balance}
          ink={art('leaf-deep')}
        />
        <Tick t={t} at={6.1} x={by(view, 446, 218)} y={by(view, 252, 502)} />
      </>
    )
  },
}

/** Whom to call when the money has gone: the bank first, then 1441. */
const help: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    { at: 1, sound: 'pop' },
    ...[0, 1, 2, 3].map((i) => ({ at: 4.2 + i * 0.3, sound: 'tick' as const })),
    { at: 5.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [x, y, gap, r] = by(view, [258, 174, 92, 40], [60, 290, 80, 37])
    return (
      <>
        <Plain view={view} t={t + 36} fill={art('cream')} spot={art('koin')} />
        <Type t={t} at={0} x={view.w / 2} y={by(view, 36, 74)} size={by(view, 36, 38)} halo={null}>
          โอนไปแล้ว?
        </Type>
        <Tag x={view.w / 2} y={by(view, 94, 140)} size={by(view, 38, 36)} fill={art('sky')} k={pop(t, 1)}>
          1 โทรธนาคารก่อน
        </Tag>
        <Tag x={by(view, 114, 180)} y={by(view, 176, 216)} size={by(view, 34, 34)} fill={art('koin')} k={pop(t, 3.9)}>
          2 แล้วโทร
        </Tag>
        <Digits t={t} at={4.2} every={0.3} x={x} y={y} gap={gap} r={r}>
          1441
        </Digits>
        <Voice t={t} x={0} y={by(view, 234, 344)} w={view.w} high={26} fill={art('mint')} />
        <Type
          t={t}
          at={5.6}
          how="pop"
          every={0.2}
          x={view.w / 2}
          y={by(view, 276, 460)}
          size={by(view, 38, 37)}
          halo={art('cream')}
          fill={art('ink')}
          strong={art('leaf-deep')}
        >
          {by(view, 'เสียงเหมือนยังไม่พอ *โทรกลับก่อน*', 'เสียงเหมือนยังไม่พอ\n*โทรกลับก่อน*')}
        </Type>
      </>
    )
  },
}

export const film: Film = {
  scenes: [ring, demand, mask, hangUp, callBack, help],
  posterAt: 11.4,
  mood: 'tense',
  seed: 1441,
}
