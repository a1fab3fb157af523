import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Koin, Leaf, Line, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip } from '../parts/chip.tsx'
import { Pool, Springboard } from '../parts/pool.tsx'
import { Say } from '../parts/say.tsx'
import { Sneak } from '../parts/subscriptions.tsx'
import { Mask, Voice } from '../parts/voice.tsx'
import { Burst, Card, Cross, Phone, Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** Made up: numbers that begin with 000 belong to nobody. */
const number = '000-000-7316'
const amount = 500
const shown = 'นาย สมชาติ พง•••'

/** A koin leaps off the board, and there is no ladder out of this pool. */
const leap: Scene = {
  seconds: 6,
  cues: [
    { at: 0.4, sound: 'rise' },
    { at: 1.5, sound: 'pour' },
    { at: 2.2, sound: 'thud' },
    { at: 4, sound: 'tick' },
    { at: 4.6, sound: 'tick' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [300, 176], [196, 300])
    const water = by(view, 300, 500)
    const fly = Math.min(1, Math.max(0, (t - 0.5) / 1))
    const at = toss([x, y - 40], by(view, [470, water + 50], [300, water + 60]), by(view, 70, 110), fly)
    const bend = t < 0.5 ? 10 : 22 * Math.exp(-(t - 0.5) * 2) * Math.cos((t - 0.5) * 16) + 5
    return (
      <>
        <Plain view={view} t={t} fill={art('cream')} spot={art('koin')} />
        <Springboard x={x} y={y} w={by(view, 240, 176)} bend={bend} />
        {t < 0.5 && <Sneak x={x - 12} y={y + 2} t={t * 2} />}
        {t >= 0.5 && fly < 1 && (
          <Sized x={at.x} y={at.y} k={1.3} turn={fly * 400}>
            <Koin x={0} y={0} r={24} />
          </Sized>
        )}
        {t > 2.8 && <Sneak x={mix(x - by(view, 200, 150), x - 16, part(t, 2.8, 4.4))} y={y + 2} t={t < 4.4 ? t : 0} />}
        {t > 4.6 && (
          <Line d={`M${x + 16} ${y - 68 + sway(t, 2, 0.3)}q5 8 0 12q-5 -4 0 -12`} stroke={art('sky')} w={6} />
        )}
        <Burst x={by(view, 470, 300)} y={water} t={t} at={1.5} n={18} far={by(view, 130, 120)} seed={4} />
        <Pool view={view} t={t} y={water} />
        <Type t={t} at={0.1} how="pop" x={by(view, 330, 180)} y={by(view, 62, 92)} size={by(view, 50, 43)}>
          เงินโดดออกไปแล้ว
        </Type>
        <Type
          t={t}
          at={2.2}
          how="drop"
          x={by(view, 470, 180)}
          y={by(view, 196, 158)}
          size={by(view, 44, 44)}
          strong={art('coral')}
        >
          *ปีนกลับเองไม่ได้*
        </Type>
      </>
    )
  },
}

/** A message in the friend's name. */
const chat: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [0.4, 1.7, 3.2, 5].map((at) => ({ at, sound: 'pop' as const })),
  draw: ({ t, view }) => {
    const size = by(view, 31, 31)
    const x = by(view, 150, 84)
    return (
      <>
        <Plain view={view} t={t} fill={art('violet')} />
        <At x={by(view, 16, -6)} y={by(view, 18, 60)} s={by(view, 1.2, 1)}>
          <Person who="khum" face="smile" floor={false} arms={['hip', 'wave']} />
        </At>
        <Say t={t} at={0.4} x={x} y={by(view, 62, 112)} size={size}>
          คุ้มเอง เบอร์ใหม่
        </Say>
        <Say t={t} at={1.7} x={x} y={by(view, 136, 200)} size={size}>
          {`ขอยืม ${amount} ด่วน!`}
        </Say>
        <Say t={t} at={3.2} x={x} y={by(view, 210, 304)} size={size}>
          {by(view, `โอน ${number}`, `โอนมาที่\n${number}`)}
        </Say>
        <At x={by(view, 500, 216)} y={by(view, 204, 400) + Math.min(0, sway(t, 8, 0.9))} s={by(view, 1.35, 1.45)}>
          <Person who="kla" face={t > 5 ? 'glad' : 'smile'} arms={['down', t > 5 ? 'up' : 'hip']} />
        </At>
        <Say t={t} at={5} x={by(view, 492, 236)} y={by(view, 288, 430)} size={size} isOwn>
          เพื่อนรัก จัดให้
        </Say>
        <Chip t={t} at={0.8} x={by(view, 568, 298)} y={by(view, 36, 44)} size={by(view, 22, 24)} fill={art('white')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** The number is typed, and one line appears: a name. */
const name: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    ...Array.from(number, (_, i) => ({ at: 0.4 + i * 0.14, sound: 'tick' as const })),
    { at: 3, sound: 'stamp' },
    { at: 5.4, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const typed = number.slice(0, Math.max(0, Math.floor((t - 0.4) / 0.14)))
    const [x, y] = by(view, [150, 184], [180, 262])
    const big = part(t, 2.8, 3.3)
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} />
        <Phone x={x} y={y} k={by(view, 1.18, 1.28)} turn={shake(t, 5.4, 5.9, 3)}>
          <Word x={0} y={-86} size={20} halo={null}>
            โอนเงิน
          </Word>
          <Rect x={-60} y={-66} w={120} h={34} r={11} fill={art('white')} />
          {typed && (
            <Word x={0} y={-49} size={17} halo={null}>
              {typed}
            </Word>
          )}
          <Rect x={-60} y={-24} w={120} h={34} r={11} fill={art('white')} />
          {t > 2.2 && (
            <Word x={0} y={-7} size={20} halo={null}>
              {`${amount} บาท`}
            </Word>
          )}
          <Rect x={-60} y={66} w={120} h={36} r={18} fill={art(t > 5.4 ? 'wood' : 'leaf')} />
          <Word x={0} y={84} size={19} halo={null} fill={art('white')}>
            ยืนยัน
          </Word>
        </Phone>
        {t > 2.8 && (
          <Sized
            x={x + mix(0, by(view, 150, 0), big)}
            y={y + by(view, -14, 70)}
            k={mix(0.5, 1, big) * (1 + 0.02 * Math.sin(t * 6))}
            turn={sway(t, 1.5, 1.6)}
          >
            <Card x={0} y={0} w={by(view, 310, 322)} h={84} fill={art('koin')} r={22}>
              <Word x={0} y={0} size={by(view, 34, 35)} halo={null}>
                {shown}
              </Word>
            </Card>
            <Cross x={by(view, 150, 148)} y={-40} t={t} at={5.4} k={1.1} />
          </Sized>
        )}
        <At x={by(view, 400, 110)} y={by(view, 204, 430)} s={by(view, 1.4, 1.3)}>
          <Sized x={48} y={50} k={pop(t, 3.9)}>
            <At x={-48} y={-50}>
              <Person who="khum" face={t > 5.4 ? 'oops' : 'smile'} floor={false} arms={['hip', 'hip']} />
            </At>
          </Sized>
        </At>
        <Type t={t} at={0.1} until={2.7} x={by(view, 450, 180)} y={by(view, 96, 62)} size={by(view, 40, 42)}>
          พิมพ์เบอร์ก่อน
        </Type>
        <Type t={t} at={2.9} until={5.2} how="pop" x={by(view, 400, 180)} y={by(view, 80, 62)} size={by(view, 42, 42)}>
          {by(view, 'แล้ว *ชื่อ* ก็ขึ้น\nหนึ่งบรรทัด', 'แล้ว *ชื่อ* ก็ขึ้น')}
        </Type>
        <Type
          t={t}
          at={5.5}
          how="drop"
          x={by(view, 400, 180)}
          y={by(view, 64, 62)}
          size={by(view, 46, 46)}
          strong={art('coral')}
        >
          *ไม่ใช่คุ้ม!*
        </Type>
      </>
    )
  },
}

/** Asked in the same chat, the stranger dresses up as the friend. */
const same: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 1.6, sound: 'swish' },
    { at: 2.6, sound: 'pop' },
    { at: 4.2, sound: 'pop' },
    { at: 5.6, sound: 'alarm' },
    { at: 7.2, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [mx, my] = by(view, [116, 214], [82, 424])
    const dressed = part(t, 1.4, 2.2)
    const size = by(view, 30, 30)
    const left = by(view, 224, 156)
    return (
      <>
        <Plain view={view} t={t} fill={art('ink')} spot={art('violet')} />
        <Mask x={mx} y={my} k={by(view, 1.12, 1)} turn={sway(t, 3, 1.4) + shake(t, 5.6, 6.2, 5)}>
          <Line d={`M-24 32Q0 ${38 + (t > 2.4 ? sway(t, 9, 0.4) : 0)} 24 32`} stroke={art('cream')} w={7} />
        </Mask>
        <Sized x={mx} y={my + mix(-300, by(view, -64, -58), dressed)} k={by(view, 1.3, 1.15)} turn={sway(t, 3, 1.4)}>
          <Line d="M-26 14v-14a26 24 0 0 1 52 0v14" stroke={art('wood')} w={9} />
          <Leaf x={26} y={6} l={30} deg={36} />
        </Sized>
        <Say t={t} at={0.4} x={by(view, 616, 344)} y={by(view, 66, 92)} size={size} isOwn>
          นี่คุ้มแน่นะ
        </Say>
        <Say t={t} at={2.6} x={left} y={by(view, 134, 180)} size={size}>
          คุ้มสิ ตัวจริง
        </Say>
        <Say t={t} at={4.2} x={by(view, 616, 344)} y={by(view, 202, 266)} size={size} isOwn>
          คุ้มชอบกินอะไร
        </Say>
        <Say t={t} at={5.6} x={left} y={by(view, 270, 352)} size={by(view, 36, 38)}>
          เงินสด
        </Say>
        <Type
          t={t}
          at={7.2}
          how="drop"
          x={by(view, 460, 180)}
          y={by(view, 330, 528)}
          size={by(view, 34, 32)}
          halo={art('ink')}
          fill={art('cream')}
          strong={art('koin')}
        >
          แชตเดิม *คนเดิมตอบ*
        </Type>
      </>
    )
  },
}

/** The saved number leads to the friend, who asks for something else. */
const call: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'buzz' },
    { at: 1.3, sound: 'buzz' },
    { at: 2.4, sound: 'pop' },
    { at: 4, sound: 'pop' },
    { at: 5.4, sound: 'chime' },
    { at: 7.6, sound: 'koin' },
  ],
  draw: ({ t, view }) => {
    const hop = t > 5.4 && t < 6.4 ? -Math.abs(Math.sin((t - 5.4) * 9)) * 14 : Math.min(0, sway(t, 5, 1))
    const size = by(view, 30, 30)
    return (
      <>
        <Plain view={view} t={t} fill={art('koin')} spot={art('cream')} />
        <At x={by(view, 10, -4)} y={by(view, 176, 372)} s={by(view, 1.55, 1.5)}>
          <Person who="kla" face={t > 7.6 ? 'wow' : t > 5.4 ? 'oops' : 'think'} arms={['hip', 'up']} />
        </At>
        <At x={by(view, 480, 220)} y={by(view, 176, 372) + hop} s={by(view, 1.55, 1.5)}>
          <Person who="khum" face={t > 7.4 ? 'glad' : t > 5.4 ? 'wow' : 'smile'} arms={['up', 'hip']} />
        </At>
        <Voice
          t={t}
          x={by(view, 168, 128)}
          y={by(view, 262, 450)}
          w={by(view, 304, 104)}
          high={by(view, 44, 60) * part(t, 2.2, 2.6)}
          fill={art('leaf-deep')}
          n={by(view, 23, 9)}
        />
        <Type
          t={t}
          at={0.1}
          until={2.2}
          x={view.w / 2}
          y={by(view, 84, 130)}
          size={by(view, 46, 46)}
          w={by(view, 600, 320)}
        >
          โทรหา *เบอร์เดิม*
        </Type>
        <Tick x={by(view, 320, 180)} y={by(view, 168, 236)} t={t < 2.2 ? t : -1} at={1} k={1.2} />
        <Say t={t} at={2.4} until={5.2} x={by(view, 610, 344)} y={by(view, 66, 110)} size={size} isOwn>
          กินข้าวอยู่ ว่าไง
        </Say>
        <Say t={t} at={4} until={7.3} x={by(view, 30, 18)} y={by(view, 138, 200)} size={size}>
          {`ยืม ${amount} เหรอ`}
        </Say>
        <Say t={t} at={5.4} x={by(view, 610, 344)} y={by(view, 66, 110)} size={by(view, 38, 40)} isOwn>
          ไม่ได้ยืม!
        </Say>
        <Say t={t} at={7.6} x={by(view, 610, 344)} y={by(view, 152, 300)} size={by(view, 32, 32)} isOwn>
          {by(view, 'แต่ถ้าให้ ขอสัก 20', 'แต่ถ้าให้\nขอสัก 20')}
        </Say>
      </>
    )
  },
}

/** The koin goes home, and the question is left. */
const home: Scene = {
  seconds: 7,
  enter: 'drop',
  cues: [
    ...[0.4, 0.9, 1.4].map((at) => ({ at, sound: 'tick' as const })),
    { at: 2.4, sound: 'pop' },
    { at: 3.6, sound: 'pop' },
    { at: 4.2, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [250, 262], [180, 470])
    return (
      <>
        <Plain view={view} t={t + 30} fill={art('cream')} spot={art('koin')} />
        <Springboard x={x} y={y} w={by(view, 200, 140)} bend={6 + sway(t, 4, 0.7)} />
        <g transform={`translate(${(2 * (x - by(view, 40, 30) - t * 24)).toFixed(1)} 0) scale(-1 1)`}>
          <Sneak x={x - by(view, 40, 30) - t * 24} y={y + 2} t={t} />
        </g>
        <Pool view={view} t={t} y={by(view, 322, 540)} />
        <Title view={view} t={t} at={0.2} until={2.1} how="slide">
          รอดไปหนึ่งเหรียญ
        </Title>
        <Title view={view} t={t} at={2.4} how="pop" size={by(view, 42, 40)}>
          {by(view, 'ชื่อไม่ตรง *โทรเบอร์ไหนก่อน*', 'ชื่อไม่ตรง\n*โทรเบอร์ไหนก่อน*')}
        </Title>
        <Chip
          t={t}
          at={3.6}
          x={by(view, 420, 180)}
          y={by(view, 142, 226)}
          size={by(view, 36, 38)}
          fill={art('violet')}
          turn={sway(t, 3, 1.1)}
        >
          เบอร์ในแชต
        </Chip>
        <Chip
          t={t}
          at={4.2}
          x={by(view, 470, 180)}
          y={by(view, 230, 314)}
          size={by(view, 36, 38)}
          fill={art('mint')}
          turn={sway(t + 0.5, 3, 1.1)}
        >
          เบอร์ที่บันทึกไว้
        </Chip>
      </>
    )
  },
}

export const film: Film = { scenes: [leap, chat, name, same, call, home], posterAt: 20, mood: 'tense', seed: 23 }
