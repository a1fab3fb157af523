import { type ArtColor, art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Dot, Leaf, Line, Pile, Rect, Shadow, SoftShape, Sprout, Turn } from '#kit/web/art/shapes.tsx'
import { Tree } from '#kit/web/art/things.tsx'
import { Land, mix, money, part, pop, type Scene, Sized, Stream, sway, toss, Word } from './film.tsx'

/** The goods of the basket on a 40 grid around 0,0. */
const goods = [
  <g key="milk">
    <Rect x={-11} y={-14} w={22} h={32} r={5} fill={art('white')} />
    <SoftShape d="M-9 -16L0 -24L9 -16Z" fill={art('sky')} w={4} />
    <Rect x={-11} y={-2} w={22} h={9} fill={art('sky')} />
  </g>,
  <g key="egg">
    <Dot x={-7} y={6} r={11} fill={art('cream')} />
    <Dot x={8} y={8} r={10} fill={art('cheek')} />
  </g>,
  <g key="greens">
    <Leaf x={0} y={18} l={38} deg={-24} />
    <Leaf x={0} y={18} l={40} deg={18} />
  </g>,
  <g key="banana">
    <Line d="M-14 -8Q-6 16 16 10" stroke={art('koin')} w={13} />
    <Dot x={-15} y={-11} r={4} fill={art('wood-deep')} />
  </g>,
  <g key="bread">
    <Rect x={-18} y={-10} w={36} h={26} r={11} fill={art('wood')} />
    <Line d="M-8 -4v8M2 -4v8" stroke={art('cream')} w={3} />
  </g>,
]

function Basket({ x, y, k = 1 }: { x: number; y: number; k?: number }) {
  return (
    <Sized x={x} y={y} k={k}>
      <Shadow x={0} y={62} w={180} />
      <SoftShape d="M-92 -8H92L72 56H-72Z" fill={art('wood')} w={12} />
      <Rect x={-100} y={-16} w={200} h={20} r={10} fill={art('wood-deep')} />
      <Line d="M-56 12L-48 48M-20 12L-17 50M20 12L17 50M56 12L48 48" stroke={art('wood-deep')} w={4} />
    </Sized>
  )
}

/** 100 fills a basket. */
const full: Scene = {
  seconds: 11,
  draw: ({ t }) => (
    <>
      <Land t={t} />
      {goods.map((thing, i) => {
        const x = part(t, 2 + i * 0.9, 3 + i * 0.9)
        const at = toss([120 + i * 24, 170], [262 + i * 42, 222], 90, x)
        return (
          <Sized key={thing.key} x={at.x + 20} y={at.y} k={x > 0 ? 1.5 : 0}>
            {thing}
          </Sized>
        )
      })}
      <Basket x={370} y={250} k={1.1} />
      <At x={20} y={130} s={1.8}>
        <Person who="khum" face={t > 6 ? 'glad' : 'smile'} arms={['down', 'wave']} />
      </At>
      <Sized x={550} y={140 + sway(t, 3)} k={pop(t, 0.8)}>
        <Rect x={-58} y={-32} w={116} h={64} r={12} fill={art('leaf')} />
        <Rect x={-50} y={-24} w={100} h={48} r={8} fill={art('mint')} />
        <text y={13} textAnchor="middle" fontSize={36} fontWeight={600} fill={art('ink')}>
          100
        </text>
      </Sized>
      <Word x={320} y={64} size={36} show={part(t, 7, 7.7)}>
        100 บาท ได้ 5 อย่าง
      </Word>
      <Word x={66} y={44} size={24} show={part(t, 0.4, 0.9)}>
        จำลอง
      </Word>
    </>
  ),
}

/** The tags turn upwards over the years. */
const tags: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    const years = part(t, 1.6, 8) * 10
    return (
      <>
        <Land t={t + 11} />
        <Rect x={50} y={236} w={540} h={22} r={11} fill={art('wood-deep')} />
        {goods.map((thing, i) => (
          <g key={thing.key}>
            <Sized x={106 + i * 108} y={200} k={1.8}>
              {thing}
            </Sized>
            <Turn deg={sway(t + i, 3)} x={106 + i * 108} y={240}>
              <Rect x={70 + i * 108} y={264} w={72} h={46} r={12} fill={art('white')} />
              <text x={106 + i * 108} y={297} textAnchor="middle" fontSize={27} fontWeight={600} fill={art('ink')}>
                {Math.round(20 * 1.03 ** years)}
              </text>
            </Turn>
          </g>
        ))}
        <Line d="M110 140Q320 130 530 84" stroke={art('coral')} w={8 * part(t, 2, 3)} />
        <SoftShape d="M528 92L548 78L526 72Z" fill={art('coral')} w={8 * part(t, 2, 3) + 0.01} />
        <Word x={190} y={78} size={34}>
          {`ผ่านไป ${Math.round(years)} ปี`}
        </Word>
        <Word x={450} y={150} size={26} show={part(t, 3, 3.7)}>
          ขึ้นปีละ 3% (จำลอง)
        </Word>
      </>
    )
  },
}

/** The same note buys less. */
const less: Scene = {
  seconds: 12,
  draw: ({ t }) => {
    const count = t < 4 ? 5 : t < 6.4 ? 4 : 3
    return (
      <>
        <Land t={t + 22} />
        {goods.map((thing, i) => {
          const gone = i === 4 ? part(t, 2.8, 4.4) : i === 3 ? part(t, 5.4, 7) : 0
          const at = toss([282 + i * 42, 222], [690, 120 + i * 30], 90, gone)
          return (
            <Sized key={thing.key} x={at.x} y={at.y} k={1.5} opacity={1 - gone * 0.3}>
              <Turn deg={gone * 160} x={0} y={0}>
                {thing}
              </Turn>
            </Sized>
          )
        })}
        <Basket x={370} y={250} k={1.1} />
        <At x={20} y={130} s={1.8}>
          <Person
            who="khum"
            face={t > 6.6 ? 'think' : t > 3 ? 'oops' : 'smile'}
            arms={['down', t > 3 ? 'hold' : 'wave']}
          />
        </At>
        <Sized x={110} y={96 + sway(t, 3)} k={1}>
          <Rect x={-58} y={-32} w={116} h={64} r={12} fill={art('leaf')} />
          <Rect x={-50} y={-24} w={100} h={48} r={8} fill={art('mint')} />
          <text y={13} textAnchor="middle" fontSize={36} fontWeight={600} fill={art('ink')}>
            100
          </text>
        </Sized>
        <Word x={400} y={74} size={36} show={part(t, 0.6, 1.2)}>
          {`เงินเท่าเดิม ได้ ${count} อย่าง`}
        </Word>
        <Word x={400} y={122} size={30} fill={art('wood-deep')} show={part(t, 8, 8.7)}>
          นี่คือเงินเฟ้อ
        </Word>
      </>
    )
  },
}

/** How it is measured: many prices, one number a year. */
const measured: Scene = {
  seconds: 14,
  draw: ({ t }) => {
    const bars = [
      { year: '2566', rate: 1.2, fill: 'coral', from: 3 },
      { year: '2567', rate: 0.4, fill: 'koin', from: 5.4 },
      { year: '2568', rate: -0.14, fill: 'sky', from: 7.8 },
    ] as const
    return (
      <>
        <Land t={t + 34} horizon={326} />
        {goods.map((thing, i) => (
          <Sized
            key={thing.key}
            x={((t * 46 + i * 96) % 480) - 20}
            y={76 + sway(t + i, 4)}
            k={1.1}
            opacity={1 - part(t, 2.6, 3.6) * 0.75}
          >
            {thing}
          </Sized>
        ))}
        <Line d="M90 262H560" stroke={art('ink')} w={4} />
        {bars.map(({ year, rate, fill, from }, i) => {
          const tall = rate * 116 * part(t, from, from + 1.4)
          return (
            <g key={year}>
              <Rect
                x={130 + i * 146}
                y={262 - Math.max(0, tall)}
                w={92}
                h={Math.abs(tall) + 0.01}
                r={12}
                fill={art(fill)}
              />
              <Word x={176 + i * 146} y={318} size={27}>
                {year}
              </Word>
              <Word x={176 + i * 146} y={248 - Math.max(0, tall)} size={30} show={part(t, from + 0.8, from + 1.4)}>
                {`${rate < 0 ? '−' : ''}${Math.abs(rate)}%`}
              </Word>
            </g>
          )
        })}
        <Word x={320} y={60} size={34} show={part(t, 3, 3.7)}>
          เงินเฟ้อเฉลี่ยของไทย
        </Word>
      </>
    )
  },
}

/** What lies still becomes smaller in what it buys. */
const still: Scene = {
  seconds: 12,
  draw: ({ t }) => {
    const years = part(t, 2, 9) * 10
    const worth = 100 / 1.03 ** years
    return (
      <>
        <Land t={t + 48} />
        <Shadow x={200} y={306} w={150} />
        <SoftShape d="M140 220Q140 170 200 170T260 220V270Q260 298 200 298T140 270Z" fill={art('rose')} w={16} />
        <Rect x={176} y={164} w={48} h={8} r={4} fill={art('ink')} />
        <Dot x={180} y={222} r={6} fill={art('ink')} />
        <Dot x={222} y={222} r={6} fill={art('ink')} />
        <Line d="M192 244q9 8 18 0" stroke={art('ink')} w={4} />
        <Word x={200} y={140} size={34}>
          100
        </Word>
        <Sized x={450} y={272} k={1.25 * (worth / 100) ** 1.6}>
          <Basket x={0} y={-50} />
          <Sized x={-40} y={-78} k={1.5}>
            {goods[0]}
          </Sized>
          <Sized x={6} y={-78} k={1.5}>
            {goods[2]}
          </Sized>
          <Sized x={48} y={-76} k={1.4}>
            {goods[4]}
          </Sized>
        </Sized>
        <Word x={450} y={110} size={34} fill={art('wood-deep')}>
          {`ซื้อได้ราว ${money(worth)}`}
        </Word>
        <Word x={320} y={62} size={34} show={part(t, 0.8, 1.4)}>
          {`วางไว้เฉย ๆ ${Math.round(years)} ปี`}
        </Word>
        <Word x={560} y={338} size={24} show={part(t, 3, 3.6)}>
          จำลอง
        </Word>
      </>
    )
  },
}

/** Interest on one side, inflation on the other. */
const seesaw: Scene = {
  seconds: 13,
  draw: ({ t }) => {
    const tilt = mix(0, 9, part(t, 2.2, 3.6)) - mix(0, 18, part(t, 7.4, 9.4)) + sway(t, 0.6)
    const side = (x: number, fill: ArtColor, label: string, k: number) => (
      <Sized x={x} y={-6} k={k}>
        <Rect x={-58} y={-72} w={116} h={72} r={16} fill={art(fill)} />
        <text y={-26} textAnchor="middle" fontSize={34} fontWeight={600} fill={art('ink')}>
          {label}
        </text>
      </Sized>
    )
    return (
      <>
        <Land t={t + 60} />
        <SoftShape d="M320 236L360 300H280Z" fill={art('wood-deep')} w={10} />
        <g transform={`translate(320 232) rotate(${tilt})`}>
          <Rect x={-240} y={-8} w={480} h={16} r={8} fill={art('wood')} />
          {side(-170, 'mint', t < 7.4 ? '1.5%' : '3%', pop(t, 0.8))}
          {side(170, 'coral', '2%', pop(t, 1.8))}
        </g>
        <Word x={130} y={330} size={28}>
          ดอกเบี้ย
        </Word>
        <Word x={510} y={330} size={28}>
          เงินเฟ้อ
        </Word>
        <Word x={320} y={66} size={34} show={part(t, 4, 4.7) - part(t, 7, 7.5)}>
          1.5% − 2% = −0.5%
        </Word>
        <Word x={320} y={66} size={34} fill={art('leaf-deep')} show={part(t, 9.6, 10.3)}>
          3% − 2% = +1%
        </Word>
        <Word x={66} y={112} size={24} show={part(t, 4, 4.6)}>
          จำลอง
        </Word>
      </>
    )
  },
}

/** Near money stays at hand, far money grows. */
const choose: Scene = {
  seconds: 11,
  draw: ({ t }) => (
    <>
      <Land t={t + 73} />
      <Pile x={140} y={306} n={6} w={84} h={12} />
      <Stream t={t} from={2} to={6} every={0.5} a={[140, 230]} b={[470, 290]} high={90} />
      <Tree x={480} y={304} h={40 + 190 * part(t, 3, 9)} />
      <Sized x={480} y={304} k={(1 - part(t, 3, 4)) * 2}>
        <Sprout x={0} y={0} />
      </Sized>
      <Line d="M230 300H400" stroke={art('white')} w={6} dash="1 14" />
      <At x={255} y={150} s={1.6}>
        <Person who="kla" face="glad" arms={['wave', t > 4 ? 'up' : 'wave']} />
      </At>
      <Word x={140} y={200} size={28} show={part(t, 0.8, 1.5)}>
        ใช้เร็ว ๆ นี้
      </Word>
      <Word x={520} y={346} size={28} show={part(t, 4.4, 5.1)}>
        อีกหลายปี
      </Word>
      <Word x={320} y={62} size={36} show={part(t, 6.6, 7.3)}>
        ให้เงินโตทันราคา
      </Word>
    </>
  ),
}

export const scenes = [full, tags, less, measured, still, seesaw, choose]
