import { type ArtColor, art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Dot, Koin, Leaf, Line, Pile, Rect, Shadow, SoftShape, Sprout } from '#kit/web/art/shapes.tsx'
import { Land, mix, money, part, pop, type Scene, Sheet, Sized, Stream, sway, toss, Word } from './film.tsx'

const days = ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา']

type PotProps = { x: number; y?: number; level: number; fill: ArtColor; name: string; k?: number; t: number }

/** A glass jar that fills with its colour; `level` 0 to 1. */
function Pot({ x, y = 300, level, fill, name, k = 1, t }: PotProps) {
  const high = 112 * level
  return (
    <Sized x={x} y={y} k={k}>
      <Shadow x={0} y={3} w={110} />
      <Rect x={-52} y={-130} w={104} h={130} r={26} fill={art('white')} opacity={0.75} />
      <Rect x={-45} y={-8 - high} w={90} h={high} r={18} fill={art(fill)} />
      {level > 0.08 && (
        <>
          <Koin x={-18} y={-14 - high + sway(t, 2)} r={12} />
          <Koin x={14} y={-12 - high + sway(t + 1, 2)} r={12} />
        </>
      )}
      <Rect x={-44} y={-142} w={88} h={18} r={9} fill={art('white')} />
      <Line d="M-38 -104v40" stroke={art('white')} w={6} />
      <Word x={0} y={34} size={26}>
        {name}
      </Word>
    </Sized>
  )
}

/** The week's money runs out on Thursday. */
const leak: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    const left = Math.max(0, 700 - Math.floor(part(t, 2, 8.2) * 7) * 100)
    const day = Math.min(3, Math.floor(part(t, 2, 8.2) * 4))
    return (
      <>
        <Land t={t} />
        {days.map((name, i) => (
          <g key={name}>
            <Rect x={70 + i * 74} y={84} w={62} h={48} r={14} fill={art(i === day && t > 1.6 ? 'koin' : 'white')} />
            <Word x={101 + i * 74} y={117} size={24}>
              {name}
            </Word>
          </g>
        ))}
        <Pile x={210} y={310} n={Math.ceil(left / 78)} w={90} h={12} />
        {Array.from({ length: 7 }, (_, i) => {
          const x = part(t, 2 + i * 0.85, 3.1 + i * 0.85)
          if (x <= 0 || x >= 1) return null
          const at = toss([210, 300 - (700 - i * 100) / 5], [560, 330], 50, x)
          return <Koin key={at.x} x={at.x} y={at.y} r={13} />
        })}
        <Word x={210} y={184} size={38} show={part(t, 0.8, 1.4)}>
          {money(left)}
        </Word>
        <At x={400} y={160} s={1.6}>
          <Person who="kla" face={t > 7 ? 'oops' : 'smile'} arms={['down', t > 7 ? 'hip' : 'wave']} />
        </At>
        <Word x={320} y={62} size={32} show={part(t, 8.4, 9)}>
          หมดตั้งแต่วันพฤหัส
        </Word>
      </>
    )
  },
}

/** Three jars come down. */
const threeJars: Scene = {
  seconds: 11,
  draw: ({ t }) => (
    <>
      <Land t={t + 11} />
      {(
        [
          { x: 140, fill: 'sky', name: 'จำเป็น', share: '50%' },
          { x: 320, fill: 'rose', name: 'อยากได้', share: '30%' },
          { x: 500, fill: 'mint', name: 'ออม', share: '20%' },
        ] as const
      ).map(({ x, fill, name, share }, i) => {
        const came = part(t, 0.8 + i * 1.6, 1.8 + i * 1.6)
        return (
          <g key={name}>
            <Pot x={x} y={mix(-20, 300, came)} level={0} fill={fill} name={name} t={t} />
            <Sized x={x} y={120 + sway(t + i, 3)} k={pop(t, 2.6 + i * 1.6)}>
              <Word x={0} y={0} size={44}>
                {share}
              </Word>
            </Sized>
          </g>
        )
      })}
      <Word x={320} y={58} size={34} show={part(t, 7, 7.7)}>
        แบ่งก่อนใช้
      </Word>
    </>
  ),
}

/** 700 is shared out. */
const share: Scene = {
  seconds: 13,
  draw: ({ t }) => {
    const parts = [
      { x: 140, fill: 'sky', name: 'จำเป็น', sum: 350, from: 1 },
      { x: 320, fill: 'rose', name: 'อยากได้', sum: 210, from: 4.2 },
      { x: 500, fill: 'mint', name: 'ออม', sum: 140, from: 7 },
    ] as const
    return (
      <>
        <Land t={t + 22} />
        <Sized x={320} y={58} k={1}>
          <Sheet x={0} y={0} w={190} h={64} />
          <Word x={0} y={14} size={38}>
            {money(700 - parts.reduce((sum, one) => sum + one.sum * part(t, one.from, one.from + one.sum / 140), 0))}
          </Word>
        </Sized>
        {parts.map(({ x, fill, name, sum, from }) => {
          const long = sum / 140
          const full = part(t, from + 0.5, from + long + 0.5)
          return (
            <g key={name}>
              <Pot x={x} level={(full * sum) / 400} fill={fill} name={name} t={t} />
              <Stream t={t} from={from} to={from + long} every={0.25} a={[320, 80]} b={[x, 180]} high={20} r={11} />
              <Word x={x} y={150} size={34} show={part(t, from + long, from + long + 0.6)}>
                {sum}
              </Word>
            </g>
          )
        })}
        <Word x={72} y={64} size={24} show={part(t, 0.3, 0.8)}>
          จำลอง
        </Word>
      </>
    )
  },
}

/** What must be: the way to school and lunch. */
const needs: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    const bus = mix(-150, 470, part(t, 1, 5))
    const eaten = part(t, 6.4, 9)
    return (
      <>
        <Land t={t + 35} />
        <Pot x={100} level={0.88 - 0.2 * part(t, 1, 2.2) - 0.25 * part(t, 5.4, 6.4)} fill="sky" name="จำเป็น" t={t} />
        {t > 1 && t < 2.2 && <Koin {...toss([100, 180], [bus + 60, 240], 60, part(t, 1, 2.2))} r={13} />}
        {t > 5.2 && t < 6.3 && <Koin {...toss([100, 190], [320, 250], 70, part(t, 5.2, 6.3))} r={13} />}
        <At x={bus} y={206 + sway(t, 1, 0.4)}>
          <Rect x={0} y={0} w={150} h={76} r={18} fill={art('coral')} />
          <Rect x={0} y={42} w={150} h={12} r={0} fill={art('cream')} />
          {[16, 60, 104].map((x) => (
            <Rect key={x} x={x} y={14} w={32} h={24} r={7} fill={art('sky')} />
          ))}
          <Dot x={36} y={78} r={14} fill={art('ink')} />
          <Dot x={114} y={78} r={14} fill={art('ink')} />
        </At>
        <Sized x={320} y={262} k={pop(t, 5.6) * 1.5}>
          <Rect x={-34} y={-22 + eaten * 12} w={68} h={24 - eaten * 12} r={12} fill={art('white')} />
          <Dot x={10} y={-20 + eaten * 18} r={8 * (1 - eaten)} fill={art('koin')} />
          <Leaf x={-10} y={-14 + eaten * 14} l={16 * (1 - eaten) + 1} deg={-40} />
          <SoftShape d="M-40 0H40Q32 30 0 30T-40 0Z" fill={art('coral')} w={6} />
        </Sized>
        <Word x={360} y={70} size={34} show={part(t, 2.4, 3)}>
          ค่ารถ ค่าข้าว
        </Word>
      </>
    )
  },
}

/** What one would like: from its own jar, or later. */
const wants: Scene = {
  seconds: 12,
  draw: ({ t }) => {
    const reach = part(t, 4.2, 5.4) - part(t, 6, 7)
    return (
      <>
        <Land t={t + 46} />
        <Pot x={130} level={0.52 - 0.44 * part(t, 1.4, 3.4)} fill="rose" name="อยากได้" t={t} />
        <Pot x={510} level={0.4} fill="mint" name="ออม" t={t} />
        <Sized x={320} y={250} k={1.5}>
          <SoftShape d="M-22 -40H22L16 34H-16Z" fill={art('cream')} w={8} />
          <Rect
            x={-17}
            y={mix(-34, 4, part(t, 2.2, 4))}
            w={34}
            h={mix(66, 28, part(t, 2.2, 4))}
            r={8}
            fill={art('wood')}
          />
          {[-9, 0, 9].map((x) => (
            <Dot key={x} x={x} y={26 + sway(t + x, 1)} r={4.4} fill={art('ink')} />
          ))}
          <Rect x={-26} y={-48} w={52} h={10} r={5} fill={art('white')} />
          <Line d="M4 -46L12 -76" stroke={art('coral')} w={5} />
        </Sized>
        <Stream t={t} from={1.2} to={2.8} every={0.5} a={[130, 210]} b={[310, 200]} high={60} />
        <Line
          d={`M330 200Q${mix(340, 440, reach)} ${mix(200, 110, reach)} ${mix(332, 492, reach)} ${mix(200, 158, reach)}`}
          stroke={art('wood-deep')}
          w={6 * Math.min(1, reach * 8)}
          dash="1 13"
        />
        <Sized x={510} y={180} k={pop(t, 5.2)}>
          <SoftShape d="M-26 -22L0 -32L26 -22V4Q22 26 0 36Q-22 26 -26 4Z" fill={art('leaf')} w={8} />
          <Line d="M-12 2L-3 12L14 -10" stroke={art('white')} w={7 * part(t, 5.6, 6.2)} />
        </Sized>
        <Word x={320} y={62} size={34} show={part(t, 7, 7.7)}>
          หมดโถนี้ รอรอบหน้า
        </Word>
      </>
    )
  },
}

/** Four weeks of saving reach the flag. */
const saving: Scene = {
  seconds: 13,
  draw: ({ t }) => {
    const weeks = [1.4, 3.8, 6.2, 8.6].map((from) => part(t, from, from + 1.4))
    // A sum stands there only when it is true: week by week, never counting up behind an equals sign.
    const full = weeks.filter((came) => came === 1).length
    return (
      <>
        <Land t={t + 58} />
        {weeks.map((came, i) => (
          <g key={i}>
            <Rect
              x={170 + i * 96}
              y={300 - 52 * (i + 1) * came}
              w={84}
              h={52 * (i + 1) * came}
              r={14}
              fill={art('mint')}
            />
            <Word x={212 + i * 96} y={340} size={22}>
              {`สัปดาห์ ${i + 1}`}
            </Word>
            {came > 0 && came < 1 && <Koin x={212 + i * 96} y={mix(40, 290 - 52 * (i + 1), came)} r={15} />}
          </g>
        ))}
        <Sized x={572} y={302} k={1}>
          <Line d="M0 0V-214" stroke={art('wood-deep')} w={7} />
          <SoftShape
            d={`M4 -212Q22 ${-206 + sway(t, 5, 1.6)} 48 -196Q22 ${-184 + sway(t, 5, 1.6)} 4 -178Z`}
            fill={art('coral')}
            w={6}
          />
        </Sized>
        <At x={30} y={170} s={1.35}>
          <Person who="aom" face={full === 4 ? 'glad' : 'smile'} arms={['wave', full === 4 ? 'up' : 'down']} />
        </At>
        <Word x={300} y={66} size={38} show={part(t, 2.8, 3.3)} fill={art('leaf-deep')}>
          140 × {Math.max(1, full)} = {money(140 * Math.max(1, full))}
        </Word>
      </>
    )
  },
}

/** The shares may be others, as long as they are shared first. */
const adjust: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    const turn = part(t, 2, 4.4)
    const back = part(t, 6, 8)
    const shares = [mix(50, 60, turn) - 5 * back, mix(30, 20, turn) - 5 * back, 20 + 10 * back]
    return (
      <>
        <Land t={t + 71} />
        {(['sky', 'rose', 'mint'] as const).map((fill, i) => (
          <g key={fill}>
            <Rect x={90} y={122 + i * 62} w={360} h={26} r={13} fill={art('white')} />
            <Rect x={90} y={122 + i * 62} w={360 * (shares[i]! / 70)} h={26} r={13} fill={art(fill)} />
            <Dot x={90 + 360 * (shares[i]! / 70)} y={135 + i * 62} r={20} fill={art('white')} />
            <Dot x={90 + 360 * (shares[i]! / 70)} y={135 + i * 62} r={13} fill={art('leaf-deep')} />
            <Word x={520} y={147 + i * 62} size={32}>
              {Math.round(shares[i]!)}%
            </Word>
          </g>
        ))}
        <Sized x={320} y={324} k={pop(t, 8.4) * 1.7}>
          <Sprout x={0} y={0} />
        </Sized>
        <Word x={320} y={76} size={36} show={part(t, 0.8, 1.5)}>
          ปรับให้เข้ากับชีวิตคุณ
        </Word>
      </>
    )
  },
}

export const scenes = [leak, threeJars, share, needs, wants, saving, adjust]
