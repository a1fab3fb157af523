import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Line, Rect, Shadow, SoftShape, Turn } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { widthOf } from '../letters.ts'
import { bounce, mix, part, pop, shake, sway } from '../motion.ts'
import { Bubble, Card, Cross, Drawn, Phone, Pill, Step, Tick } from '../parts.tsx'
import { by, Fit, footOf, Land, Plain, Sized } from '../stage.tsx'

const world = 4

/** A message arrives; the person stops. */
const ring: Scene = {
  seconds: 7,
  cues: [
    { at: 0.2, sound: 'buzz' },
    { at: 0.8, sound: 'buzz' },
    { at: 1.4, sound: 'pop' },
    { at: 2.6, sound: 'tick' },
    { at: 4.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [px, py] = by(view, [190, 112], [120, 190])
    const jolt = shake(t, 0.2, 0.7, 9) + shake(t, 0.8, 1.3, 9) + shake(t, 2.4, 2.9, 6)
    return (
      <>
        <Land view={view} t={t} world={world} />
        <Title view={view} t={t} at={0.1} until={4} how="rise">
          ข้อความนี้ *มาอีกแล้ว*
        </Title>
        <Title view={view} t={t} at={4.4} how="drop" strong={art('coral')}>
          *หยุด* อ่านก่อน
        </Title>
        <Fit view={view}>
          <Phone x={px} y={py} k={by(view, 0.86, 1.15)} turn={jolt}>
            {[0, 1, 2].map((i) => (
              <Rect key={i} x={-52} y={20 + i * 30} w={i === 1 ? 70 : 96} h={20} r={9} fill={art('stage-2')} />
            ))}
          </Phone>
          <Sized
            x={px + by(view, 30, 24)}
            y={py - by(view, 20, 44)}
            k={pop(t, 1.4) * by(view, 1, 0.94)}
            turn={jolt / 3}
          >
            <Card x={0} y={0} w={290} h={110} fill={art('koin')}>
              <Type t={t} at={1.7} x={0} y={-24} size={29} halo={null}>
                พัสดุของคุณตกค้าง
              </Type>
              <Type t={t} at={2.4} x={0} y={22} size={25} halo={null} strong={art('ink')} how="pop">
                กดลิงก์ใน 10 นาที
              </Type>
            </Card>
          </Sized>
          <At x={by(view, 420, 176)} y={footOf(view) - by(view, 158, 150)} s={by(view, 1.8, 1.7)}>
            <Person
              who="kla"
              face={t > 4.4 ? 'think' : t > 1.5 ? 'wow' : 'smile'}
              arms={[t > 4.4 ? 'up' : 'down', t > 4.4 ? 'hip' : 'down']}
            />
          </At>
        </Fit>
      </>
    )
  },
}

const tricks = [
  { text: 'ด่วน ใน 10 นาที', fill: 'koin' },
  { text: 'กดลิงก์นี้', fill: 'sky' },
  { text: 'บอกรหัสมา', fill: 'coral' },
] as const

/** The message is taken apart into three. */
const apart: Scene = {
  seconds: 6,
  cues: [
    { at: 0.9, sound: 'page' },
    { at: 1.5, sound: 'thud' },
    { at: 2, sound: 'thud' },
    { at: 2.5, sound: 'thud' },
    { at: 3.2, sound: 'tick' },
    { at: 3.7, sound: 'tick' },
    { at: 4.2, sound: 'tick' },
  ],
  draw: ({ t, view }) => {
    const places = by(
      view,
      [
        [150, 50],
        [440, 110],
        [190, 176],
      ],
      [
        [150, 60],
        [180, 170],
        [150, 280],
      ],
    )
    const [mx, my] = by(view, [300, 110], [165, 170])
    return (
      <>
        <Land view={view} t={t + 7} world={world} />
        <Title view={view} t={t} at={0.3} how="pop">
          แกะดู มี *กลลวง 3 ชิ้น*
        </Title>
        <Fit view={view}>
          <Sized
            x={mx}
            y={my}
            k={mix(1, 0.4, part(t, 0.9, 1.8))}
            opacity={1 - part(t, 0.9, 1.8)}
            turn={part(t, 0.9, 1.8) * 12}
          >
            <Card x={0} y={0} w={300} h={150} fill={art('koin')}>
              <Word x={0} y={0} size={28} halo={null}>
                {'พัสดุของคุณตกค้าง\nกดลิงก์ใน 10 นาที'}
              </Word>
            </Card>
          </Sized>
          {tricks.map(({ text, fill }, i) => {
            const x = bounce(t, 0.9 + i * 0.5, 0.8)
            const [tx, ty] = places[i]!
            return (
              <Sized
                key={text}
                x={mix(mx, tx!, x)}
                y={mix(my, ty!, x)}
                k={0.4 + 0.6 * part(t, 0.8, 1.4)}
                turn={sway(t + i, 2, 2.4) + (1 - x) * 20}
              >
                <Pill x={0} y={0} w={250} fill={fill} size={29}>
                  {text}
                </Pill>
                <Step x={-126} y={-26} t={t} at={3.2 + i * 0.5}>
                  {i + 1}
                </Step>
              </Sized>
            )
          })}
        </Fit>
      </>
    )
  },
}

/** Hurry: the clock runs, then a hand slows it. */
const hurry: Scene = {
  seconds: 6,
  cues: [
    ...Array.from({ length: 9 }, (_, i) => ({ at: 0.3 + i * 0.25, sound: 'tick' as const })),
    { at: 2.8, sound: 'drop' },
    { at: 3.2, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const turned = t < 2.8 ? 420 * t : 1176 + 90 * part(t, 2.8, 5.6)
    const [cx, cy] = by(view, [170, 112], [165, 130])
    const k = by(view, 0.98, 1.15)
    return (
      <>
        <Land view={view} t={t + 13} world={world} />
        <Title view={view} t={t} at={0.2} until={2.6} how="pop" every={0.06} strong={art('coral')}>
          ชิ้นที่ 1 *เร่ง* ให้ไม่ทันคิด
        </Title>
        <Title view={view} t={t} at={3} how="slide" every={0.3}>
          ยิ่งเร่ง *ยิ่งต้องช้า*
        </Title>
        <Fit view={view}>
          <Sized x={cx} y={cy} k={k} turn={t < 2.8 ? shake(t % 0.5, 0, 0.5, 3) : 0}>
            <Rect x={-18} y={-124} w={36} h={24} r={8} fill={art('ink')} />
            <Dot x={0} y={0} r={108} fill={art('ink')} />
            <Dot x={0} y={0} r={94} fill={art('cream')} />
            {Array.from({ length: 12 }, (_, i) => (
              <Turn key={i} deg={i * 30} x={0} y={0}>
                <Line d="M0 -80V-70" stroke={art('shadow')} w={7} />
              </Turn>
            ))}
            <Turn deg={turned} x={0} y={0}>
              <Line d="M0 8V-66" stroke={art('coral')} w={10} />
            </Turn>
            <Dot x={0} y={0} r={12} fill={art('coral')} />
          </Sized>
          <At
            x={mix(by(view, 640, 380), by(view, 350, 180), part(t, 2, 3.2))}
            y={footOf(view) - by(view, 158, 150) + (t < 3.2 ? Math.abs(sway(t, 5, 0.6)) : 0)}
            s={by(view, 1.8, 1.7)}
          >
            <Person who="kla" face={t > 3.4 ? 'glad' : 'think'} arms={['up', t > 3.4 ? 'hip' : 'wave']} />
          </At>
        </Fit>
      </>
    )
  },
}

const address = ['post-sure.', 'win1', '.example'] as const
/** Where the strange part of the address begins and how wide it is, in 1/1000 of its size from the middle. */
const strange = { from: widthOf(address[0]) - widthOf(address.join('')) / 2, wide: widthOf(address[1]) }

/** A link under the glass: one part of the name is strange. */
const link: Scene = {
  seconds: 7,
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 1.2, sound: 'swish' },
    { at: 3.4, sound: 'alarm' },
    { at: 5, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const y = by(view, 92, 130)
    const size = by(view, 46, 27)
    const [from, wide] = [(strange.from * size) / 1000, (strange.wide * size) / 1000]
    // It shows the strange part, then goes, so that the whole name can be read.
    const glass =
      mix(by(view, 130, 62), by(view, 300, 165) + from + wide / 2, part(t, 1, 3)) +
      part(t, 4.1, 4.9) * by(view, 480, 340)
    return (
      <>
        <Land view={view} t={t + 19} world={world} />
        <Title view={view} t={t} at={0.2} until={3.2} how="slide">
          ชิ้นที่ 2 *ลิงก์* ที่ดูคล้าย
        </Title>
        <Title view={view} t={t} at={3.4} how="pop">
          อ่านชื่อเว็บ *ให้ครบ*
        </Title>
        <Fit view={view}>
          <Card x={by(view, 300, 165)} y={y} w={by(view, 580, 328)} h={by(view, 120, 110)}>
            <Type t={t} at={0.4} how="pop" every={0.1} x={0} y={0} size={size} halo={null} strong={art('coral')}>
              {t < 3.4 ? address.join('') : `${address[0]}*${address[1]}*${address[2]}`}
            </Type>
            <Drawn
              d={`M${from} ${by(view, 38, 24)}h${wide}`}
              stroke={art('coral')}
              w={8}
              show={part(t, 3.4, 4)}
              length={wide}
            />
          </Card>
          <Sized x={glass} y={y + sway(t, 4, 1.6)} k={by(view, 1.15, 1)}>
            <Line d="M46 46L92 96" stroke={art('wood-deep')} w={16} />
            <circle r={60} fill={art('sky')} opacity={0.2} />
            <circle r={60} fill="none" stroke={art('wood-deep')} strokeWidth={11} />
          </Sized>
          <Sized x={by(view, 170, 165)} y={by(view, 196, 300)} k={pop(t, 4.6)}>
            <Card x={0} y={0} w={by(view, 330, 320)} h={60} fill={art('mint')}>
              <Word x={0} y={0} size={by(view, 26, 25)} halo={null}>
                ธนาคารไม่แนบลิงก์ใน SMS
              </Word>
            </Card>
          </Sized>
        </Fit>
      </>
    )
  },
}

/** A code is a key. */
const code: Scene = {
  seconds: 6,
  cues: [
    ...Array.from({ length: 6 }, (_, i) => ({ at: 0.4 + i * 0.18, sound: 'tick' as const })),
    { at: 2, sound: 'drop' },
    { at: 3, sound: 'thud' },
    { at: 3.7, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [sx, sy] = by(view, [430, 104], [226, 150])
    const reach = part(t, 1.8, 2.9) - part(t, 3.1, 3.7)
    const k = by(view, 1.2, 1.25)
    const handX = mix(by(view, -60, -70), sx - 100, reach)
    return (
      <>
        <Land view={view} t={t + 26} world={world} />
        <Title view={view} t={t} at={0.2} until={2.8} how="slide">
          ชิ้นที่ 3 *ขอรหัส*
        </Title>
        <Title view={view} t={t} at={3.2} how="drop" strong={art('coral')}>
          OTP *ไม่บอกใคร*
        </Title>
        <Fit view={view}>
          <Sized x={sx} y={sy} k={k} turn={shake(t, 2.9, 3.4, 4)}>
            <Rect x={-70} y={-84} w={140} h={150} r={22} fill={art('leaf-deep')} />
            <Rect x={-58} y={-72} w={116} h={126} r={16} fill={art('mint')} />
            <Dot x={0} y={-10} r={32} fill={art('cream')} />
            <Turn deg={t * 70} x={0} y={-10}>
              <Line d="M0 -10V-34M0 -10L21 2M0 -10L-21 2" stroke={art('wood-deep')} w={7} />
            </Turn>
            <Rect x={-50} y={66} w={24} h={12} r={5} fill={art('leaf-deep')} />
            <Rect x={26} y={66} w={24} h={12} r={5} fill={art('leaf-deep')} />
          </Sized>
          <Line d={`M-80 ${sy + 70}Q${handX - 80} ${sy + 60} ${handX} ${sy + 10}`} stroke={art('violet')} w={30} />
          <Dot x={handX} y={sy + 6} r={27} fill={art('violet')} />
          <Sized x={sx - by(view, 110, 100)} y={sy} k={pop(t, 2.9) * 2}>
            <SoftShape d="M-26 -26L0 -36L26 -26V4Q22 26 0 38Q-22 26 -26 4Z" fill={art('leaf')} w={8} />
            <Line d="M-12 2L-3 12L14 -10" stroke={art('white')} w={7} />
          </Sized>
          {[0, 1, 2, 3, 4, 5].map((i) => (
            <Sized
              key={i}
              x={by(view, 40, 40) + i * by(view, 40, 50)}
              y={by(view, 194, 312) + sway(t * 2 + i, 2)}
              k={pop(t, 0.4 + i * 0.18) * 1.15}
            >
              <Rect x={-16} y={-22} w={32} h={42} r={10} fill={art('white')} />
              <Dot x={0} y={0} r={8} fill={art('ink')} />
            </Sized>
          ))}
        </Fit>
      </>
    )
  },
}

/** Look for oneself, on a way that one knows. */
const check: Scene = {
  seconds: 7,
  cues: [
    { at: 0.7, sound: 'drop' },
    { at: 1.3, sound: 'buzz' },
    { at: 2.8, sound: 'pop' },
    { at: 3.6, sound: 'chime' },
    { at: 5.2, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const [px, py] = by(view, [388, 106], [92, 200])
    const fall = bounce(t, 0.5, 0.8)
    return (
      <>
        <Land view={view} t={t + 32} world={world} />
        <Title view={view} t={t} at={0.2} until={2.4} how="rise">
          พัสดุมีจริงไหม *ไม่ต้องกดลิงก์*
        </Title>
        <Title view={view} t={t} at={2.8} how="pop">
          เปิดแอป *ด้วยตัวเอง*
        </Title>
        <Fit view={view}>
          <Sized
            x={by(view, 140, 232)}
            y={mix(-60, by(view, 90, 24), fall)}
            k={by(view, 1, 0.8)}
            opacity={1 - 0.5 * part(t, 2, 2.6)}
          >
            <Pill x={0} y={0} w={210} fill="sky" size={28}>
              กดลิงก์นี้
            </Pill>
            <Cross x={100} y={-24} k={1.1} t={t} at={1.3} />
          </Sized>
          <Phone x={px} y={py} k={by(view, 0.86, 1.08) * (0.7 + 0.3 * pop(t, 1.8))}>
            <Sized x={0} y={-36} k={mix(1, 1.55, part(t, 3, 3.5)) * (1 + 0.04 * Math.sin(t * 5))}>
              <Rect x={-34} y={-34} w={68} h={68} r={18} fill={art('leaf')} />
              <Line d="M-16 8V-6M0 8V-16M16 8V-2" stroke={art('white')} w={7} />
            </Sized>
            <circle
              cy={-36}
              r={mix(10, 66, part(t, 2.6, 3.2))}
              fill="none"
              stroke={art('leaf-deep')}
              strokeWidth={t > 2.6 && t < 3.2 ? 6 : 0}
            />
            <Tick x={0} y={64} t={t} at={3.6} k={1.1} />
          </Phone>
          <Type
            t={t}
            at={5}
            how="slide"
            x={by(view, 150, 256)}
            y={by(view, 176, 132)}
            w={by(view, 270, 150)}
            size={by(view, 30, 31)}
          >
            {'หรือโทร *เบอร์ที่รู้จัก*'}
          </Type>
          <At x={by(view, 470, 184)} y={footOf(view) - by(view, 105, 114)} s={by(view, 1.2, 1.3)}>
            <Person who="sure" face={t > 3.6 ? 'glad' : 'smile'} arms={['wave', 'down']} />
          </At>
        </Fit>
      </>
    )
  },
}

const steps = [
  { name: 'โทรธนาคาร', from: 0.8, fill: 'sky' },
  { name: 'โทร 1441', from: 2.2, fill: 'koin' },
  { name: 'แจ้งความ', from: 3.6, fill: 'mint' },
] as const

/** When it has happened: three calls, and somebody to tell. */
const after: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [...steps.map(({ from }) => ({ at: from, sound: 'pop' as const })), { at: 5, sound: 'chime' }],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t} fill={art('cream')} spot={art('sky')} />
      <Title view={view} t={t} at={0.1} until={4.7} how="slide">
        ถ้าโอนไปแล้ว *ทำ 3 อย่าง*
      </Title>
      <Title view={view} t={t} at={5} how="pop">
        รีบบอก *คนที่ไว้ใจ*
      </Title>
      <Fit view={view}>
        {steps.map(({ name, from, fill }, i) => {
          const [x, y] = by(view, [100 + i * 200, 82], [70, 50 + i * 100])
          return (
            <g key={name}>
              {by(view, true, false) && <Shadow x={x} y={y + 58} w={80} />}
              <Sized x={x} y={y + sway(t + i, 3, 2)} k={pop(t, from) * by(view, 1.05, 0.9)}>
                <Dot x={0} y={0} r={50} fill={art(fill)} />
                <Word x={0} y={0} size={54} halo={null}>
                  {i + 1}
                </Word>
              </Sized>
              <Type
                t={t}
                at={from + 0.3}
                how="rise"
                x={by(view, x, 228)}
                y={by(view, y + 90, y)}
                size={by(view, 31, 38)}
                halo={null}
              >
                {name}
              </Type>
            </g>
          )
        })}
        <Bubble x={by(view, 300, 214)} y={by(view, 224, 326)} w={by(view, 240, 220)} isOwn k={pop(t, 5.3)}>
          มีเรื่องจะเล่าให้ฟัง
        </Bubble>
      </Fit>
    </>
  ),
}

export const film: Film = {
  scenes: [ring, apart, hurry, link, code, check, after],
  posterAt: 12,
  mood: 'tense',
  seed: 14,
}
