import type { ReactNode } from 'react'
import { art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Dot, Line, Rect, Shadow, SoftShape, Turn } from '#kit/web/art/shapes.tsx'
import { Land, mix, part, pop, type Scene, Sheet, Sized, sway, Word } from './film.tsx'

function Phone({ x, y, k = 1, children }: { x: number; y: number; k?: number; children?: ReactNode }) {
  return (
    <Sized x={x} y={y} k={k}>
      <Rect x={-76} y={-128} w={152} h={256} r={26} fill={art('ink')} />
      <Rect x={-67} y={-116} w={134} h={232} r={18} fill={art('cream')} />
      <Rect x={-20} y={-124} w={40} h={6} r={3} fill={art('shadow')} />
      {children}
    </Sized>
  )
}

function Strip({ x, y, w, fill, children }: { x: number; y: number; w: number; fill: string; children: string }) {
  return (
    <>
      <Rect x={x - w / 2} y={y - 27} w={w} h={54} r={18} fill={fill} />
      <text x={x} y={y + 10} textAnchor="middle" fontSize={27} fontWeight={600} fill={art('ink')}>
        {children}
      </text>
    </>
  )
}

const words = [
  { text: 'ด่วน ใน 10 นาที', fill: art('koin'), y: 130, to: [190, 96] },
  { text: 'กดลิงก์นี้', fill: art('sky'), y: 190, to: [450, 176] },
  { text: 'บอกรหัสมา', fill: art('coral'), y: 250, to: [190, 264] },
] as const

/** A message comes in. */
const ring: Scene = {
  seconds: 10,
  draw: ({ t }) => (
    <>
      <Land t={t} />
      <Turn deg={t < 2.6 ? sway(t, 3, 0.35) * part(t, 0.4, 0.8) : 0} x={230} y={190}>
        <Phone x={230} y={190}>
          {[0, 1, 2].map((i) => (
            <Rect key={i} x={-52} y={-70 + i * 44} w={i === 1 ? 70 : 96} h={28} r={12} fill={art('stage-2')} />
          ))}
        </Phone>
      </Turn>
      <Sized x={230} y={150} k={pop(t, 2.6)}>
        <Sheet x={0} y={0} w={330} h={96} fill={art('koin')} />
        <text textAnchor="middle" y={-6} fontSize={28} fontWeight={600} fill={art('ink')}>
          พัสดุของคุณตกค้าง
        </text>
        <text textAnchor="middle" y={32} fontSize={25} fontWeight={500} fill={art('ink')}>
          กดลิงก์ภายใน 10 นาที
        </text>
      </Sized>
      <At x={430} y={150} s={1.7}>
        <Person who="kla" face={t > 6 ? 'think' : t > 2.8 ? 'wow' : 'smile'} arms={['hold', t > 6 ? 'hip' : 'down']} />
      </At>
      <Word x={360} y={56} size={34} show={part(t, 6, 6.7)}>
        หยุดอ่านก่อน
      </Word>
    </>
  ),
}

/** The message is taken apart into three. */
const apart: Scene = {
  seconds: 12,
  draw: ({ t }) => {
    const open = part(t, 2.4, 4.6)
    return (
      <>
        <Land t={t + 10} sky="violet" />
        <Sized x={320} y={190} k={mix(1, 0.5, open)} opacity={1 - open}>
          <Sheet x={0} y={0} w={300} h={230} />
        </Sized>
        {words.map(({ text, fill, y, to }, i) => {
          const x = part(t, 2.4 + i * 0.5, 4.6 + i * 0.5)
          return (
            <Turn key={text} deg={sway(t + i, 1.5)} x={320} y={y}>
              <Strip x={mix(320, to[0], x)} y={mix(y, to[1], x)} w={232} fill={fill}>
                {text}
              </Strip>
              <Sized x={mix(320, to[0], x) + 124} y={mix(y, to[1], x) - 24} k={pop(t, 6 + i)}>
                <Dot x={0} y={0} r={24} fill={art('ink')} />
                <text y={11} textAnchor="middle" fontSize={31} fontWeight={600} fill={art('white')}>
                  {i + 1}
                </text>
              </Sized>
            </Turn>
          )
        })}
        <Word x={460} y={310} size={36} show={part(t, 8.4, 9)}>
          กลลวง 3 ชิ้น
        </Word>
      </>
    )
  },
}

/** Hurry: slow down. */
const hurry: Scene = {
  seconds: 11,
  draw: ({ t }) => {
    // It runs, then is held.
    const turned = t < 4 ? 200 * t : 800 + 60 * part(t, 4, 5.2)
    return (
      <>
        <Land t={t + 22} />
        <Rect x={202} y={60} w={36} h={22} r={8} fill={art('ink')} />
        <Dot x={220} y={180} r={104} fill={art('ink')} />
        <Dot x={220} y={180} r={90} fill={art('cream')} />
        {Array.from({ length: 12 }, (_, i) => (
          <Turn key={i} deg={i * 30} x={220} y={180}>
            <Line d="M220 102V112" stroke={art('shadow')} w={6} />
          </Turn>
        ))}
        <Turn deg={turned} x={220} y={180}>
          <Line d="M220 186V112" stroke={art('coral')} w={9} />
        </Turn>
        <Dot x={220} y={180} r={11} fill={art('coral')} />
        <At x={mix(660, 350, part(t, 2.4, 4))} y={130} s={1.9}>
          <Person who="kla" face={t > 5 ? 'glad' : 'think'} arms={['up', 'hip']} />
        </At>
        <Strip x={220} y={322} w={210} fill={art('koin')}>
          ด่วน ใน 10 นาที
        </Strip>
        <Word x={400} y={62} size={36} show={part(t, 5.4, 6.1)}>
          ยิ่งเร่ง ยิ่งต้องช้า
        </Word>
      </>
    )
  },
}

/** A link under the glass. */
const link: Scene = {
  seconds: 13,
  draw: ({ t }) => {
    const glass = mix(180, 452, part(t, 1.6, 5.4))
    return (
      <>
        <Land t={t + 33} />
        <Sheet x={320} y={180} w={560} h={92} />
        <text x={320} y={192} textAnchor="middle" fontSize={34} fontWeight={600} fill={art('ink')}>
          post-sure.
          <tspan fill={art('coral')}>win1</tspan>
          .example
        </text>
        <Line d={`M291 208H${mix(291, 365, part(t, 5.4, 6.4))}`} stroke={art('coral')} w={part(t, 5.3, 5.5) * 6} />
        <Sized x={t < 5.4 ? glass : mix(452, 328, part(t, 5.4, 6.4))} y={178 + sway(t, 3)} k={1}>
          <Line d="M46 46L92 96" stroke={art('wood-deep')} w={16} />
          <circle r={58} fill={art('sky')} opacity={0.22} />
          <circle r={58} fill="none" stroke={art('wood-deep')} strokeWidth={10} />
        </Sized>
        <Sized x={120} y={290} k={pop(t, 8.4)}>
          <Rect x={-64} y={-30} w={128} h={56} r={16} fill={art('white')} />
          <text y={8} textAnchor="middle" fontSize={26} fontWeight={600} fill={art('ink')}>
            SMS
          </text>
          <Line d="M-74 30L74 -34" stroke={art('coral')} w={9 * part(t, 9, 9.5)} />
        </Sized>
        <Word x={400} y={306} size={30} show={part(t, 9, 9.7)}>
          ธนาคารเลิกแนบลิงก์แล้ว
        </Word>
        <Word x={320} y={74} size={36} show={part(t, 5.8, 6.5)}>
          อ่านชื่อเว็บให้ครบ
        </Word>
      </>
    )
  },
}

/** A code is a key. */
const code: Scene = {
  seconds: 12,
  draw: ({ t }) => {
    const reach = part(t, 2, 4) - 0.7 * part(t, 5.2, 6.2)
    return (
      <>
        <Land t={t + 46} />
        <Sized x={440} y={190} k={1.15}>
          <Rect x={-70} y={-84} w={140} h={150} r={22} fill={art('leaf-deep')} />
          <Rect x={-58} y={-72} w={116} h={126} r={16} fill={art('mint')} />
          <Dot x={0} y={-10} r={30} fill={art('cream')} />
          <Turn deg={sway(t, 8)} x={0} y={-10}>
            <Line d="M0 -10V-32M0 -10L19 1M0 -10L-19 1" stroke={art('wood-deep')} w={6} />
          </Turn>
          <Rect x={-50} y={66} w={24} h={12} r={5} fill={art('leaf-deep')} />
          <Rect x={26} y={66} w={24} h={12} r={5} fill={art('leaf-deep')} />
        </Sized>
        <Line d={`M-20 236Q${mix(40, 170, reach)} 250 ${mix(20, 292, reach)} 206`} stroke={art('shadow')} w={26} />
        <Dot x={mix(20, 300, reach)} y={204} r={24} fill={art('shadow')} />
        <Sized x={320} y={186} k={pop(t, 4.8) * 1.7}>
          <SoftShape d="M-26 -26L0 -36L26 -26V4Q22 26 0 38Q-22 26 -26 4Z" fill={art('leaf')} w={8} />
          <Line d="M-12 2L-3 12L14 -10" stroke={art('white')} w={7 * part(t, 5.3, 5.9)} />
        </Sized>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Sized key={i} x={140 + i * 34} y={318} k={pop(t, 0.6 + i * 0.15)}>
            <Rect x={-14} y={-20} w={28} h={38} r={9} fill={art('white')} />
            <Dot x={0} y={0} r={7} fill={art('ink')} />
          </Sized>
        ))}
        <Word x={320} y={72} size={36} show={part(t, 6.4, 7.1)}>
          รหัส OTP ไม่บอกใคร
        </Word>
      </>
    )
  },
}

/** Look for oneself, on a way that one knows. */
const check: Scene = {
  seconds: 12,
  draw: ({ t }) => (
    <>
      <Land t={t + 58} />
      <Strip x={150} y={100 + 170 * part(t, 1, 2.4)} w={232} fill={art('sky')}>
        กดลิงก์นี้
      </Strip>
      <Line d="M40 250L262 290" stroke={art('coral')} w={9 * part(t, 2.4, 2.9)} />
      <Phone x={400} y={196} k={1.02}>
        <Sized x={0} y={-30} k={mix(1, 1.5, part(t, 4.4, 5.2))}>
          <Rect x={-34} y={-34} w={68} h={68} r={18} fill={art('leaf')} />
          <Line d="M-16 8V-6M0 8V-16M16 8V-2" stroke={art('white')} w={7} />
        </Sized>
        <Sized x={0} y={66} k={pop(t, 6.4)}>
          <Dot x={0} y={0} r={27} fill={art('leaf-deep')} />
          <Line d="M-12 0L-3 10L13 -10" stroke={art('white')} w={6} />
        </Sized>
        <circle
          cy={-30}
          r={mix(10, 62, part(t, 3.6, 4.4))}
          fill="none"
          stroke={art('leaf-deep')}
          strokeWidth={t > 3.6 && t < 4.4 ? 5 : 0}
        />
      </Phone>
      <At x={500} y={200} s={1.2}>
        <Person who="sure" face={t > 6.4 ? 'glad' : 'smile'} arms={['wave', 'down']} />
      </At>
      <Word x={180} y={70} size={34} show={part(t, 4.6, 5.3)}>
        เปิดแอปเอง
      </Word>
      <Word x={180} y={180} size={30} show={part(t, 7.4, 8.1)}>
        โทรเบอร์ที่รู้จัก
      </Word>
    </>
  ),
}

/** When it has happened: three steps. */
const after: Scene = {
  seconds: 14,
  draw: ({ t }) => {
    const steps = [
      { x: 116, name: 'โทรธนาคาร', from: 1.4 },
      { x: 320, name: 'โทร 1441', from: 4.4 },
      { x: 524, name: 'แจ้งความ', from: 7.4 },
    ]
    const walk = mix(60, 524, part(t, 1, 9))
    return (
      <>
        <Land t={t + 70} />
        <Line d="M60 250H580" stroke={art('white')} w={8} dash="1 16" />
        {steps.map(({ x, name, from }, i) => (
          <g key={name}>
            <Shadow x={x} y={254} w={90} />
            <Sized x={x} y={176 + sway(t + i, 2)} k={pop(t, from)}>
              <Dot x={0} y={0} r={46} fill={art((['sky', 'koin', 'mint'] as const)[i]!)} />
              <text y={17} textAnchor="middle" fontSize={46} fontWeight={600} fill={art('ink')}>
                {i + 1}
              </text>
            </Sized>
            <Word x={x} y={106} size={29} show={part(t, from + 0.4, from + 1)}>
              {name}
            </Word>
          </g>
        ))}
        <At x={walk - 58} y={204 - Math.abs(sway(t, 5, 0.9)) * (t < 9 ? 1 : 0)} s={1.2}>
          <Person who="kla" face={t > 9 ? 'glad' : 'smile'} arms={['wave', 'wave']} />
        </At>
        <Word x={320} y={50} size={34} show={part(t, 10, 10.7)}>
          พลาดแล้ว รีบบอกคนที่ไว้ใจ
        </Word>
      </>
    )
  },
}

export const scenes = [ring, apart, hurry, link, code, check, after]
