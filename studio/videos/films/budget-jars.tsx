import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Koin, Leaf, Line, Pile, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Burst, GlassJar, MadeUp, Stream, Tick } from '../parts.tsx'
import { by, Fit, footOf, Land, Plain, Sized } from '../stage.tsx'

const world = 5

const days = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา']

/** The week's money is gone on Thursday: 100 a time, seven times in four days. */
const gone: Scene = {
  seconds: 8,
  cues: [
    { at: 0.2, sound: 'pop' },
    ...Array.from({ length: 7 }, (_, i) => ({ at: 1.5 + i * 0.5, sound: 'koin' as const })),
    { at: 5.2, sound: 'buzz' },
    { at: 6.6, sound: 'drop' },
  ],
  draw: ({ t, view }) => {
    const spent = Math.floor(Math.max(0, Math.min(7, (t - 1) / 0.5)))
    const day = Math.min(3, Math.floor((spent * 4) / 7))
    const y = footOf(view)
    const pile = by(view, 130, 84)
    const high = by(view, 17, 22)
    return (
      <>
        <Land t={t} view={view} world={world} />
        <Title view={view} t={t} at={0.15} until={4.8} how="pop">
          วันจันทร์ มี *700* บาท
        </Title>
        <Title view={view} t={t} at={5.1} how="drop" strong={art('coral')}>
          หมดตั้งแต่ *วันพฤหัส*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          {days.map((name, i) => {
            const isNow = i === day && t > 1
            const isLeft = i > 3 && t > 5.6
            const x = by(view, 42 + i * 86, 24 + i * 47)
            return (
              <Sized key={name} x={x} y={28 - (isNow ? 5 : 0)} k={isLeft ? 1 + 0.1 * Math.sin((t - 5.6) * 9 + i) : 1}>
                <Rect
                  x={by(view, -36, -21)}
                  y={-25}
                  w={by(view, 72, 42)}
                  h={50}
                  r={15}
                  fill={art(isNow ? 'koin' : isLeft ? 'coral' : 'white')}
                />
                <Word x={0} y={0} size={by(view, 28, 21)} halo={null}>
                  {isLeft ? '?' : name}
                </Word>
              </Sized>
            )
          })}
          <Pile x={pile} y={y} n={7 - spent} w={by(view, 110, 104)} h={high} />
          <Sized x={by(view, 250, 84)} y={by(view, 140, 160)} k={pop(t, 0.8)}>
            <Word x={0} y={0} size={40}>
              {money(700 - 100 * spent)}
            </Word>
          </Sized>
          {Array.from({ length: 7 }, (_, i) => {
            const x = (t - 1.5 - i * 0.5) / 0.7
            if (x <= 0 || x >= 1) return null
            const at = toss([pile, y - (7 - i) * high], [by(view, 660, 390), by(view, 130, 230)], 60, x)
            return <Koin key={i} x={at.x} y={at.y} r={18} />
          })}
          <At x={by(view, 390, 156) + shake(t, 5.2, 5.9, 8)} y={y - by(view, 158, 167)} s={by(view, 1.8, 1.9)}>
            <Person who="kla" face={t > 5.2 ? 'oops' : 'smile'} arms={['down', t > 5.2 ? 'hip' : 'wave']} />
          </At>
        </Fit>
      </>
    )
  },
}

const jars = [
  { fill: 'sky', name: 'จำเป็น', share: 50, sum: 350 },
  { fill: 'rose', name: 'อยากได้', share: 30, sum: 210 },
  { fill: 'mint', name: 'ออม', share: 20, sum: 140 },
] as const

/** How full a jar with this sum is; the same in every scene. */
const levelOf = (sum: number) => sum / 380

/** Three jars come down and 700 is shared out; a sum stands below an equals sign only when all of it has arrived. */
const share: Scene = {
  seconds: 11,
  cues: [
    ...[1.3, 1.8, 2.3].map((at) => ({ at, sound: 'thud' as const })),
    { at: 3.4, sound: 'pop' },
    ...[4, 5.6, 7.2].map((at) => ({ at, sound: 'pour' as const })),
    { at: 9.1, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const left = 700 - jars.reduce((sum, jar, i) => sum + jar.sum * part(t, 4 + i * 1.6, 5.4 + i * 1.6), 0)
    return (
      <>
        <Land t={t + 8} view={view} world={world} />
        <Title view={view} t={t} at={0.2} until={3} how="slide">
          ลองใหม่ *แบ่งก่อนใช้*
        </Title>
        {t > 3.4 && t < 8.9 && (
          <Sized x={view.w / 2} y={by(view, 54, 106)} k={pop(t, 3.4)}>
            <Word x={0} y={0} size={by(view, 50, 66)}>
              {money(left)}
            </Word>
          </Sized>
        )}
        <Title view={view} t={t} at={9.1} how="pop" size={by(view, 40, 31)}>
          350 + 210 + 140 = *700*
        </Title>
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          {jars.map(({ fill, name, share: percent, sum }, i) => {
            const x = by(view, 110 + i * 190, 58 + i * 107)
            const y = footOf(view)
            const from = 4 + i * 1.6
            const full = part(t, from + 0.2, from + 1.5)
            return (
              <g key={name}>
                <GlassJar
                  x={x}
                  y={mix(-120, y, bounce(t, 0.8 + i * 0.5))}
                  level={full * levelOf(sum)}
                  fill={fill}
                  name={name}
                  k={by(view, 1.15, 1)}
                  t={t}
                />
                <Stream
                  t={t}
                  from={from}
                  to={from + 1.2}
                  every={0.17}
                  a={[by(view, 300, 165), by(view, -40, -60)]}
                  b={[x, y - 120]}
                  high={12}
                  r={12}
                />
                <Sized
                  x={x}
                  y={y - by(view, 184, 176)}
                  k={pop(t, 1.6 + i * 0.5) + 0.12 * Math.sin(Math.PI * part(t, from + 1.5, from + 1.9))}
                >
                  <Word x={0} y={0} size={by(view, 40, 37)} fill={art(full === 1 ? 'leaf-deep' : 'ink')}>
                    {full === 1 ? sum : `${percent}%`}
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

/** What must be comes from its jar; what one would like from the other, and when it is empty it waits. */
const spend: Scene = {
  seconds: 11,
  cues: [
    { at: 0.3, sound: 'pop' },
    { at: 1, sound: 'koin' },
    { at: 2.6, sound: 'koin' },
    { at: 4.6, sound: 'swish' },
    { at: 5.3, sound: 'koin' },
    { at: 6.1, sound: 'koin' },
    { at: 8, sound: 'buzz' },
    { at: 8.7, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const isWant = t > 4.6
    const need = levelOf(350) - 0.3 * part(t, 1, 1.8) - 0.3 * part(t, 2.6, 3.4)
    const want = levelOf(210) - 0.26 * part(t, 5.3, 6) - 0.25 * part(t, 6.1, 6.8)
    const reach = part(t, 7.2, 7.9) - part(t, 8.7, 9.3)
    const [jarX, savedX] = by(view, [110, 490], [74, 262])
    const meal = by(view, 300, 168)
    return (
      <>
        <Land t={t + 19} view={view} world={world} />
        <Title view={view} t={t} at={0.2} until={4.2} how="slide">
          ค่ารถ ค่าข้าว จากโถ *จำเป็น*
        </Title>
        <Title view={view} t={t} at={4.6} until={7.8} how="slide">
          ชานม จากโถ *อยากได้*
        </Title>
        <Title view={view} t={t} at={8.2} how="pop">
          หมดโถนี้ *รอรอบหน้า*
        </Title>
        <Fit view={view}>
          {!isWant && (
            <>
              <GlassJar x={jarX} y={y} level={need} fill="sky" name="จำเป็น" k={by(view, 1.15, 1)} t={t} />
              <Bus x={mix(by(view, 180, 110), by(view, 680, 400), part(t, 1.6, 3.2))} y={y - 92} t={t} />
              {t > 1 && t < 1.8 && <Koin {...toss([jarX, y - 110], [meal, y - 70], 60, part(t, 1, 1.8))} r={16} />}
              {t > 2.6 && t < 3.4 && (
                <Koin {...toss([jarX, y - 90], [by(view, 420, 230), y - 40], 80, part(t, 2.6, 3.4))} r={16} />
              )}
              <Bowl x={by(view, 420, 230)} y={y - 34} eaten={part(t, 3.4, 4.6)} k={pop(t, 2.4) * by(view, 2, 1.7)} />
            </>
          )}
          {isWant && (
            <>
              <GlassJar
                x={jarX}
                y={y}
                level={want}
                fill="rose"
                name="อยากได้"
                k={by(view, 1.15, 1) * (0.6 + 0.4 * pop(t, 4.6))}
                t={t}
              />
              <GlassJar
                x={savedX}
                y={y}
                level={levelOf(140)}
                fill="mint"
                name="ออม"
                k={by(view, 1.15, 1) * pop(t, 4.9)}
                t={t}
              />
              {[0, 1].map((i) => {
                const x = part(t, 5.3 + i * 0.8, 6 + i * 0.8)
                return x > 0 && x < 1 && <Koin key={i} {...toss([jarX, y - 90], [meal, y - 110], 70, x)} r={16} />
              })}
              <MilkTea
                x={meal}
                y={y - by(view, 76, 66)}
                k={pop(t, 5) * by(view, 1.8, 1.55)}
                drunk={part(t, 6, 7)}
                t={t}
              />
              <Line
                d={`M${meal + 26} ${y - 100}Q${mix(meal + 26, (meal + savedX) / 2, reach)} ${y - 100 - 80 * reach} ${mix(meal + 26, savedX, reach)} ${y - 100 - 60 * reach}`}
                stroke={art('coral')}
                w={8 * Math.min(1, reach * 8)}
                dash="1 15"
              />
              <Sized
                x={savedX}
                y={y - by(view, 180, 170)}
                k={pop(t, 8.1) * by(view, 1.35, 1.2)}
                turn={shake(t, 8.1, 8.8, 8)}
              >
                <SoftShape d="M-26 -22L0 -32L26 -22V4Q22 26 0 36Q-22 26 -26 4Z" fill={art('leaf')} w={8} />
                <Line d="M-12 2L-3 12L14 -10" stroke={art('white')} w={7} />
              </Sized>
            </>
          )}
        </Fit>
      </>
    )
  },
}

function Bus({ x, y, t }: { x: number; y: number; t: number }) {
  return (
    <At x={x} y={y + sway(t, 1.5, 0.35)}>
      <Rect x={0} y={0} w={160} h={80} r={20} fill={art('coral')} />
      <Rect x={0} y={46} w={160} h={12} fill={art('cream')} />
      {[16, 62, 108].map((left) => (
        <Rect key={left} x={left} y={14} w={36} h={26} r={8} fill={art('sky')} />
      ))}
      {[38, 122].map((wheel) => (
        <Dot key={wheel} x={wheel} y={80} r={15} fill={art('ink')} />
      ))}
    </At>
  )
}

function Bowl({ x, y, eaten, k }: { x: number; y: number; eaten: number; k: number }) {
  return (
    <Sized x={x} y={y} k={k}>
      <Rect x={-34} y={-22 + eaten * 12} w={68} h={24 - eaten * 12} r={12} fill={art('white')} />
      <Dot x={10} y={-20 + eaten * 18} r={8 * (1 - eaten) + 0.1} fill={art('koin')} />
      <Leaf x={-10} y={-14 + eaten * 14} l={16 * (1 - eaten) + 1} deg={-40} />
      <SoftShape d="M-40 0H40Q32 30 0 30T-40 0Z" fill={art('coral')} w={6} />
    </Sized>
  )
}

function MilkTea({ x, y, k, drunk, t }: { x: number; y: number; k: number; drunk: number; t: number }) {
  const top = mix(-34, 14, drunk)
  return (
    <Sized x={x} y={y} k={k}>
      <SoftShape d="M-22 -40H22L16 34H-16Z" fill={art('cream')} w={8} />
      <Rect x={-17} y={top} w={34} h={32 - top} r={8} fill={art('wood')} />
      {[-9, 0, 9].map((left) => (
        <Dot key={left} x={left} y={26 + sway(t + left, 1)} r={4.4} fill={art('ink')} />
      ))}
      <Rect x={-26} y={-48} w={52} h={10} r={5} fill={art('white')} />
      <Line d="M4 -46L12 -76" stroke={art('coral')} w={5} />
    </Sized>
  )
}

/** Four weeks of saving reach the flag; the sum stands only when its week has arrived. */
const saving: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    ...[1, 2.3, 3.6, 4.9].flatMap((at) => [
      { at, sound: 'drop' as const },
      { at: at + 0.8, sound: 'thud' as const },
    ]),
    { at: 6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const y = footOf(view)
    const weeks = [1, 2.3, 3.6, 4.9].map((from) => bounce(t, from, 0.9))
    const full = weeks.filter((came) => came === 1).length
    const step = by(view, 38, 58)
    const [from, gap, wide] = by(view, [40, 116, 100], [14, 68, 60])
    const flag = from + 4 * gap + by(view, 30, 12)
    return (
      <>
        <Land t={t + 30} view={view} world={world} />
        <Title view={view} t={t} at={0.2} until={1.7}>
          โถออม *ทุกสัปดาห์*
        </Title>
        {full > 0 && (
          <Sized
            x={view.w / 2}
            y={by(view, 56, 112)}
            k={1 + 0.1 * Math.sin(Math.PI * part((t - 1.9) % 1.3, 0, 0.4)) * (t < 6.4 ? 1 : 0)}
          >
            <Word x={0} y={0} size={by(view, 42, 44)} fill={art('leaf-deep')}>
              {`140 × ${full} = ${money(140 * full)}`}
            </Word>
          </Sized>
        )}
        <MadeUp view={view} t={t} />
        <Fit view={view}>
          {weeks.map((came, i) => (
            <g key={from + i * gap}>
              <Rect
                x={from + i * gap}
                y={y - step * (i + 1)}
                w={wide}
                h={step * (i + 1)}
                r={14}
                fill={art('white')}
                opacity={0.5}
              />
              {came > 0 && (
                <Rect
                  x={from + i * gap}
                  y={mix(-90, y - step * (i + 1), came)}
                  w={wide}
                  h={step * (i + 1)}
                  r={14}
                  fill={art('mint')}
                />
              )}
              <Word x={from + i * gap + wide / 2} y={y - 18} size={by(view, 22, 24)}>
                {by(view, `สัปดาห์ ${i + 1}`, `${i + 1}`)}
              </Word>
            </g>
          ))}
          <Sized x={flag} y={y} k={1}>
            <Line d={`M0 0v-${step * 4 + 36}`} stroke={art('wood-deep')} w={7} />
            <SoftShape
              d={`M4 ${-step * 4 - 34}q${by(view, 20, 12)} ${6 + sway(t, 5, 1)} ${by(view, 44, 26)} 16q${-by(view, 26, 14)} 12 ${-by(view, 44, 26)} 18Z`}
              fill={art('coral')}
              w={6}
            />
          </Sized>
        </Fit>
      </>
    )
  },
}

const mixes: { shares: [number, number, number]; at: number }[] = [
  { shares: [50, 30, 20], at: 0.2 },
  { shares: [55, 15, 30], at: 1.9 },
  { shares: [60, 20, 20], at: 3.4 },
]
const fills: ArtColor[] = ['sky', 'rose', 'mint']

/** The shares are a beginning: everyone has their own. */
const own: Scene = {
  seconds: 6,
  cues: [
    { at: 0.2, sound: 'pop' },
    { at: 1.9, sound: 'tick' },
    { at: 3.4, sound: 'tick' },
    { at: 4.6, sound: 'chime' },
  ],
  draw: ({ t, view, view: { w, h, isTall } }) => {
    const now = mixes.findLastIndex(({ at }) => at <= t)
    const [a, b] = [mixes[Math.max(0, now - 1)]!.shares, mixes[Math.max(0, now)]!.shares]
    const x = part(t, mixes[Math.max(0, now)]!.at, mixes[Math.max(0, now)]!.at + 0.6)
    const long = w - 60
    let left = 30
    return (
      <>
        <Plain view={view} t={t} fill={art('cream')} spot={art('koin')} />
        <Type t={t} at={0.2} x={w / 2} y={h * (isTall ? 0.2 : 0.2)} w={w - 40} size={isTall ? 42 : 38} halo={null}>
          50 30 20 แค่ *จุดเริ่ม*
        </Type>
        {fills.map((fill, i) => {
          const value = mix(a[i]!, b[i]!, x)
          const wide = (long * value) / 100
          left += wide
          return (
            <g key={fill}>
              <Rect x={left - wide + 2} y={h / 2 - 46} w={wide - 4} h={92} r={18} fill={art(fill)} />
              <Word x={left - wide / 2} y={h / 2} size={isTall ? 32 : 44} halo={null}>
                {x === 1 || now === 0 ? b[i] : ''}
              </Word>
            </g>
          )
        })}
        <Type
          t={t}
          at={4.4}
          how="pop"
          x={w / 2}
          y={h * (isTall ? 0.74 : 0.8)}
          w={w - 40}
          size={isTall ? 42 : 38}
          halo={null}
        >
          ปรับได้ ขอแค่ *แบ่งก่อนใช้*
        </Type>
        <Burst x={w / 2} y={h / 2} t={t} at={4.5} n={18} far={150} seed={3} />
        <Tick x={w / 2} y={h * (isTall ? 0.87 : -0.2)} k={1.2} t={t} at={4.9} />
      </>
    )
  },
}

export const film: Film = { scenes: [gone, share, spend, saving, own], posterAt: 17.6, mood: 'bright', seed: 7 }
