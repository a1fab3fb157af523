import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type, Word } from '../lettering.tsx'
import { mix, money, part, pop, shake, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { Say } from '../parts/say.tsx'
import {
  added,
  asked,
  broken,
  Crowd,
  damages,
  needed,
  paidFor,
  plan,
  premium,
  price,
  pupils,
  Shield,
  share,
  Tablet,
} from '../parts/tablet-pool.tsx'
import { Burst, GlassJar, Stream } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** A tablet falls, screams, and lies there. */
const fall: Scene = {
  seconds: 6,
  cues: [
    { at: 0, sound: 'drop' },
    { at: 1.4, sound: 'thud' },
    { at: 1.5, sound: 'buzz' },
    { at: 3, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 286, 470)
    const y = t < 1.4 ? mix(-20, floor, (t / 1.4) ** 2) : floor
    const x = by(view, 190, 180)
    return (
      <>
        <Plain view={view} t={t} fill={art('violet')} />
        {t < 1.4 &&
          [0, 1, 2].map((i) => (
            <Rect
              key={i}
              x={x - 60 + i * 54}
              y={y - 170 + ((i * 37) % 30)}
              w={9}
              h={90}
              r={4}
              fill={art('white')}
              opacity={0.6}
            />
          ))}
        <Rect x={-20} y={floor + 46} w={view.w + 40} h={300} fill={art('wood')} />
        <At x={by(view, 424, 118)} y={by(view, 194, 270) + shake(t, 1.4, 1.9, 4)} s={by(view, 1.5, 1.3)}>
          <Person who="kla" face={t > 1.2 ? 'oops' : 'wow'} arms={['up', 'up']} floor={false} />
        </At>
        <Sized
          x={x}
          y={y + (t > 1.4 ? -20 * Math.abs(Math.sin((t - 1.4) * 9)) * Math.exp(-(t - 1.4) * 5) : 0)}
          k={by(view, 1.2, 1.5)}
          turn={t < 1.4 ? Math.sin(t * 9) * 18 : 8 * Math.exp(-(t - 1.4) * 2) + sway(t, 1, 2)}
        >
          <Tablet mood={t < 1.4 ? 'scream' : 'broken'} t={t} />
        </Sized>
        <Burst x={x} y={floor} t={t} at={1.4} n={20} far={by(view, 170, 170)} seed={6} />
        <Type
          t={t}
          at={0.1}
          until={1.3}
          how="pop"
          x={by(view, 440, 180)}
          y={by(view, 110, 90)}
          size={by(view, 64, 60)}
          strong={art('coral')}
        >
          *ม่ายยย!*
        </Type>
        <Type
          t={t}
          at={3}
          how="drop"
          x={by(view, 450, 180)}
          y={by(view, 90, 110)}
          size={by(view, 62, 66)}
          strong={art('coral')}
        >
          {`*${money(price)}*`}
        </Type>
        <Type t={t} at={3.5} x={by(view, 450, 180)} y={by(view, 154, 184)} size={by(view, 36, 38)}>
          บาท ใครจ่าย
        </Type>
        <Chip t={t} at={3.8} x={by(view, 586, 306)} y={by(view, 32, 30)} size={by(view, 22, 22)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** Two hundred pupils; nobody knows which four. */
const crowd: Scene = {
  seconds: 8,
  enter: 'cut',
  cues: [{ at: 0.3, sound: 'count' }, ...[3, 3.8, 4.6, 5.4].map((at) => ({ at, sound: 'buzz' as const }))],
  draw: ({ t, view }) => {
    const marked = [3, 3.8, 4.6, 5.4].filter((at) => t > at).length
    return (
      <>
        <Plain view={view} t={t + 6} fill={art('cream')} spot={art('mint')} />
        <Crowd view={view} t={t} from={0.2} marked={marked} />
        <Type t={t} at={0.2} until={2.8} x={by(view, 320, 180)} y={by(view, 48, 104)} size={by(view, 42, 42)}>
          {`${pupils} คน ${pupils} เครื่อง`}
        </Type>
        <Type
          t={t}
          at={3}
          how="pop"
          x={by(view, 320, 180)}
          y={by(view, 48, 84)}
          size={by(view, 40, 38)}
          strong={art('coral')}
        >
          {by(view, `ปีหนึ่งพัง *${broken} เครื่อง* ไม่รู้ว่าใคร`, `ปีหนึ่งพัง *${broken} เครื่อง*\nไม่รู้ว่าใคร`)}
        </Type>
        <Sized x={by(view, 520, 180)} y={by(view, 214, 500)} k={pop(t, 5.9) * by(view, 1, 0.9)} turn={sway(t, 3, 1.2)}>
          <Rect x={-104} y={-40} w={208} h={80} r={24} fill={art('ink')} />
          <Word x={0} y={0} size={44} fill={art('koin')} halo={null}>
            {money(needed)}
          </Word>
        </Sized>
      </>
    )
  },
}

/** Everybody puts in a little, and the pot pays the few. */
const pot: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [
    { at: 0.5, sound: 'pour' },
    ...[1, 1.6, 2.2, 2.8].map((at) => ({ at, sound: 'koin' as const })),
    { at: 4, sound: 'chime' },
    { at: 6.2, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const jar = by(view, { x: 520, y: 312, k: 1.25 }, { x: 180, y: 560, k: 0.76 })
    const filled = part(t, 0.8, 3.6)
    return (
      <>
        <Plain view={view} t={t + 14} fill={art('sky')} spot={art('white')} />
        <Crowd view={view} t={t} from={-3} marked={broken} />
        {[0, 1, 2].map((i) => (
          <Stream
            key={i}
            t={t}
            from={0.5 + i * 0.1}
            to={3.4}
            every={0.3}
            a={by(view, [80 + i * 140, 220], [60 + i * 100, 400])}
            b={[jar.x, jar.y - 120]}
            high={90}
            r={10}
          />
        ))}
        <GlassJar {...jar} level={0.8 * filled} fill="koin" t={t} name="กองกลาง" />
        <Type t={t} at={0.2} until={3.8} x={by(view, 320, 180)} y={by(view, 48, 104)} size={by(view, 42, 42)}>
          ลงขันทุกคน
        </Type>
        <Type t={t} at={4} until={6} how="pop" x={by(view, 320, 180)} y={by(view, 48, 104)} size={by(view, 46, 46)}>
          {`คนละ *${share}* พอ`}
        </Type>
        <Type t={t} at={6.2} how="drop" x={by(view, 320, 180)} y={by(view, 48, 88)} size={by(view, 40, 38)}>
          {by(view, `บวกค่าทำงาน ${added} เป็น *${premium}*`, `บวกค่าทำงาน ${added}\nเป็น *${premium}*`)}
        </Type>
      </>
    )
  },
}

/** A year without damage, and somebody who is sorry about it. */
const safe: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.5, sound: 'pop' },
    { at: 2.6, sound: 'pop' },
    { at: 5.2, sound: 'pop' },
    { at: 7, sound: 'chime' },
  ],
  draw: ({ t, view }) => (
    <>
      <Plain view={view} t={t + 23} fill={art('koin')} spot={art('cream')} />
      <Sized
        x={by(view, 320, 180)}
        y={by(view, 240, 420) + sway(t, 4, 1.6)}
        k={by(view, 0.86, 0.9)}
        turn={t > 2.6 && t < 5 ? shake(t, 2.6, 5, 5) : 0}
      >
        <Tablet mood={t > 2.6 && t < 5.4 ? 'scream' : 'calm'} t={t} />
      </Sized>
      <Sized x={by(view, 320, 180)} y={by(view, 300, 500)} k={pop(t, 5.6) * 0.7}>
        <Shield />
      </Sized>
      <At x={by(view, 56, -8)} y={by(view, 176, 392)} s={by(view, 1.6, 1.35)}>
        <Person
          who="kla"
          face={t > 7 ? 'glad' : t > 5.2 ? 'wow' : 'think'}
          arms={['hip', t > 2.6 && t < 5 ? 'up' : 'hip']}
        />
      </At>
      <At x={by(view, 440, 238)} y={by(view, 176, 392)} s={by(view, 1.6, 1.35)}>
        <Person who="sure" bare face={t > 5.2 ? 'glad' : 'smile'} arms={['hip', 'wave']} />
      </At>
      <Say t={t} at={0.5} until={5} x={by(view, 40, 18)} y={by(view, 56, 104)} size={by(view, 32, 32)}>
        {by(view, `จ่าย ${premium} แล้วไม่พังเลย`, `จ่าย ${premium} แล้ว\nไม่พังเลย`)}
      </Say>
      <Say t={t} at={2.6} until={5} x={by(view, 40, 18)} y={by(view, 134, 212)} size={by(view, 32, 32)}>
        ทำตกสักทีดีไหม
      </Say>
      <Say t={t} at={5.2} x={by(view, 600, 344)} y={by(view, 80, 150)} size={by(view, 34, 32)} isOwn>
        {by(view, 'คาดเข็มขัดแล้วอยากชนเหรอ', 'คาดเข็มขัดแล้ว\nอยากชนเหรอ')}
      </Say>
    </>
  ),
}

/** Three damages under one plan. */
const three: Scene = {
  seconds: 10,
  enter: 'push',
  cues: [0.8, 3.4, 6].flatMap((at) => [
    { at, sound: 'swish' as const },
    { at: at + 1, sound: 'pop' as const },
  ]),
  draw: ({ t, view }) => {
    const scale = by(view, 430, 320) / price
    return (
      <>
        <Plain view={view} t={t + 32} fill={art('cream')} spot={art('violet')} />
        <Title view={view} t={t} at={0.1} how="slide" size={by(view, 32, 34)} fill={art('ink')}>
          {by(
            view,
            `ส่วนแรก *${money(plan.own)}* จ่ายสูงสุด *${money(plan.most)}*`,
            `ส่วนแรก *${money(plan.own)}*\nจ่ายสูงสุด *${money(plan.most)}*`,
          )}
        </Title>
        {damages.map(({ name, sum }, i) => {
          const at = 0.8 + i * 2.6
          const [x, y] = by(view, [190, 122 + i * 78], [20, 222 + i * 118])
          const paid = paidFor(sum, plan)
          const own = sum - paid
          const first = Math.min(sum, plan.own) * scale
          const grown = part(t, at, at + 0.7)
          const cover = part(t, at + 1, at + 1.6)
          return (
            <g key={name}>
              <Type
                t={t}
                at={at}
                x={by(view, 176, 20)}
                y={y - by(view, 0, 26)}
                size={by(view, 27, 30)}
                anchor={by(view, 'end', 'start')}
              >
                {`${name} ${money(sum)}`.replace(' ', by(view, '\n', ' '))}
              </Type>
              <Rect x={x} y={y - by(view, 18, 4)} w={sum * scale * grown} h={36} r={11} fill={art('coral')} />
              {paid > 0 && cover > 0 && (
                <Rect x={x + first} y={y - by(view, 18, 4)} w={paid * scale * cover} h={36} r={11} fill={art('leaf')} />
              )}
              {cover > 0.5 && (
                <Word
                  x={by(view, i < 2 ? x + sum * scale + 12 : 620, 340)}
                  y={y + by(view, i < 2 ? 0 : 38, 52)}
                  size={by(view, 26, 25)}
                  anchor={by(view, i < 2 ? 'start' : 'end', 'end')}
                >
                  {`เราจ่าย ${money(own)}`}
                </Word>
              )}
              {paid > 0 && cover > 0.8 && (
                <Word
                  x={x + first + (paid * scale) / 2}
                  y={y + by(view, 0, 14)}
                  size={by(view, 27, 27)}
                  fill={art('white')}
                  halo={null}
                >
                  {money(paid)}
                </Word>
              )}
            </g>
          )
        })}
      </>
    )
  },
}

/** The question: another plan. */
const ask: Scene = {
  seconds: 8,
  enter: 'drop',
  cues: [
    { at: 0.4, sound: 'page' },
    { at: 1.2, sound: 'page' },
    { at: 2, sound: 'thud' },
    { at: 3.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const lines = [
      { name: 'ส่วนแรก', sum: asked.plan.own, at: 0.4 },
      { name: 'จ่ายสูงสุด', sum: asked.plan.most, at: 1.2 },
      { name: 'เสียหาย', sum: asked.damage, at: 2 },
    ]
    return (
      <>
        <Plain view={view} t={t + 42} fill={art('violet')} />
        {lines.map(({ name, sum, at }, i) => {
          const y = by(view, 128 + i * 66, 78 + i * 72)
          return (
            <g key={name}>
              <Type t={t} at={at} how="slide" x={30} y={y} size={by(view, 36, 38)} anchor="start">
                {name}
              </Type>
              {t > at + 0.3 && (
                <Sized x={by(view, 296, 268)} y={y} k={pop(t, at + 0.3)}>
                  <Sum
                    value={sum}
                    x={0}
                    y={0}
                    size={by(view, 44, 42)}
                    fill={art(i === 2 ? 'coral' : 'ink')}
                    halo={art('white')}
                  />
                </Sized>
              )}
            </g>
          )
        })}
        <Sized x={by(view, 500, 180)} y={by(view, 212, 454)} k={by(view, 1.3, 1.3)} turn={sway(t, 4, 1.3)}>
          <Tablet mood={t > 2 ? 'broken' : 'calm'} t={t} />
        </Sized>
        <Sized x={by(view, 590, 290)} y={by(view, 130, 376)} k={pop(t, 3.2) * 0.72} turn={sway(t, 8, 1)}>
          <Shield />
        </Sized>
        <Type t={t} at={3.6} how="pop" x={by(view, 320, 180)} y={by(view, 52, 310)} size={by(view, 46, 42)}>
          *บริษัทจ่ายเท่าไร*
        </Type>
      </>
    )
  },
}

export const film: Film = { scenes: [fall, crowd, pot, safe, three, ask], posterAt: 4.6, mood: 'calm', seed: 64 }
