import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Koin, Line, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene, View } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip } from '../parts/chip.tsx'
import { Bike } from '../parts/motorbike.tsx'
import { Say } from '../parts/say.tsx'
import { CookieBox, each, Pencil, Photo, Slip, total } from '../parts/slip.tsx'
import { Mask } from '../parts/voice.tsx'
import { GlassJar, Stream, Tick } from '../parts.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

/** The boxes of the order in a pyramid, its foot around x, y. */
function Boxes({ x, y, k, from = 0 }: { x: number; y: number; k: number; from?: number }) {
  const rows = [4, 3, 2, 1]
  return rows.map((n, row) =>
    Array.from({ length: n }, (_, i) =>
      row * 4 + i < from ? null : (
        <Sized key={`${row} ${i}`} x={x + (i - (n - 1) / 2) * 96 * k} y={y - row * 66 * k} k={k}>
          <CookieBox />
        </Sized>
      ),
    ),
  )
}

/** The shop's account: a jar, with or without money. */
const jarOf = (view: View) => by(view, { x: 556, y: 308, k: 1.05 }, { x: 264, y: 536, k: 1.08 })

/** The slip is here. The money is not. */
const arrive: Scene = {
  seconds: 6,
  cues: [
    { at: 0.2, sound: 'stamp' },
    { at: 0.7, sound: 'chime' },
    { at: 2.6, sound: 'buzz' },
    { at: 4, sound: 'tick' },
  ],
  draw: ({ t, view }) => {
    const jar = jarOf(view)
    const [x, y] = by(view, [160, 206], [106, 318])
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} spot={art('white')} />
        <Slip
          x={x}
          y={mix(-140, y, bounce(t, 0, 0.7))}
          k={by(view, 1.2, 1.14)}
          turn={-6 + sway(t, 3, 1.6)}
          amount={total}
        />
        <Type t={t} at={0.3} how="pop" x={by(view, 390, 180)} y={by(view, 54, 70)} size={by(view, 54, 54)}>
          สลิปมาแล้ว
        </Type>
        <g opacity={part(t, 2.3, 2.6)}>
          <GlassJar {...jar} level={0} fill="koin" t={t} name="บัญชีร้าน" />
        </g>
        {t > 3.2 && (
          <Sized x={jar.x + Math.sin(t * 5) * 28} y={jar.y - by(view, 176, 180) + Math.cos(t * 7) * 14} k={1.1}>
            <Rect x={-7} y={-5} w={14} h={10} r={5} fill={art('ink')} />
            <Line d="M-2 -4q-8 -12 -12 -6M2 -4q8 -12 12 -6" stroke={art('white')} w={4} />
          </Sized>
        )}
        <Type
          t={t}
          at={2.6}
          how="drop"
          x={by(view, 390, 180)}
          y={by(view, 124, 136)}
          size={by(view, 54, 54)}
          strong={art('coral')}
        >
          *แล้วเงินล่ะ*
        </Type>
      </>
    )
  },
}

const pushes = ['ไรเดอร์ถึงแล้วนะ', 'ธนาคารช้าเองค่ะ', 'ร้านอื่นให้ก่อนหมด'] as const

/** The buyer is in a hurry, and the boxes are ready. */
const rush: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    ...pushes.map((_, i) => ({ at: 0.5 + i * 1.5, sound: 'pop' as const })),
    { at: 5.4, sound: 'tick' },
    { at: 6, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const small = 1 - 0.1 * [0.5, 2, 3.5].filter((at) => t > at + 0.2).length + 0.3 * part(t, 5.6, 6)
    const floor = by(view, 310, 536)
    return (
      <>
        <Land view={view} t={t} world={2} />
        <Boxes x={by(view, 128, 96)} y={floor} k={by(view, 0.6, 0.44)} />
        <Sized x={by(view, 350, 270)} y={floor} k={by(view, 1.7, 1.6) * small}>
          <At x={-48} y={-88}>
            <Person
              who="phaen"
              face={t > 5.8 ? 'glad' : t > 2 ? 'oops' : 'smile'}
              arms={['hip', t > 5.8 ? 'up' : 'hip']}
            />
          </At>
        </Sized>
        {pushes.map((text, i) => (
          <Say
            key={text}
            t={t}
            at={0.5 + i * 1.5}
            until={5.3}
            x={by(view, 330 + (i % 2) * 40, 70 - i * 22)}
            y={by(view, 44 + i * 66, 110 + i * 76)}
            size={by(view, 28 + i * 2, 29 + i * 3)}
          >
            {text}
          </Say>
        ))}
        <Say t={t} at={5.8} x={by(view, 470, 344)} y={by(view, 92, 200)} size={by(view, 36, 36)} isOwn>
          {by(view, 'ยอดเข้าแล้วส่งเลยค่ะ', 'ยอดเข้า\nแล้วส่งเลยค่ะ')}
        </Say>
        <Chip t={t} at={0.8} x={by(view, 76, 64)} y={by(view, 40, 36)} size={by(view, 24, 24)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** What the pencil makes of the amount. */
const written = [0, each, total, total * 10] as const

/** A picture may be changed, and shown to everybody. */
const change: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 1, sound: 'tick' },
    { at: 2, sound: 'tick' },
    { at: 3, sound: 'tick' },
    ...[5, 5.4, 5.8, 6.2].map((at) => ({ at, sound: 'page' as const })),
  ],
  draw: ({ t, view }) => {
    const amount = written[t < 1 ? 0 : t < 2 ? 1 : t < 3 ? 2 : 3]
    const [x, y] = by(view, [130, 196], [180, 290])
    const tip = x + by(view, 44, 56) + (t % 1) * 14
    return (
      <>
        <Plain view={view} t={t + 14} fill={art('violet')} />
        {[0, 1, 2, 3].map((i) => {
          const came = part(t, 5 + i * 0.4, 5.5 + i * 0.4)
          if (came <= 0) return null
          const [tx, ty] = by(view, [274 + i * 98, 214], [82 + (i % 2) * 196, 236 + Math.floor(i / 2) * 214])
          return (
            <Slip
              key={i}
              x={mix(x, tx, came)}
              y={mix(y, ty, came)}
              k={mix(by(view, 1.2, 1.5), by(view, 0.6, 0.92), came)}
              turn={sway(t + i, 5, 1.3)}
              amount={written[3]}
            />
          )
        })}
        <Sized x={0} y={0} k={1} opacity={by(view, 1, 1 - part(t, 5, 5.4))}>
          <Slip x={x} y={y} k={by(view, 1.2, 1.5)} turn={sway(t, 1.5, 2)} amount={amount} ink={art('coral')} />
        </Sized>
        {t < 4 && (
          <Sized x={tip} y={y + by(view, 14, 18) + Math.sin(t * 26) * 6} k={by(view, 1.1, 1.3)}>
            <Pencil />
          </Sized>
        )}
        <Type t={t} at={0.2} until={4.7} x={by(view, 420, 180)} y={by(view, 120, 66)} size={by(view, 46, 46)}>
          {by(view, 'สลิปคือ*ภาพ*\nภาพแก้ได้', 'สลิปคือ*ภาพ* แก้ได้')}
        </Type>
        <Type t={t} at={5} how="pop" x={by(view, 400, 180)} y={by(view, 76, 66)} size={by(view, 44, 44)}>
          แถมส่งซ้ำได้
        </Type>
      </>
    )
  },
}

/** Paid with a picture, the buyer is sent a picture. */
const fair: Scene = {
  seconds: 10,
  enter: 'cut',
  cues: [
    { at: 0.3, sound: 'pop' },
    { at: 1.9, sound: 'pop' },
    { at: 3.4, sound: 'swish' },
    { at: 4.4, sound: 'thud' },
    { at: 5.8, sound: 'alarm' },
    { at: 7.5, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [mx, my] = by(view, [540, 208], [264, 196])
    const [ax, ay] = by(view, [10, 160], [-4, 392])
    const fly = part(t, 3.4, 4.4)
    const at = toss(by(view, [150, 226], [110, 440]), by(view, [410, 204], [150, 236]), 60, fly)
    return (
      <>
        <Plain view={view} t={t + 24} fill={art('cream')} spot={art('rose')} />
        <At x={ax} y={ay} s={by(view, 1.7, 1.6)}>
          <Person who="phaen" face={t > 7.4 ? 'glad' : 'smile'} arms={['hip', t > 3 && t < 4.6 ? 'up' : 'hip']} />
        </At>
        <Mask x={mx} y={my} k={by(view, 1.1, 0.96)} turn={sway(t, 3, 1.4) + shake(t, 5.8, 7, 7)}>
          <Line
            d={t > 5.6 ? 'M-24 42Q0 20 24 42' : `M-24 30Q0 ${48 + sway(t, 6, 0.6)} 24 30`}
            stroke={art('cream')}
            w={7}
          />
        </Mask>
        <Sized x={at.x} y={at.y} k={pop(t, 3) * by(view, 1.05, 1.1)} turn={mix(-14, 4, fly) + sway(t, 3, 1.2)}>
          <Photo>
            <Sized x={0} y={30} k={1.05}>
              <CookieBox />
            </Sized>
            <Word x={0} y={51} size={19} halo={null}>
              คุกกี้ 10 กล่อง
            </Word>
          </Photo>
        </Sized>
        <Say t={t} at={0.3} until={5.6} x={by(view, 470, 344)} y={by(view, 48, 84)} size={by(view, 32, 32)} isOwn>
          ส่งของมาเลยค่ะ
        </Say>
        <Say t={t} at={1.9} until={7.2} x={by(view, 60, 20)} y={by(view, 142, 358)} size={by(view, 32, 32)}>
          ได้ค่ะ ส่งให้แล้ว
        </Say>
        <Say t={t} at={5.8} x={by(view, 470, 330)} y={by(view, 52, 84)} size={by(view, 42, 42)} isOwn>
          นี่มันรูป!
        </Say>
        <Say t={t} at={7.5} x={by(view, 60, 20)} y={by(view, 142, 358)} size={by(view, 34, 34)}>
          ค่ะ เท่ากันพอดี
        </Say>
      </>
    )
  },
}

/** A real customer: first the money, then the boxes. */
const real: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    ...[0.8, 1.2, 1.6, 2].map((at) => ({ at, sound: 'koin' as const })),
    { at: 2.8, sound: 'chime' },
    { at: 4.6, sound: 'swish' },
  ],
  draw: ({ t, view }) => {
    const jar = by(view, { x: 320, y: 306, k: 1.2 }, { x: 112, y: 540, k: 1.15 })
    const go = part(t, 4.6, 5.6)
    const box = toss(by(view, [140, 280], [250, 540]), by(view, [448, 308], [192, 368]), by(view, 150, 40), go)
    return (
      <>
        <Land view={view} t={t + 30} world={2} />
        <GlassJar {...jar} level={0.72 * part(t, 1, 3)} fill="koin" t={t} name="บัญชีร้าน" />
        <Stream
          t={t}
          from={0.4}
          to={2.4}
          every={0.25}
          a={by(view, [520, 200], [268, 300])}
          b={[jar.x, jar.y - 100]}
          high={60}
          r={14}
        />
        <At x={by(view, 486, 222)} y={by(view, 166, 252)} s={by(view, 1.6, 1.3)}>
          <Person who="ngok" face={go > 0.8 ? 'glad' : 'smile'} arms={['hip', go > 0.8 ? 'up' : 'wave']} />
        </At>
        <Sized x={box.x} y={box.y + Math.min(0, sway(t, 5, 0.9))} k={by(view, 1.1, 1)} turn={go * 360}>
          <CookieBox />
        </Sized>
        <Tick x={jar.x + by(view, 74, -64)} y={jar.y - by(view, 160, 150)} t={t} at={2.8} k={1.1} />
        <Title view={view} t={t} at={0.1} until={2.6} how="rise">
          ลูกค้าจริง รอได้
        </Title>
        <Title view={view} t={t} at={2.9} how="pop">
          {`เข้า ${money(total)} *ค่อยส่ง*`}
        </Title>
      </>
    )
  },
}

/** The question is left with the viewer, and with the rider. */
const ask: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [
    { at: 0.3, sound: 'rise' },
    { at: 1.6, sound: 'pop' },
    { at: 3.2, sound: 'pop' },
    { at: 4, sound: 'koin' },
  ],
  draw: ({ t, view }) => (
    <>
      <Land view={view} t={t + 40} world={2} />
      <Boxes x={by(view, 118, 82)} y={by(view, 312, 536)} k={by(view, 0.54, 0.38)} />
      <Sized x={by(view, 490, 250)} y={by(view, 312, 536) + Math.sin(t * 40) * 1.4} k={by(view, 1.1, 0.84)}>
        <Bike t={t} speed={0} face={t > 3.2 ? 'oops' : 'smile'} />
      </Sized>
      <Title view={view} t={t} at={0.2} until={1.4} how="rise">
        ไรเดอร์รออยู่
      </Title>
      <Title view={view} t={t} at={1.6} how="pop" size={by(view, 42, 42)}>
        {by(view, 'มีสลิป แต่ *ยอดยังไม่เข้า*', 'มีสลิป แต่\n*ยอดยังไม่เข้า*')}
      </Title>
      <Type
        t={t}
        at={3.2}
        how="drop"
        x={by(view, 220, 180)}
        y={by(view, 122, 236)}
        size={by(view, 54, 58)}
        strong={art('coral')}
      >
        *ส่งของไหม*
      </Type>
      <Sized x={by(view, 314, 180)} y={by(view, 236, 340) + sway(t, 6, 1)} k={pop(t, 4)} turn={t * 90}>
        <Koin x={0} y={0} r={by(view, 30, 36)} />
      </Sized>
    </>
  ),
}

export const film: Film = { scenes: [arrive, rush, change, fair, real, ask], posterAt: 27.8, mood: 'bright', seed: 37 }
