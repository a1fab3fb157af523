import { art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Dot, Koin, Line, Pile, Rect, Shadow, Sprout, Turn } from '#kit/web/art/shapes.tsx'
import { Jar, Tree, WateringCan } from '#kit/web/art/things.tsx'
import { Land, mix, money, part, pop, type Scene, Sheet, Sized, Stream, sway, toss, Word } from './film.tsx'

const grown = (years: number) => 10_000 * 1.05 ** years
const flat = (years: number) => 10_000 + 500 * years

/** A koin falls into the ground and grows. */
const seed: Scene = {
  seconds: 10,
  draw: ({ t }) => {
    const x = part(t, 0.2, 2)
    const drop = part(t, 2.6, 3.4)
    const at = toss([mix(-60, 150, x) + 70, 210], [400, 292], 70, drop)
    return (
      <>
        <Land t={t} />
        <Rect x={330} y={290} w={140} h={26} r={13} fill={art('wood')} />
        {drop < 1 && <Koin x={at.x} y={at.y} r={16} />}
        <Sized x={400} y={292} k={part(t, 3.6, 7.5) * 4.4}>
          <Turn deg={sway(t, 3)} x={0} y={0}>
            <Sprout x={0} y={0} />
          </Turn>
        </Sized>
        {[0, 1, 2].map((i) => (
          <Sized key={i} x={362 + i * 38} y={150 + i * 14 + sway(t + i, 4)} k={pop(t, 6.6 + i * 0.4)}>
            <Koin x={0} y={0} r={13} />
          </Sized>
        ))}
        <At x={mix(-160, 70, x)} y={148 + sway(t, 1.5, 0.7) * (1 - x)} s={1.7}>
          <Person who="kla" face={t > 6.5 ? 'glad' : 'smile'} arms={['hip', t > 2.4 && t < 4 ? 'up' : 'wave']} />
        </At>
        <Word x={320} y={64} size={46} show={part(t, 1, 1.8)}>
          ดอกเบี้ยทบต้น
        </Word>
      </>
    )
  },
}

/** The first year's interest falls beside what was saved. */
const firstYear: Scene = {
  seconds: 12,
  draw: ({ t }) => (
    <>
      <Land t={t + 10} />
      <Shadow x={190} y={312} w={120} />
      <Pile x={190} y={310} n={Math.round(part(t, 0.4, 2.6) * 14)} w={96} h={13} />
      <Word x={190} y={110} show={part(t, 2.4, 3)}>
        10,000
      </Word>
      <Calendar x={430} y={150} turn={part(t, 3.4, 6)} label="ปีที่ 1" t={t} />
      <Stream t={t} from={5.6} to={8.6} every={0.5} a={[430, 170]} b={[330, 296]} high={40} />
      <Pile x={330} y={310} n={Math.floor(part(t, 6.3, 9.4) * 4)} w={60} h={11} />
      <Word x={330} y={240} size={30} fill={art('leaf-deep')} show={part(t, 8.2, 8.8)}>
        +500
      </Word>
      <Word x={320} y={62} size={32} show={part(t, 6.2, 6.9)}>
        10,000 × 5% = 500
      </Word>
      <Word x={66} y={46} size={24} show={part(t, 0.4, 0.9)}>
        จำลอง
      </Word>
      <At x={510} y={210} s={1.2}>
        <Person who="ngok" face={t > 7 ? 'glad' : 'smile'} arms={['down', 'wave']} />
      </At>
    </>
  ),
}

function Calendar({ x, y, turn, label, t }: { x: number; y: number; turn: number; label: string; t: number }) {
  return (
    <>
      <Sheet x={x} y={y} w={150} h={110} />
      <Rect x={x - 75} y={y - 55} w={150} h={28} r={14} fill={art('coral')} />
      {Array.from({ length: 12 }, (_, i) => (
        <Dot
          key={i}
          x={x - 48 + (i % 4) * 32}
          y={y - 12 + Math.floor(i / 4) * 17}
          r={i < turn * 12 ? 6 : 4}
          fill={art(i < turn * 12 ? 'leaf' : 'shadow')}
        />
      ))}
      <Word x={x} y={y + 88 + sway(t, 1)} size={26}>
        {label}
      </Word>
    </>
  )
}

/** In the second year the interest bears interest of its own. */
const secondYear: Scene = {
  seconds: 14,
  draw: ({ t }) => (
    <>
      <Land t={t + 22} />
      <Pile x={130} y={310} n={14} w={96} h={13} />
      <Pile x={250} y={310} n={4} w={60} h={11} />
      <Calendar x={540} y={140} turn={part(t, 1, 4)} label="ปีที่ 2" t={t} />
      <Stream t={t} from={3.6} to={6} every={0.5} a={[130, 150]} b={[370, 296]} high={50} />
      <Pile x={370} y={310} n={Math.floor(part(t, 4.2, 6.8) * 4)} w={60} h={11} />
      <Word x={370} y={244} size={28} fill={art('leaf-deep')} show={part(t, 6.4, 7)}>
        +500
      </Word>
      {t > 7.6 && t < 8.8 && <Koin {...toss([250, 262], [466, 300], 80, part(t, 7.6, 8.8))} r={10} />}
      <Sized x={466} y={300} k={pop(t, 8.8)}>
        <Koin x={0} y={0} r={13} />
        <Sprout x={0} y={-10} k={1.6} />
      </Sized>
      <Word x={476} y={250} size={30} fill={art('leaf-deep')} show={part(t, 9, 9.6)}>
        +25
      </Word>
      <Line d={`M250 250Q360 ${150 + sway(t, 4)} 460 262`} stroke={art('white')} w={4 * part(t, 7.4, 8)} dash="2 12" />
      <Word x={270} y={66} size={32} show={part(t, 10, 10.7)}>
        ดอกเบี้ยของดอกเบี้ย
      </Word>
    </>
  ),
}

/** Ten years side by side. */
const twoWays: Scene = {
  seconds: 15,
  draw: ({ t }) => {
    const years = part(t, 1.2, 10.5) * 10
    const whole = Math.floor(years + 0.001)
    const tall = (sum: number) => ((sum - 9_000) / 7_400) * 178
    return (
      <>
        <Land t={t + 36} />
        {[
          { x: 190, sum: flat(years), fill: 'sky', name: 'ไม่ทบ' },
          { x: 470, sum: grown(years), fill: 'leaf', name: 'ทบต้น' },
        ].map(({ x, sum, fill, name }) => (
          <g key={name}>
            <Rect x={x - 55} y={290 - tall(sum)} w={110} h={tall(sum)} r={16} fill={art(fill as 'sky')} />
            <Koin x={x} y={290 - tall(sum) - 16 + sway(t + x, 2)} r={16} />
            <Word x={x} y={336} size={28}>
              {name}
            </Word>
          </g>
        ))}
        <Word x={190} y={Math.min(252, 258 - tall(flat(years)) - 10)} size={30}>
          {money(flat(years < 10 ? whole : 10))}
        </Word>
        <Word x={470} y={258 - tall(grown(years)) - 10} size={30} fill={art('leaf-deep')}>
          {money(grown(years < 10 ? whole : 10), 2)}
        </Word>
        <Word x={66} y={46} size={24}>
          จำลอง
        </Word>
        <Sized x={326} y={150} k={1}>
          <Sheet x={0} y={0} w={104} h={74} />
          <Word x={0} y={-4} size={22}>
            ปีที่
          </Word>
          <Word x={0} y={28} size={32}>
            {whole}
          </Word>
        </Sized>
      </>
    )
  },
}

/** The gap between them. */
const gap: Scene = {
  seconds: 11,
  draw: ({ t }) => (
    <>
      <Land t={t + 51} />
      <Line d="M70 270L570 170" stroke={art('sky')} w={7 * part(t, 0.2, 1)} />
      <Line d="M70 270Q340 236 570 96" stroke={art('leaf-deep')} w={7 * part(t, 0.6, 1.4)} />
      {Array.from({ length: 9 }, (_, i) => {
        const x = 215 + i * 44
        const straight = 270 - ((x - 70) / 500) * 100
        const bent = 270 - ((x - 70) / 500) * 62 - ((x - 70) / 500) ** 2 * 112
        const y = mix(-30, Math.min(straight - 12, (straight + bent) / 2), part(t, 1.6 + i * 0.32, 2.6 + i * 0.32))
        return <Koin key={x} x={x} y={y + sway(t + i, 1.5)} r={5 + i * 1.3} />
      })}
      <Word x={200} y={120} size={40} fill={art('leaf-deep')} show={part(t, 5, 5.7)}>
        +{money(mix(0, 1_288.95, part(t, 5, 7.4)), 2)}
      </Word>
      <At x={70} y={250} s={0.9}>
        <Person who="aom" face={t > 6 ? 'wow' : 'smile'} arms={['down', t > 6 ? 'up' : 'wave']} />
      </At>
      <Word x={430} y={330} size={28} show={part(t, 3, 3.6)}>
        เวลายิ่งยาว ยิ่งห่าง
      </Word>
    </>
  ),
}

/** 72 by the rate: the years until it is twice as much. */
const rule72: Scene = {
  seconds: 13,
  draw: ({ t }) => {
    const hand = part(t, 3, 8)
    return (
      <>
        <Land t={t + 62} />
        <Dot x={170} y={190} r={84} fill={art('wood-deep')} />
        <Dot x={170} y={190} r={74} fill={art('cream')} />
        {Array.from({ length: 9 }, (_, i) => {
          const turn = ((i + 1) / 9) * 2 * Math.PI
          return (
            <Dot
              key={turn}
              x={170 + 58 * Math.sin(turn)}
              y={190 - 58 * Math.cos(turn)}
              r={hand * 9 >= i + 0.99 ? 8 : 5}
              fill={art(hand * 9 >= i + 0.99 ? 'leaf' : 'shadow')}
            />
          )
        })}
        <Turn deg={hand * 360} x={170} y={190}>
          <Line d="M170 190V150" stroke={art('ink')} w={7} />
        </Turn>
        <Dot x={170} y={190} r={8} fill={art('ink')} />
        <Pile x={380} y={310} n={7} w={84} h={12} />
        <Pile x={500} y={310} n={7 + Math.round(hand * 7)} w={84} h={12} />
        <Word
          x={500}
          y={Math.round(290 - (7 + hand * 7) * 12)}
          size={30}
          show={part(t, 7.6, 8.2)}
          fill={art('leaf-deep')}
        >
          × 2
        </Word>
        <Word x={320} y={64} size={36} show={part(t, 1, 1.7)}>
          72 ÷ 8 = 9 ปี
        </Word>
        <Word x={170} y={330} size={28} show={part(t, 8.6, 9.2)}>
          72 ÷ 3 = 24 ปี
        </Word>
      </>
    )
  },
}

/** A little now, and time. */
const begin: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    const tall = part(t, 2, 9)
    return (
      <>
        <Land t={t + 75} />
        <Tree x={460} y={300} h={60 + 170 * tall} />
        {[0, 1, 2, 3, 4].map((i) => (
          <Sized
            key={i}
            x={430 + ((i * 37) % 90)}
            y={300 - (60 + 170 * tall) * (0.5 + ((i * 0.17) % 0.34)) + sway(t + i, 3)}
            k={pop(t, 5 + i * 0.6)}
          >
            <Koin x={0} y={0} r={11} />
          </Sized>
        ))}
        <Jar x={330} y={306} />
        <At x={120} y={140} s={1.75}>
          <Person who="kla" face="glad" arms={['hip', 'wave']}>
            <Turn deg={sway(t, 6, 2)} x={84} y={60}>
              <WateringCan />
            </Turn>
          </Person>
        </At>
        {Array.from({ length: 6 }, (_, i) => {
          const x = (t * 0.9 + i / 6) % 1
          return (
            <Rect
              key={i}
              x={322 + x * 50 + i * 3}
              y={240 + x * 60}
              w={5}
              h={11}
              r={2.5}
              fill={art('sky')}
              opacity={1 - x}
            />
          )
        })}
        <Word x={320} y={64} size={40} show={part(t, 0.8, 1.5)}>
          เริ่มน้อย เริ่มเร็ว
        </Word>
      </>
    )
  },
}

export const scenes = [seed, firstYear, secondYear, twoWays, gap, rule72, begin]
