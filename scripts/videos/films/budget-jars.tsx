import { art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Koin, Pile, Rect } from '#kit/web/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Count, Title, Word } from '../lettering.tsx'
import { bounce, mix, part, pop, shake, toss } from '../motion.ts'
import { GlassJar, Stream } from '../parts.tsx'
import { by, Fit, Land, Sized } from '../stage.tsx'

const world = 5
const days = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา']

/** The week's money is gone on Thursday: 100 a time, seven times in four days. */
const gone: Scene = {
  seconds: 8,
  cues: [
    { at: 0.3, sound: 'pop' },
    ...[1.6, 2.1, 2.6, 3.1, 3.6, 4.1, 4.6].map((at) => ({ at, sound: 'koin' as const })),
    { at: 5.3, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const spent = Math.floor(Math.max(0, Math.min(7, (t - 1.1) / 0.5)))
    const day = Math.min(3, Math.floor((spent * 4) / 7))
    const jolt = shake(t, 5.3, 5.9, 7)
    return (
      <>
        <Land t={t} view={view} world={world} />
        <Title view={view} t={t} at={0.3} until={5} how="pop">
          วันจันทร์ มี *700* บาท
        </Title>
        <Title view={view} t={t} at={5.3} how="drop" strong={art('coral')}>
          หมดตั้งแต่ *วันพฤหัส*
        </Title>
        <Fit view={view} w={by(view, 600, 330)} h={by(view, 220, 350)}>
          {days.map((name, i) => {
            const isNow = i === day && t > 1.1
            const x = by(view, 14 + i * 84, 4 + i * 46)
            return (
              <g key={name} transform={`translate(${x + by(view, 34, 21)} ${26 - (isNow ? 6 : 0)})`}>
                <Rect
                  x={by(view, -34, -21)}
                  y={-24}
                  w={by(view, 68, 42)}
                  h={48}
                  r={14}
                  fill={isNow ? art('koin') : art('white')}
                />
                <Word x={0} y={0} size={by(view, 26, 20)} halo={null}>
                  {name}
                </Word>
              </g>
            )
          })}
          <Pile x={by(view, 190, 90)} y={by(view, 216, 346)} n={7 - spent} w={96} h={14} />
          {Array.from({ length: 7 }, (_, i) => {
            const x = (t - 1.6 - i * 0.5) / 0.7
            if (x <= 0 || x >= 1) return null
            const foot = by(view, 200, 330) - (7 - i) * 14
            const at = toss([by(view, 190, 90), foot], [by(view, 640, 380), by(view, 150, 250)], 70, x)
            return <Koin key={i} x={at.x} y={at.y} r={16} />
          })}
          <At x={by(view, 350, 160) + jolt} y={by(view, 60, 186)} s={1.75}>
            <Person who="kla" face={t > 5.2 ? 'oops' : 'smile'} arms={['down', t > 5.2 ? 'hip' : 'wave']} />
          </At>
        </Fit>
      </>
    )
  },
}

/** Three jars come down: half, three tenths, a fifth. */
const jars = [
  { fill: 'sky', name: 'จำเป็น', share: 50, sum: 350 },
  { fill: 'rose', name: 'อยากได้', share: 30, sum: 210 },
  { fill: 'mint', name: 'ออม', share: 20, sum: 140 },
] as const

const placeOfJar = (i: number, isTall: boolean) =>
  (isTall ? [66 + i * 104, 340] : [110 + i * 190, 218]) as [number, number]

const share: Scene = {
  seconds: 11,
  cues: [
    ...[1.4, 2, 2.6].map((at) => ({ at, sound: 'thud' as const })),
    ...[4, 5.6, 7.2].map((at) => ({ at, sound: 'pour' as const })),
    { at: 9.2, sound: 'chime' },
  ],
  draw: ({ t, view }) => (
    <>
      <Land t={t + 8} view={view} world={world} />
      <Title view={view} t={t} at={0.4} until={3.2} how="rise">
        ลองใหม่ *แบ่งก่อนใช้*
      </Title>
      {t > 3.4 && t < 9 && (
        <Count x={view.w / 2} y={by(view, 50, 96)} t={t} from={3.4} to={8.6} a={700} b={0} size={by(view, 44, 60)} />
      )}
      <Title view={view} t={t} at={9.2} how="pop" size={by(view, 38, 30)}>
        *350 + 210 + 140 = 700*
      </Title>
      <Fit view={view} w={by(view, 600, 340)} h={by(view, 230, 350)}>
        {jars.map(({ fill, name, share: percent, sum }, i) => {
          const [x, y] = placeOfJar(i, view.isTall)
          const from = 4 + i * 1.6
          const full = part(t, from + 0.3, from + 1.6)
          return (
            <g key={name}>
              <GlassJar
                x={x}
                y={mix(-60, y, bounce(t, 0.9 + i * 0.6))}
                level={(full * sum) / 400}
                fill={fill}
                name={name}
                k={by(view, 1.15, 0.95)}
                t={t}
              />
              <Stream
                t={t}
                from={from}
                to={from + 1.2}
                every={0.2}
                a={[by(view, 300, 170), -40]}
                b={[x, y - 140]}
                high={12}
                r={11}
              />
              <Sized x={x} y={y - by(view, 196, 176)} k={pop(t, 1.7 + i * 0.6)}>
                <Word x={0} y={0} size={by(view, 38, 34)} fill={art('leaf-deep')}>
                  {full > 0 ? Math.round(full * sum) : `${percent}%`}
                </Word>
              </Sized>
            </g>
          )
        })}
      </Fit>
    </>
  ),
}

export const film: Film = { scenes: [gone, share], posterAt: 17, mood: 'bright', seed: 7 }
