import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Koin, Line, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip } from '../parts/chip.tsx'
import { Say } from '../parts/say.tsx'
import { Sneak } from '../parts/subscriptions.tsx'
import { Badge, Hole, Receipt, Street, snack, used } from '../parts/tax-day.tsx'
import { Burst, Card, Phone } from '../parts.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

/** A step into a hole that somebody lives in. */
const hole: Scene = {
  seconds: 6,
  cues: [
    { at: 0.5, sound: 'thud' },
    { at: 0.6, sound: 'pour' },
    { at: 2.4, sound: 'pop' },
    { at: 3.8, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const y = by(view, 276, 486)
    const [hx, k] = by(view, [400, 1.2], [206, 1.2])
    const walk = part(t, 0, 0.5)
    const back = part(t, 0.9, 1.5)
    const px = mix(by(view, 150, -80), hx - 90, walk) - back * by(view, 170, 100)
    const dip = walk >= 1 ? 34 * (1 - back) : -Math.abs(Math.sin(t * 12)) * 12
    return (
      <>
        <Land view={view} t={t} world={5} />
        <Street view={view} y={y} />
        <At x={px} y={y - by(view, 132, 132) + dip} s={1.5}>
          <Person
            who="kla"
            face={t > 0.5 ? (t > 2.2 ? 'oops' : 'wow') : 'smile'}
            arms={t > 0.5 ? ['up', 'up'] : ['down', 'down']}
          />
        </At>
        <Sized x={hx} y={y + 12} k={k}>
          <Hole t={t + 1} />
        </Sized>
        <Burst x={hx - 30} y={y} t={t} at={0.5} n={22} far={by(view, 170, 160)} seed={9} />
        <Type
          t={t}
          at={0.6}
          until={2.2}
          how="drop"
          x={by(view, 330, 180)}
          y={by(view, 76, 120)}
          size={by(view, 64, 64)}
          strong={art('coral')}
        >
          *จ๋อม!*
        </Type>
        <Type t={t} at={2.4} how="pop" x={by(view, 330, 180)} y={by(view, 64, 92)} size={by(view, 44, 42)}>
          {by(view, 'หลุมนี้ *มีเป็ดเช่าอยู่*', 'หลุมนี้\n*มีเป็ดเช่าอยู่*')}
        </Type>
        <Say t={t} at={3.8} x={by(view, 130, 24)} y={by(view, 130, 232)} size={by(view, 32, 34)}>
          ใครต้องซ่อม
        </Say>
      </>
    )
  },
}

/** She is sure that this is not her money. */
const claim: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2, sound: 'pop' },
    { at: 3.6, sound: 'pop' },
    { at: 5.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const proud = part(t, 3.6, 4.4)
    return (
      <>
        <Plain view={view} t={t + 6} fill={art('koin')} spot={art('cream')} />
        <At x={by(view, 466, 206)} y={by(view, 168, 396)} s={by(view, 1.6, 1.5)}>
          <Person who="sure" bare face={t > 5.6 ? 'glad' : 'smile'} arms={['hip', 'hip']} />
        </At>
        <Sized x={by(view, 110, 92)} y={by(view, 310, 530)} k={by(view, 1.6, 1.5) + proud * 0.3}>
          <At x={-48} y={-88}>
            <Person who="kla" face={t > 3.6 ? 'glad' : 'think'} arms={['hip', t > 3.6 ? 'up' : 'hip']} />
          </At>
        </Sized>
        <Say t={t} at={0.4} until={5.3} x={by(view, 580, 344)} y={by(view, 54, 84)} size={by(view, 32, 32)} isOwn>
          ซ่อมด้วยภาษีเรา
        </Say>
        <Say t={t} at={2} until={5.3} x={by(view, 60, 18)} y={by(view, 128, 168)} size={by(view, 32, 32)}>
          หนูยังไม่ทำงาน
        </Say>
        <Say t={t} at={3.6} until={5.5} x={by(view, 200, 18)} y={by(view, 214, 262)} size={by(view, 34, 34)}>
          หนูไม่เสียภาษี!
        </Say>
        <Say t={t} at={5.6} x={by(view, 580, 344)} y={by(view, 58, 330)} size={by(view, 34, 34)} isOwn>
          {by(view, 'แล้วเมื่อเช้ากินอะไร', 'เมื่อเช้ากินอะไร')}
        </Say>
      </>
    )
  },
}

/** On the receipt is a line that nobody reads, and a koin that leaves through it. */
const receipt: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'page' },
    { at: 1.1, sound: 'page' },
    { at: 1.8, sound: 'page' },
    { at: 3, sound: 'stamp' },
    ...[4.4, 5, 5.6].map((at) => ({ at, sound: 'tick' as const })),
    { at: 7.2, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const [x, y, k] = by(view, [130, 176, 1.14], [180, 284, 1.26])
    const go = part(t, 4, 7)
    return (
      <>
        <Plain view={view} t={t + 14} fill={art('mint')} spot={art('white')} />
        <Sized x={x} y={y} k={k} turn={-1}>
          <Receipt shown={part(t, 0.3, 2.1)} isMarked={t > 3} />
        </Sized>
        {t > 2.3 && t < 4.6 && (
          <Sized
            x={mix(x + 160, x + 26, part(t, 2.3, 3))}
            y={mix(y - 60, y + 104, part(t, 2.3, 3)) + sway(t, 5, 1)}
            k={by(view, 1, 1.1)}
          >
            <Dot x={0} y={0} r={46} fill={art('white')} opacity={0.4} />
            <circle r={46} fill="none" stroke={art('wood-deep')} strokeWidth={11} />
            <Line d="M34 34L66 68" stroke={art('wood-deep')} w={15} />
          </Sized>
        )}
        <Type t={t} at={0.2} until={2.7} x={by(view, 450, 180)} y={by(view, 110, 66)} size={by(view, 44, 44)}>
          {by(view, `ขนมกับน้ำ\n*${snack} บาท*`, `ขนมกับน้ำ *${snack} บาท*`)}
        </Type>
        <Type t={t} at={3} until={6.9} how="pop" x={by(view, 450, 180)} y={by(view, 100, 66)} size={by(view, 42, 42)}>
          {by(view, 'VAT ซ่อน\nอยู่ในราคา', 'VAT ซ่อนในราคา')}
        </Type>
        {t > 3.8 && <Sneak x={mix(x + by(view, 140, -120), by(view, 590, 320), go)} y={by(view, 316, 540)} t={t} />}
        <Type t={t} at={7.1} how="pop" x={by(view, 450, 180)} y={by(view, 100, 66)} size={by(view, 42, 42)}>
          {by(view, 'ร้านเป็นคนส่ง\n*เราเป็นคนจ่าย*', 'ร้านส่ง *เราจ่าย*')}
        </Type>
        <Chip t={t} at={1} x={by(view, 580, 310)} y={by(view, 34, 24)} size={by(view, 22, 22)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

const kinds = [
  { name: 'เงินเดือนของแม่', isDirect: true, at: 1 },
  { name: 'VAT ในขนม', isDirect: false, at: 2.6 },
  { name: 'ภาษีน้ำมันในราคา', isDirect: false, at: 4.2 },
] as const

/** Two ways: taken from what one earns, or hidden in what one buys. */
const ways: Scene = {
  seconds: 8,
  enter: 'cut',
  cues: kinds.map(({ at }) => ({ at, sound: 'swish' as const })),
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 24} fill={art('cream')} spot={art('violet')} />
      {(['ทางตรง', 'ทางอ้อม'] as const).map((name, i) => (
        <g key={name}>
          <Rect
            x={by(view, 24 + i * 306, 14)}
            y={by(view, 64, 60 + i * 250)}
            w={by(view, 286, 332)}
            h={by(view, 258, 232)}
            r={28}
            fill={art(i ? 'rose' : 'sky')}
            opacity={0.55}
          />
          <Type
            t={t}
            at={0.1 + i * 0.4}
            how="pop"
            x={by(view, 167 + i * 306, 180)}
            y={by(view, 98, 92 + i * 250)}
            size={by(view, 40, 40)}
          >
            {name}
          </Type>
          <Type
            t={t}
            at={0.5 + i * 0.4}
            x={by(view, 167 + i * 306, 180)}
            y={by(view, 292, 262 + i * 250)}
            size={by(view, 26, 28)}
          >
            {i ? 'รวมอยู่ในราคา' : 'คิดจากรายได้'}
          </Type>
        </g>
      ))}
      {kinds.map(({ name, isDirect, at }, i) => {
        const go = part(t, at + 0.3, at + 1)
        const to = by<[number, number]>(
          view,
          [isDirect ? 167 : 473, isDirect ? 194 : 158 + (i - 1) * 70],
          [180, isDirect ? 176 : 392 + (i - 1) * 66],
        )
        const place = toss([view.w / 2, -60], to, 0, part(t, at, at + 0.9))
        return (
          t > at && (
            <Sized key={name} x={place.x} y={place.y + sway(t + i, 3, 2)} k={mix(1.2, 1, go)} turn={i % 2 ? 2 : -2}>
              <Card x={0} y={0} w={by(view, 250, 270)} h={56} r={18} fill={art(isDirect ? 'white' : 'koin')}>
                <Word x={0} y={0} size={by(view, 28, 30)} halo={null}>
                  {name}
                </Word>
              </Card>
            </Sized>
          )
        )
      })}
    </>
  ),
}

/** What one day uses. */
const day: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [...used.map((_, i) => ({ at: 0.5 + i * 1.3, sound: 'pop' as const })), { at: 6.2, sound: 'chime' }],
  draw: ({ t, view }) => (
    <>
      <Land view={view} t={t + 32} world={1} />
      {used.map(({ time, name, fill, thing }, i) => {
        const at = 0.5 + i * 1.3
        const [x, y] = by(view, [86 + i * 156, 186], [74, 216 + i * 90])
        return (
          <g key={name}>
            <Sized x={x} y={y + sway(t + i, 6, 1.5)} k={pop(t, at) * by(view, 1.22, 0.86)}>
              <Badge fill={fill}>{thing}</Badge>
            </Sized>
            <Type
              t={t}
              at={at + 0.3}
              x={by(view, x, 132)}
              y={by(view, 106, y - 18)}
              size={by(view, 30, 28)}
              anchor={by(view, 'middle', 'start')}
            >
              {time}
            </Type>
            <Type
              t={t}
              at={at + 0.4}
              x={by(view, x, 132)}
              y={by(view, 274, y + 16)}
              size={by(view, 24, 31)}
              anchor={by(view, 'middle', 'start')}
            >
              {name}
            </Type>
          </g>
        )
      })}
      <Title view={view} t={t} at={0.1} until={6} how="slide" size={by(view, 38, 40)}>
        วันนี้ใช้อะไรไปบ้าง
      </Title>
      <Title view={view} t={t} at={6.2} how="pop" size={by(view, 38, 36)}>
        {by(view, `${used.length} อย่าง *ที่ทุกคนจ่ายรวมกัน*`, `${used.length} อย่าง\n*ที่ทุกคนจ่ายรวมกัน*`)}
      </Title>
    </>
  ),
}

/** A picture of the hole goes to the town; the question stays. */
const ask: Scene = {
  seconds: 9,
  enter: 'drop',
  cues: [
    { at: 0.5, sound: 'tick' },
    { at: 1.2, sound: 'swish' },
    { at: 2.6, sound: 'rise' },
    { at: 4.2, sound: 'pop' },
    { at: 5.2, sound: 'koin' },
  ],
  draw: ({ t, view }) => {
    const y = by(view, 296, 496)
    const flash = part(t, 0.5, 0.6) * (1 - part(t, 0.6, 1))
    return (
      <>
        <Land view={view} t={t + 41} world={5} />
        <Street view={view} y={y} />
        <Sized x={by(view, 250, 214)} y={y + 12} k={1.1}>
          <Hole t={t} gone={part(t, 2.6, 4)} />
        </Sized>
        <At x={by(view, 40, -8)} y={y - 128} s={1.45}>
          <Person who="kla" face={t > 2.6 ? 'glad' : 'smile'} arms={['hip', 'up']} />
        </At>
        <Sized x={by(view, 160, 112)} y={y - 92} k={0.34} turn={shake(t, 1.2, 1.7, 8)}>
          <Phone x={0} y={0}>
            <Koin x={0} y={0} r={30} />
          </Phone>
        </Sized>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={art('white')} opacity={flash * 0.8} />
        <Say t={t} at={1.2} until={4} x={by(view, 600, 344)} y={by(view, 110, 180)} size={by(view, 34, 34)} isOwn>
          {by(view, 'จากผู้เสียภาษีคนหนึ่งค่ะ', 'จากผู้เสียภาษี\nคนหนึ่งค่ะ')}
        </Say>
        <Title view={view} t={t} at={4.2} how="pop" size={by(view, 44, 42)}>
          {by(view, 'ภาษีไหน *เด็กก็จ่าย*', 'ภาษีไหน\n*เด็กก็จ่าย*')}
        </Title>
        <Chip
          t={t}
          at={5.2}
          x={by(view, 196, 180)}
          y={by(view, 122, 222)}
          size={by(view, 32, 34)}
          fill={art('sky')}
          turn={sway(t, 3, 1.1)}
        >
          ภาษีเงินเดือนแม่
        </Chip>
        <Chip
          t={t}
          at={5.8}
          x={by(view, 480, 180)}
          y={by(view, 190, 306)}
          size={by(view, 32, 34)}
          fill={art('koin')}
          turn={sway(t + 0.5, 3, 1.1)}
        >
          VAT ในราคาขนม
        </Chip>
      </>
    )
  },
}

export const film: Film = { scenes: [hole, claim, receipt, ways, day, ask], posterAt: 4.6, mood: 'bright', seed: 93 }
