import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Cloud, Line, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene, View } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, sway } from '../motion.ts'
import { Tag } from '../parts/marks.tsx'
import { covered, MoneyBlock, Rain, SinkingBank, Umbrella } from '../parts/umbrella.tsx'
import { Card, Phone, Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** Grandmother's two accounts; made up. */
const savings = 700_000
const fixed = 500_000

/** The bank sinks in the rain; an umbrella opens over the deposits. */
const sink: Scene = {
  seconds: 7,
  cues: [
    { at: 0.2, sound: 'pour' },
    { at: 1.4, sound: 'thud' },
    { at: 3.6, sound: 'swish' },
    { at: 4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const ground = by(view, 292, 500)
    return (
      <>
        <Plain view={view} t={t} fill={art('violet')} />
        <Rain view={view} t={t} bottom={ground} />
        <Cloud x={sway(t, 14, 6) + by(view, -10, 30)} y={by(view, 34, 170)} k={2.4} />
        <Cloud x={sway(t, 18, 5) + by(view, 520, 200)} y={by(view, 40, 190)} k={2.8} />
        <SinkingBank view={view} t={t} ground={ground} />
        <Type
          t={t}
          at={0.05}
          until={3.4}
          x={view.w / 2}
          y={by(view, 60, 96)}
          size={by(view, 44, 46)}
          halo={art('violet')}
        >
          {by(view, 'ธนาคารล้ม เงินฝากหายไหม', 'ธนาคารล้ม\nเงินฝากหายไหม')}
        </Type>
        <Type t={t} at={3.9} how="pop" x={view.w / 2} y={by(view, 60, 96)} size={48} halo={art('violet')}>
          มีร่มกางอยู่
        </Type>
      </>
    )
  },
}

/** How wide the umbrella is. */
const wide: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'rise' },
    { at: 2.6, sound: 'stamp' },
    { at: 4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [320, 152], [180, 236])
    const w = by(view, 540, 330)
    return (
      <>
        <Plain view={view} t={t + 7} fill={art('sky')} />
        <Rain view={view} t={t} bottom={y - 30} n={12} />
        <Sized x={x} y={y + sway(t, 3, 2.4)} k={1}>
          <Umbrella w={w} open={part(t, 0.3, 1.2)} pole={by(view, 140, 250)} />
          <Sized x={0} y={by(view, -29, -26)} k={pop(t, 1)}>
            <Word x={0} y={0} size={by(view, 42, 34)} halo={null} fill={art('white')}>
              {`${money(covered)} บาท`}
            </Word>
          </Sized>
        </Sized>
        <Tag x={by(view, 160, 180)} y={by(view, 196, 312)} size={by(view, 34, 36)} k={pop(t, 2.6)}>
          ต่อหนึ่งคน
        </Tag>
        <Tag x={by(view, 478, 180)} y={by(view, 196, 386)} size={by(view, 34, 36)} k={pop(t, 3.6)}>
          ต่อหนึ่งธนาคาร
        </Tag>
        <Tag x={by(view, 320, 180)} y={by(view, 262, 460)} size={30} k={pop(t, 4.8)} fill={art('mint')}>
          นับต้นรวมดอกเบี้ย
        </Tag>
        <Type t={t} at={0.4} x={view.w / 2} y={by(view, 36, 96)} size={28} halo={art('sky')}>
          {by(view, 'เงินฝากบาทในระบบ ข้อมูล ก.พ. 2567', 'เงินฝากบาทในระบบ\nข้อมูล ก.พ. 2567')}
        </Type>
      </>
    )
  },
}

const spots = (view: View) =>
  by(view, { w: 250, one: [156, 176], two: [490, 176] }, { w: 236, one: [138, 226], two: [222, 440] }) as {
    w: number
    one: [number, number]
    two: [number, number]
  }

/** Two accounts in one bank stand under one umbrella, and do not fit. */
const over: Scene = {
  seconds: 10,
  enter: 'fade',
  cues: [
    { at: 0.6, sound: 'thud' },
    { at: 2.2, sound: 'thud' },
    { at: 4.2, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const { w, one } = spots(view)
    const [x, y] = one
    const [left, edge, foot] = [x - w / 2, x + w / 2, y + 100]
    const came = part(t, 2.2, 3.4)
    return (
      <>
        <Plain view={view} t={t + 15} fill={art('sky')} />
        <Rain view={view} t={t} from={left - 20} to={edge} bottom={y - 34} n={8} />
        <Rain view={view} t={t} from={edge + 12} to={edge + (w * 0.2 + 20)} bottom={t > 3.4 ? foot - 70 : foot} n={6} />
        <Sized x={x} y={y} k={1}>
          <Umbrella w={w + 16} pole={20} />
        </Sized>
        <MoneyBlock
          x={mix(-260, left, part(t, 0.4, 1.4))}
          y={foot}
          sum={savings}
          w={w}
          fill="cream"
          label={money(savings)}
        />
        <MoneyBlock
          x={mix(view.w + 20, left + (savings / covered) * w, came)}
          y={foot}
          sum={fixed}
          w={w}
          fill="rose"
          label={money(fixed)}
        />
        <Rect x={left - 30} y={foot} w={w * 1.2 + 60} h={12} r={6} fill={art('ink')} />
        <Type t={t} at={0.2} x={by(view, 470, 180)} y={by(view, 58, 80)} size={36} halo={null}>
          {'ยายมีสองบัญชี\nธนาคารเดียว'}
        </Type>
        <Tag x={by(view, 486, 180)} y={by(view, 148, 506)} size={by(view, 28, 30)} k={pop(t, 1.6)} fill={art('white')}>
          ตัวเลขสมมุติ
        </Tag>
        {t > 4 && <Line d={`M${edge + 4} ${foot + 22}H${edge + w * 0.2}`} stroke={art('coral')} w={9} />}
        <Type
          t={t}
          at={4.2}
          how="drop"
          x={by(view, 480, 180)}
          y={by(view, 238, 420)}
          size={by(view, 40, 44)}
          halo={null}
          strong={art('ink')}
        >
          {`เกินร่ม\n*${money(savings + fixed - covered)}*`}
        </Type>
        <At x={by(view, 560, 282)} y={by(view, 186, 396)} s={by(view, 0.82, 0.8)}>
          <Person who="aom" face={t > 4.2 ? 'oops' : 'smile'} arms={['hip', t > 4.2 ? 'up' : 'down']} />
        </At>
      </>
    )
  },
}

/** The second account goes under an umbrella of its own. */
const split: Scene = {
  seconds: 8,
  enter: 'cut',
  cues: [
    { at: 0.6, sound: 'swish' },
    { at: 2.6, sound: 'thud' },
    { at: 3.4, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const { w, one, two } = spots(view)
    const from = one[0] - w / 2 + (savings / covered) * w
    const to = two[0] - ((fixed / covered) * w) / 2
    const way = part(t, 1.2, 2.6)
    return (
      <>
        <Plain view={view} t={t + 25} fill={art('sky')} />
        <Rain view={view} t={t} bottom={by(view, 130, 160)} n={8} />
        <Sized x={one[0]} y={one[1]} k={1}>
          <Umbrella w={w + 16} pole={20} />
        </Sized>
        <Sized x={two[0]} y={two[1]} k={pop(t, 0.4)}>
          <Umbrella w={w + 16} open={part(t, 0.5, 1.2)} pole={20} fill="violet" />
        </Sized>
        <MoneyBlock x={one[0] - w / 2} y={one[1] + 100} sum={savings} w={w} fill="cream" label={money(savings)} />
        <MoneyBlock
          x={mix(from, to, way)}
          y={mix(one[1], two[1], way) + 100 - 60 * Math.sin(Math.PI * way)}
          sum={fixed}
          w={w}
          fill="rose"
          label={money(fixed)}
        />
        {[one, two].map(([x, y], i) => (
          <Rect
            key={x}
            x={x - w / 2 - 10}
            y={y + 100}
            w={(w + 20) * (i ? part(t, 0.4, 0.9) : 1)}
            h={12}
            r={6}
            fill={art('ink')}
          />
        ))}
        <Type t={t} at={0.1} until={2.8} x={view.w / 2} y={by(view, 42, 76)} size={40} halo={art('sky')}>
          {by(view, 'แยกไปอีกธนาคาร ร่มอีกคัน', 'แยกไปอีกธนาคาร\nร่มอีกคัน')}
        </Type>
        <Type t={t} at={3.2} how="pop" x={view.w / 2} y={by(view, 42, 76)} size={by(view, 46, 48)} halo={art('sky')}>
          {'ส่วนที่เกิน *0 บาท*'}
        </Type>
        <Tick x={one[0] + w / 2} y={one[1] + 88} t={t} at={3.4} />
        <Tick x={two[0] + w / 2 - 12} y={two[1] + 88} t={t} at={3.8} />
      </>
    )
  },
}

/** What has no umbrella of this kind. */
const outside: Scene = {
  seconds: 7.5,
  enter: 'push',
  cues: [0.4, 1.4, 2.4, 3.4].map((at) => ({ at, sound: 'pop' as const })),
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 33} fill={art('violet')} />
      <Rain view={view} t={t} bottom={by(view, 296, 520)} n={8} />
      <Title view={view} t={t} at={0.1} halo={art('violet')}>
        {by(view, 'ร่มคันนี้ไม่ได้กางให้', 'ร่มคันนี้\nไม่ได้กางให้')}
      </Title>
      {(['e-Wallet', 'กองทุนรวม', 'สหกรณ์', 'คริปโต'] as const).map((name, i) => {
        const [x, y] = by(view, [176 + (i % 2) * 288, 126 + Math.floor(i / 2) * 80], [180, 208 + i * 76])
        return (
          <Sized key={name} x={x!} y={y! + sway(t + i, 4, 1.8)} k={pop(t, 0.4 + i)} turn={sway(t + i, 2, 2.4)}>
            <Card
              x={0}
              y={0}
              w={by(view, 264, 300)}
              h={62}
              fill={art((['white', 'mint', 'rose', 'coral'] as const)[i]!)}
            >
              <Word x={0} y={0} size={38} halo={null}>
                {name}
              </Word>
            </Card>
          </Sized>
        )
      })}
      <Type t={t} at={4.8} x={view.w / 2} y={by(view, 276, 506)} size={by(view, 34, 31)} halo={art('violet')}>
        {by(view, 'ไม่ใช่ว่าจะหาย แต่เป็นกติกาคนละชุด', 'คนละกติกากับเงินฝาก')}
      </Type>
    </>
  ),
}

/** One thing to look up. */
const ask: Scene = {
  seconds: 6.5,
  enter: 'drop',
  cues: [
    { at: 0.5, sound: 'tick' },
    { at: 2.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 41} fill={art('mint')} />
      <Phone x={by(view, 150, 180)} y={by(view, 160, 328)} k={by(view, 1.06, 0.96)} turn={sway(t, 2, 2.4)}>
        <Sized x={0} y={-44} k={0.52 + 0.03 * Math.sin(t * 4)}>
          <Umbrella w={190} open={part(t, 0.4, 1.2)} pole={60} />
        </Sized>
        <Type t={t} at={1} how="pop" x={0} y={50} size={26} halo={null}>
          dpa.or.th
        </Type>
        <Tick x={0} y={92} t={t} at={2.6} k={0.8} />
      </Phone>
      <Type
        t={t}
        at={0.1}
        how="pop"
        every={0.2}
        x={by(view, 430, 180)}
        y={by(view, 118, 120)}
        size={by(view, 48, 46)}
        halo={null}
      >
        {'เงินของคุณ\nอยู่ใต้ร่มไหม'}
      </Type>
      <Type t={t} at={2.4} how="slide" x={by(view, 430, 180)} y={by(view, 232, 492)} size={40} halo={null}>
        เช็กก่อนฝาก
      </Type>
    </>
  ),
}

export const film: Film = { scenes: [sink, wide, over, split, outside, ask], posterAt: 22.5, mood: 'calm', seed: 1 }
