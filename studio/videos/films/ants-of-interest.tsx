import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, shake, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { afterNights, asked, dayCoin, month, ofYear, Porter, rate, Safe, saved } from '../parts/night-shift.tsx'
import { EndOfDay } from '../parts/places.tsx'
import { Say } from '../parts/say.tsx'
import { Phone } from '../parts.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

/** The morning after: somebody looks for riches. */
const morning: Scene = {
  seconds: 7,
  cues: [
    { at: 0.2, sound: 'rise' },
    { at: 1.5, sound: 'stamp' },
    { at: 2.2, sound: 'drop' },
    { at: 4, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const [x, y, k] = by(view, [440, 190, 1.24], [180, 296, 1.42])
    return (
      <>
        <Plain view={view} t={t} fill={art('koin')} spot={art('cream')} />
        <Phone x={x} y={y} k={k} turn={shake(t, 0.2, 1.3, 6) + sway(t, 1.5, 2)}>
          <Word x={0} y={-84} size={20} halo={null}>
            ดอกเบี้ย 1 คืน
          </Word>
          <Rect x={-58} y={-60} w={116} h={92} r={18} fill={art(t < 1.5 ? 'sky' : 'mint')} />
          <Word x={0} y={-14} size={t < 1.5 ? 60 + 6 * Math.sin(t * 16) : 36 * Math.max(0.01, pop(t, 1.5))} halo={null}>
            {t < 1.5 ? '?' : `+${dayCoin}`}
          </Word>
          <Word x={0} y={58} size={18} halo={null}>
            {`เงินฝาก ${money(saved)}`}
          </Word>
          <Word x={0} y={84} size={18} halo={null}>
            {`${rate} % ต่อปี`}
          </Word>
        </Phone>
        <At
          x={by(view, 90, 100)}
          y={by(view, 172, 428) + (t < 1.5 ? -Math.abs(Math.sin(t * 7)) * 24 : 0)}
          s={by(view, 1.7, 1.4)}
        >
          <Person
            who="kla"
            face={t < 1.5 ? 'glad' : t < 3.8 ? 'wow' : 'oops'}
            arms={[t < 1.5 ? 'up' : 'hip', t < 1.5 ? 'up' : 'hip']}
          />
        </At>
        <Type t={t} at={0.1} until={1.9} how="pop" x={by(view, 176, 180)} y={by(view, 90, 62)} size={by(view, 46, 46)}>
          {by(view, 'ตื่นมา\n*รวยยัง*', 'ตื่นมา *รวยยัง*')}
        </Type>
        <Type
          t={t}
          at={2.1}
          until={3.9}
          how="drop"
          x={by(view, 176, 180)}
          y={by(view, 90, 62)}
          size={by(view, 46, 46)}
          strong={art('coral')}
        >
          *10 สตางค์*
        </Type>
        <Say t={t} at={4} x={by(view, 60, 60)} y={by(view, 104, 62)} size={by(view, 36, 36)}>
          ระบบพังแน่ ๆ
        </Say>
        <Chip t={t} at={2} x={by(view, 590, 308)} y={by(view, 32, 130)} size={by(view, 22, 22)} fill={art('white')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** The night before: somebody worked. */
const night: Scene = {
  seconds: 8,
  enter: 'fade',
  cues: [
    ...[0.6, 1.2, 1.8, 2.4].map((at) => ({ at, sound: 'tick' as const })),
    { at: 3.6, sound: 'pop' },
    { at: 5.6, sound: 'koin' },
    { at: 6.2, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 296, 520)
    const sx = by(view, 540, 262)
    const walk = part(t, 0.2, 3.2) * 0.62 + part(t, 4.8, 5.8) * 0.38
    const [from, to] = by(view, [40, 480], [20, 226])
    const inside = part(t, 5.6, 6)
    return (
      <>
        <EndOfDay view={view} t={t} clear={by(view, [30, 130], [60, 260])} />
        <Rect x={-10} y={floor} w={view.w + 20} h={240} fill={art('wood-deep')} />
        <Sized x={sx} y={floor + 6} k={by(view, 1.2, 1)}>
          <Safe open={part(t, 4.8, 5.4) * (1 - part(t, 6, 6.3))} />
        </Sized>
        <Rect x={-20} y={floor + 4} w={view.w + 40} h={14} fill={art('wood')} />
        <Porter
          x={mix(from, to, walk)}
          y={floor + 4}
          k={by(view, 1.5, 1.3) * (1 - inside)}
          t={t < 3.2 || t > 4.8 ? t * 2 : 0}
          load={dayCoin}
        />
        <Type
          t={t}
          at={0.2}
          until={3.4}
          how="slide"
          x={view.w / 2}
          y={by(view, 66, 110)}
          size={by(view, 46, 46)}
          fill={art('white')}
          halo={null}
        >
          เมื่อคืนนี้
        </Type>
        <Say t={t} at={3.6} until={6} x={by(view, 300, 30)} y={by(view, 120, 330)} size={by(view, 32, 30)}>
          {by(view, 'ผมแบกมาทั้งคืนนะ', 'ผมแบกมา\nทั้งคืนนะ')}
        </Say>
        <Type
          t={t}
          at={6.2}
          how="pop"
          x={view.w / 2}
          y={by(view, 74, 130)}
          size={by(view, 46, 44)}
          fill={art('white')}
          strong={art('koin')}
          halo={null}
        >
          {`คืนละ *${dayCoin} บาท*`}
        </Type>
      </>
    )
  },
}

/** One per cent is the whole year's; it is cut into 365. */
const year: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2.2, sound: 'chime' },
    { at: 4, sound: 'count' },
    { at: 4.8, sound: 'count' },
    { at: 6.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const cut = part(t, 4, 6.2)
    const n = 1 + Math.round(364 * cut)
    const across = by(view, 40, 22)
    const [w, h] = by(view, [600, 96], [330, 180])
    const [x0, y0] = by(view, [20, 168], [15, 250])
    const rows = Math.ceil(365 / across)
    return (
      <>
        <Plain view={view} t={t + 15} fill={art('cream')} spot={art('mint')} />
        <Rect x={x0} y={y0} w={w} h={h} r={14} fill={art('koin')} />
        {cut > 0 &&
          Array.from({ length: across - 1 }, (_, i) => (
            <Rect
              key={i}
              x={x0 + ((i + 1) * w) / across - 1}
              y={y0}
              w={2}
              h={h * Math.min(1, Math.max(0, cut * 2 - i / across))}
              fill={art('cream')}
            />
          ))}
        {cut > 0 &&
          Array.from({ length: rows - 1 }, (_, i) => (
            <Rect
              key={i}
              x={x0}
              y={y0 + ((i + 1) * h) / rows - 1}
              w={w * Math.min(1, Math.max(0, cut * 2 - i / rows))}
              h={2}
              fill={art('cream')}
            />
          ))}
        <Type t={t} at={0.2} until={3.8} x={view.w / 2} y={by(view, 58, 84)} size={by(view, 44, 42)}>
          {by(view, `${rate} % คือของ *ทั้งปี*`, `${rate} % คือ\nของ *ทั้งปี*`)}
        </Type>
        {t > 2 && t < 4 && (
          <Word x={view.w / 2} y={y0 + h / 2} size={by(view, 62, 62) * Math.max(0.01, pop(t, 2))} halo={art('white')}>
            {`${ofYear.toFixed(2)} บาท`}
          </Word>
        )}
        <Type t={t} at={4} x={view.w / 2} y={by(view, 58, 84)} size={by(view, 44, 42)}>
          {by(view, `${ofYear.toFixed(2)} ÷ 365 วัน`, `${ofYear.toFixed(2)} ÷ 365 วัน`)}
        </Type>
        {t > 4 && (
          <Sum
            value={n}
            x={view.w / 2}
            y={by(view, 122, 176)}
            size={by(view, 52, 60)}
            fill={art('leaf-deep')}
            halo={art('white')}
            after=" ชิ้น"
          />
        )}
        <Type t={t} at={6.4} how="drop" x={view.w / 2} y={by(view, 306, 486)} size={by(view, 46, 46)}>
          {`ชิ้นละ *${dayCoin}*`}
        </Type>
      </>
    )
  },
}

/** Thirty nights: as it was, with twice the money, and with none. */
const nights: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [
    { at: 0.6, sound: 'count' },
    { at: 3.4, sound: 'koin' },
    { at: 3.6, sound: 'count' },
    { at: 6.4, sound: 'drop' },
    { at: 8.2, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const now = 10 * (part(t, 0.5, 2.9) + part(t, 3.6, 5.9) + part(t, 6.6, 8))
    const stage = now < 10 ? 0 : now < 20 ? 1 : 2
    const floor = by(view, 300, 520)
    const shown = Math.floor(afterNights(Math.floor(now)) * 100 + 1e-6) / 100
    const names = ['10 คืนแรก เท่าเดิม', 'เติมเป็นสองเท่า', 'ถอนหมด'] as const
    return (
      <>
        <Land view={view} t={t + 24} world={1} />
        {month.map(({ sum }, i) => (
          <g key={i}>
            {Array.from({ length: 10 }, (_, j) => (
              <Rect
                key={j}
                x={by(view, 32 + i * 200 + j * 18, 20 + j * 33)}
                y={by(view, 112, 196 + i * 42)}
                w={by(view, 14, 27)}
                h={by(view, 34, 30)}
                r={5}
                fill={art(now >= i * 10 + j + 1 ? (sum === 0 ? 'wood' : sum > saved ? 'leaf-deep' : 'leaf') : 'white')}
              />
            ))}
          </g>
        ))}
        <Title view={view} t={t} at={0.2} until={3.2} how="slide" size={by(view, 38, 36)}>
          {names[0]}
        </Title>
        <Title view={view} t={t} at={3.5} until={6.2} how="slide" size={by(view, 38, 36)}>
          {names[1]}
        </Title>
        <Title view={view} t={t} at={6.5} until={7.9} how="slide" size={by(view, 38, 36)}>
          {names[2]}
        </Title>
        <Title view={view} t={t} at={8.1} how="pop" size={by(view, 40, 38)}>
          {by(view, 'เงินอยู่กี่คืน *ได้เท่านั้น*', 'เงินอยู่กี่คืน\n*ได้เท่านั้น*')}
        </Title>
        {[0, 1].map((i) =>
          stage === 2 || (i === 1 && stage === 0) ? null : (
            <Porter
              key={i}
              x={by(view, 30, 20) + (((t + i * 0.9) * by(view, 150, 90)) % by(view, 260, 150))}
              y={floor}
              k={by(view, 1.1, 1.05)}
              t={t * 2}
              load={dayCoin}
            />
          ),
        )}
        {stage === 2 && (
          <>
            <Porter x={by(view, 130, 90)} y={floor} k={by(view, 1.2, 1.15)} t={0} />
            <Word x={by(view, 176, 134)} y={floor - 60 + sway(t, 5, 1.6)} size={34}>
              Zz
            </Word>
          </>
        )}
        <Sized x={by(view, 420, 262)} y={floor + 4} k={by(view, 0.92, 0.86)}>
          <Safe open={0} />
        </Sized>
        <Word x={by(view, 556, 180)} y={by(view, 236, 360)} size={by(view, 54, 60)} fill={art('leaf-deep')}>
          {shown.toFixed(2)}
        </Word>
      </>
    )
  },
}

/** The worker and the saver make peace. */
const thanks: Scene = {
  seconds: 6,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2.2, sound: 'pop' },
    { at: 4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 304, 524)
    return (
      <>
        <Plain view={view} t={t + 34} fill={art('rose')} />
        <Rect x={-20} y={floor} w={view.w + 40} h={200} fill={art('wood')} />
        <At x={by(view, 60, 0)} y={floor - 140 + Math.min(0, sway(t, 6, 1))} s={1.6}>
          <Person who="kla" face={t > 4 ? 'glad' : 'smile'} arms={['hip', t > 4 ? 'up' : 'wave']} />
        </At>
        <Porter x={by(view, 520, 290)} y={floor} k={by(view, 1.7, 1.3)} t={t} isLeft />
        <Say t={t} at={0.4} x={by(view, 70, 18)} y={by(view, 66, 120)} size={by(view, 34, 34)}>
          คืนนี้แบกเพิ่มได้ไหม
        </Say>
        <Say t={t} at={2.2} x={by(view, 590, 344)} y={by(view, 150, 216)} size={by(view, 34, 34)} isOwn>
          {by(view, 'ได้ ถ้าพี่ฝากเพิ่ม', 'ได้ ถ้าพี่ฝากเพิ่ม')}
        </Say>
      </>
    )
  },
}

/** The question: another account. */
const ask: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 1.3, sound: 'pop' },
    { at: 2.2, sound: 'pop' },
    { at: 3.8, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const lines = [
      { name: 'ฝาก', sum: `${money(asked.sum)} บาท`, at: 0.4 },
      { name: 'ต่อปี', sum: `${rate} %`, at: 1.3 },
      { name: 'นาน', sum: `${asked.days} วัน`, at: 2.2 },
    ]
    const floor = by(view, 316, 536)
    return (
      <>
        <Plain view={view} t={t + 40} fill={art('mint')} spot={art('white')} />
        {lines.map(({ name, sum, at }, i) => {
          const y = by(view, 126 + i * 62, 80 + i * 74)
          return (
            <g key={name}>
              <Type t={t} at={at} how="slide" x={34} y={y} size={by(view, 38, 40)} anchor="start">
                {name}
              </Type>
              <Type
                t={t}
                at={at + 0.3}
                how="pop"
                x={by(view, 340, 330)}
                y={y}
                size={by(view, 44, 46)}
                anchor="end"
                strong={art('ink')}
              >
                {`*${sum}*`}
              </Type>
            </g>
          )
        })}
        <Sized x={by(view, 540, 270)} y={floor} k={by(view, 1.06, 1)}>
          <Safe open={0} />
        </Sized>
        {[0, 1, 2].map((i) => (
          <Porter
            key={i}
            x={by(view, 370, 10) + (((t + i * 0.8) * by(view, 60, 80)) % by(view, 120, 190))}
            y={floor}
            k={by(view, 0.72, 0.9)}
            t={t * 2 + i}
            load=""
          />
        ))}
        <Type t={t} at={3.8} how="pop" x={by(view, 320, 180)} y={by(view, 50, 318)} size={by(view, 46, 42)}>
          *ได้ดอกเบี้ยเท่าไร*
        </Type>
      </>
    )
  },
}

export const film: Film = {
  scenes: [morning, night, year, nights, thanks, ask],
  posterAt: 11,
  mood: 'calm',
  seed: 28,
}
