import type { ReactNode } from 'react'
import { art } from '../../../src/art/art-color.ts'
import { Dot, Koin, Leaf, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import { afterCosts, Belt, insured, Pay, Pipe, paidOut, salary, taxable, taxFree, yearly } from '../parts/pay-belt.tsx'
import { Burst, Phone, Tick } from '../parts.tsx'
import { by, Plain, Sized } from '../stage.tsx'

/** The contract says one sum, the account another. */
const gap: Scene = {
  seconds: 7,
  cues: [
    { at: 0.2, sound: 'stamp' },
    { at: 1.9, sound: 'pop' },
    { at: 3, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const jolt = shake(t, 3, 3.6, 7)
    const [px, py] = by(view, [170, 180], [112, 186])
    const [ax, ay] = by(view, [470, 178], [258, 384])
    return (
      <>
        <Plain view={view} t={t} fill={art('violet')} />
        <Sized x={px} y={py + (1 - bounce(t, 0, 0.5)) * -300} k={by(view, 0.98, 1)} turn={-5 + sway(t, 1.5, 2.3)}>
          <Rect x={-92} y={-112} w={184} h={224} r={16} fill={art('white')} />
          <Rect x={-66} y={-88} w={92} h={14} r={7} fill={art('wood')} />
          {[0, 1, 2].map((i) => (
            <Rect key={i} x={-66} y={-58 + i * 22} w={132 - i * 22} h={8} r={4} fill={art('shadow')} />
          ))}
          <Word x={0} y={40} size={44} halo={null}>
            {money(salary)}
          </Word>
          <Line d="M-30 86q14 -22 24 -2t26 -6" stroke={art('ink')} w={4} />
        </Sized>
        <Phone x={ax + jolt} y={ay + mix(420, 0, part(t, 1.9, 2.4))} k={by(view, 1, 1)} turn={4 + sway(t, 1.5, 2)}>
          <Dot x={0} y={-52} r={28} fill={art('mint')} />
          <Leaf x={0} y={-34} l={34} deg={12} fill={art('leaf-deep')} vein={art('mint')} />
          <Word x={0} y={26} size={35} halo={null}>
            {money(paidOut)}
          </Word>
          <Rect x={-40} y={60} w={80} h={10} r={5} fill={art('shadow')} />
        </Phone>
        <Type
          t={t}
          at={3}
          how="drop"
          x={by(view, 322, 92)}
          y={by(view, 66, 398)}
          size={by(view, 44, 44)}
          w={by(view, 300, 190)}
          strong={art('coral')}
        >
          {`หายไป\n*${money(insured)}*`}
        </Type>
        <Type
          t={t}
          at={0.1}
          until={1.9}
          how="pop"
          x={by(view, 450, 180)}
          y={by(view, 100, 404)}
          size={by(view, 50, 52)}
          fill={art('white')}
          halo={null}
        >
          เงินเดือนแรก
        </Type>
        <Chip t={t} at={0.6} x={by(view, 66, 284)} y={by(view, 40, 64)} size={by(view, 24, 27)} fill={art('koin')}>
          สมมุติ
        </Chip>
        {[0, 1, 2].map((i) => (
          <Sized
            key={i}
            x={by(view, 322, 92) + (i - 1) * 40}
            y={by(view, 200, 488) + sway(t + i * 0.4, 8, 1)}
            k={pop(t, 3.6 + i * 0.25)}
          >
            <Word x={0} y={0} size={48} fill={art('white')} halo={null}>
              ?
            </Word>
          </Sized>
        ))}
      </>
    )
  },
}

/** The first station takes 5 %. */
const station: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 1.8, sound: 'thud' },
    { at: 3.2, sound: 'stamp' },
    ...[3.5, 3.9, 4.3, 4.7].map((at) => ({ at, sound: 'koin' as const })),
  ],
  draw: ({ t, view }) => {
    // The belt runs, stands while the station works, and runs on.
    const run = 190 * (Math.min(t, 1.8) + Math.max(0, t - 6.6))
    const x = by(view, 320, 180)
    const envelope = mix(-140, x, part(t, 0, 1.8)) + Math.max(0, t - 6.6) * 190
    const belt = by(view, 272, 470)
    const down = part(t, 2.6, 3.2) - part(t, 3.6, 4.2)
    const left = Math.round(mix(salary, paidOut, part(t, 3.5, 5)))
    const k = by(view, 0.94, 1.12)
    return (
      <>
        <Plain view={view} t={t} fill={art('sky')} />
        <Line d={by(view, 'M452 0V86H378', 'M318 0V156H240')} stroke={art('white')} w={34} />
        <Belt view={view} y={belt} run={run} />
        <Sized x={envelope} y={belt - 58 * k + shake(t, 3.2, 3.5, 3)} k={k}>
          <Pay value={left} since={t - 5} />
        </Sized>
        {[0, 1, 2, 3, 4, 5].map((i) => {
          const up = part(t, 3.5 + i * 0.28, 4.4 + i * 0.28)
          if (up <= 0 || up >= 1) return null
          const at = toss([x + 20, belt - 110], by(view, [420, 80], [314, 150]), 30, up)
          return <Koin key={i} x={at.x} y={at.y} r={15} />
        })}
        <Line
          d={`M${x} ${by(view, 80, 200)}V${by(view, 100, 240) + down * by(view, 22, 62)}`}
          stroke={art('wood-deep')}
          w={20}
        />
        <Sized x={x} y={by(view, 74, 176)} k={1} turn={0}>
          <Rect x={by(view, -132, -150)} y={-44} w={by(view, 264, 300)} h={88} r={24} fill={art('leaf-deep')} />
          <Word x={0} y={0} size={by(view, 38, 40)} fill={art('white')} halo={null}>
            ประกันสังคม
          </Word>
        </Sized>
        <Rect x={x - 46} y={by(view, 102, 242) + down * by(view, 26, 70)} w={92} h={26} r={9} fill={art('coral')} />
        <Type
          t={t}
          at={3.4}
          how="pop"
          x={by(view, 94, 140)}
          y={by(view, 96, 92)}
          size={by(view, 50, 52)}
          strong={art('coral')}
        >
          {'*5 %*'}
        </Type>
        <Type
          t={t}
          at={5}
          how="drop"
          x={by(view, 530, 180)}
          y={by(view, 190, 294)}
          size={by(view, 50, 50)}
          strong={art('coral')}
        >
          {`*−${money(insured)}*`}
        </Type>
        <Chip t={t} at={1.2} x={by(view, 96, 140)} y={by(view, 40, 40)} size={by(view, 22, 26)}>
          ข้อมูล ม.ค. 2569
        </Chip>
      </>
    )
  },
}

/** Where the 5 % goes: three put in, and an umbrella opens. */
const pool: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    ...[0.4, 1.2, 2].map((at) => ({ at, sound: 'pour' as const })),
    { at: 4, sound: 'rise' },
    { at: 5, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const x = by(view, 200, 180)
    const foot = by(view, 306, 520)
    const level = part(t, 0.8, 4) * by(view, 96, 118) + sway(t, 3, 1.3)
    const open = part(t, 4, 4.7)
    const apart = by(view, 116, 112)
    const words = ['เจ็บป่วย', 'ว่างงาน', 'ชราภาพ']
    return (
      <>
        <Plain view={view} t={t} fill={art('mint')} />
        {(['เรา', 'นายจ้าง', 'รัฐ'] as const).map((name, i) => (
          <Pipe
            key={name}
            x={x + (i - 1) * apart}
            y={by(view, 64, 92)}
            t={t}
            at={0.2 + i * 0.8}
            name={name}
            fill={(['koin', 'sky', 'rose'] as const)[i]!}
            far={by(view, 120, 270)}
          />
        ))}
        <Rect
          x={x - 165}
          y={foot - by(view, 130, 160)}
          w={330}
          h={by(view, 130, 160)}
          r={30}
          fill={art('white')}
          opacity={0.7}
        />
        <Rect x={x - 153} y={foot - 12 - level} w={306} h={level} r={20} fill={art('koin')} />
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Koin key={i} x={x - 120 + i * 48} y={foot - 16 - level + sway(t + i * 0.5, 4, 1.3)} r={17} />
        ))}
        <Word x={x} y={foot - 34} size={by(view, 34, 36)}>
          กองกลาง
        </Word>
        <g opacity={open > 0 ? 1 : 0}>
          <Sized
            x={by(view, 506, 180)}
            y={by(view, 126, 226)}
            k={by(view, 1, 1.1) * mix(0.2, 1, open)}
            turn={sway(t, 3, 1.8)}
          >
            <Line d="M0 -50V64" stroke={art('wood-deep')} w={8} />
            <SoftShape
              d="M-104 0C-98-46-52-66 0-66S98-46 104 0q-17-13-34.6 0q-17-13-34.7 0q-17-13-34.7 0q-17-13-34.7 0q-17-13-34.7 0q-17-13-34.6 0Z"
              fill={art('violet')}
              w={5}
            />
          </Sized>
        </g>
        {words.map((word, i) => (
          <Chip
            key={word}
            t={t}
            at={5 + i * 0.7}
            x={by(view, 506, [84, 180, 276][i]!)}
            y={by(view, 176 + i * 46, 292 + (i % 2) * 48)}
            size={by(view, 26, 26)}
            turn={sway(t + i, 2, 1.6)}
          >
            {word}
          </Chip>
        ))}
      </>
    )
  },
}

/** A year's salary shrinks to what is taxed, and that is below the line. */
const tax: Scene = {
  seconds: 12,
  enter: 'push',
  cues: [
    { at: 0.6, sound: 'rise' },
    { at: 2.8, sound: 'drop' },
    { at: 5, sound: 'drop' },
    { at: 7.4, sound: 'stamp' },
    { at: 9.4, sound: 'tick' },
  ],
  draw: ({ t, view }) => {
    const full = by(view, 216, 330)
    const foot = by(view, 300, 516)
    const x = by(view, 190, 92)
    const value =
      yearly * part(t, 0.3, 1.2) - (yearly - afterCosts) * part(t, 2.8, 3.6) - (afterCosts - taxable) * part(t, 5, 5.8)
    const high = Math.max(10, (full * value) / yearly)
    const line = foot - (full * taxFree) / yearly
    const side = by(view, 448, 262)
    const wide = by(view, 150, 112)
    const shown = t < 2.8 ? yearly : t < 5 ? afterCosts : taxable
    const since = t < 2.8 ? t - 1.2 : t < 5 ? t - 3.6 : t - 5.8
    const moving = (t > 2.8 && t < 3.6) || (t > 5 && t < 5.8) || t < 1.2
    return (
      <>
        <Plain view={view} t={t} fill={art('cream')} spot={art('violet')} />
        <Rect x={x - wide / 2} y={foot - high} w={wide} h={high} r={18} fill={t > 7.4 ? art('leaf') : art('violet')} />
        {(
          [
            [2.8, yearly, afterCosts],
            [5, afterCosts, taxable],
          ] as const
        ).map(([at, from, to]) => {
          const away = (t - at) / 0.9
          if (away <= 0 || away >= 1) return null
          const tallness = (full * (from - to)) / yearly
          return (
            <Sized
              key={at}
              x={x - away * 260}
              y={foot - (full * to) / yearly - tallness / 2 + away * away * 120}
              k={1}
              turn={-away * 40}
              opacity={1 - away}
            >
              <Rect x={-wide / 2} y={-tallness / 2} w={wide} h={tallness} r={18} fill={art('violet')} />
            </Sized>
          )
        })}
        <Line
          d={`M${x - by(view, 130, 82)} ${line}H${x + by(view, 130, 82)}`}
          stroke={art('coral')}
          w={6 * part(t, 6.2, 6.6)}
          dash="14 12"
        />
        <Sized x={x} y={line - 26} k={pop(t, 6.5)}>
          <Word x={0} y={0} size={by(view, 27, 27)} fill={art('coral')}>
            เริ่มเสียภาษี
          </Word>
        </Sized>
        <Type t={t} at={0.1} until={2.5} x={side} y={by(view, 74, 104)} size={by(view, 38, 38)} w={by(view, 340, 190)}>
          รายได้ทั้งปี
        </Type>
        <Type t={t} at={2.8} until={4.7} x={side} y={by(view, 74, 104)} size={by(view, 34, 36)} w={by(view, 340, 190)}>
          {by(view, 'หักค่าใช้จ่าย 50 %', 'หักค่าใช้จ่าย\n50 %')}
        </Type>
        <Type t={t} at={5} until={7.1} x={side} y={by(view, 74, 104)} size={by(view, 34, 36)} w={by(view, 340, 190)}>
          {by(view, 'ลดหย่อนตัวเอง 60,000', 'ลดหย่อน\n60,000')}
        </Type>
        <Type t={t} at={7.4} how="drop" x={side} y={by(view, 74, 104)} size={by(view, 50, 44)} w={by(view, 340, 190)}>
          {'ภาษี *0* บาท'}
        </Type>
        {!moving && t < 7.1 && (
          <Sum
            value={shown}
            x={side}
            y={by(view, 154, 184)}
            size={by(view, 64, 46)}
            since={since}
            halo={art('white')}
          />
        )}
        <Type t={t} at={7.2} x={by(view, 58, 212)} y={by(view, 282, 494)} size={by(view, 32, 34)}>
          {money(taxable)}
        </Type>
        <Tick x={side} y={by(view, 174, 262)} k={1.1 + 0.05 * Math.sin(t * 5)} t={t} at={7.9} />
        <Chip
          t={t}
          at={9.4}
          x={by(view, 448, 252)}
          y={by(view, 236, 336)}
          size={by(view, 28, 27)}
          fill={art('koin')}
          turn={sway(t, 2, 1.5)}
        >
          แต่ต้องยื่นแบบ
        </Chip>
        <Type
          t={t}
          at={9.9}
          x={by(view, 448, 252)}
          y={by(view, 294, 406)}
          size={by(view, 23, 23)}
          w={by(view, 370, 210)}
        >
          {by(view, 'เงินเดือนเกินปีละ 120,000 (เกณฑ์ปี 2560)', 'เงินเดือนเกิน\nปีละ 120,000\n(เกณฑ์ปี 2560)')}
        </Type>
        <Chip t={t} at={0.8} x={by(view, 140, 122)} y={by(view, 34, 34)} size={by(view, 22, 26)}>
          เกณฑ์ตั้งแต่ปี 2560
        </Chip>
      </>
    )
  },
}

/** One thing to do: plan with the lower number. */
const plan: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 1.6, sound: 'chime' },
    { at: 4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const belt = by(view, 272, 452)
    const run = 190 * Math.min(t, 1.6)
    const x = mix(-140, by(view, 170, 180), part(t, 0, 1.6))
    const k = by(view, 0.94, 1.14)
    const rows: [string, ReactNode][] = [
      ['เงินเดือน', '15,000'],
      ['ประกันสังคม', '−750'],
    ]
    return (
      <>
        <Plain view={view} t={t} fill={art('rose')} />
        <Belt view={view} y={belt} run={run} />
        <Sized x={x} y={belt - 58 * k + Math.min(0, sway(t, 3, 1.2))} k={k}>
          <Pay value={paidOut} since={t - 1.6} />
          <Sized x={0} y={27} k={pop(t, 4) * (1.05 + 0.04 * Math.sin(t * 5))}>
            <Line
              d="M-84 -28H84Q98 -28 98 -14V14Q98 28 84 28H-84Q-98 28 -98 14V-14Q-98 -28 -84 -28Z"
              stroke={art('coral')}
              w={8}
            />
          </Sized>
        </Sized>
        <Burst x={x} y={belt - 120} t={t} at={1.7} n={18} far={140} />
        <Type
          t={t}
          at={0.2}
          until={3.7}
          x={by(view, 450, 180)}
          y={by(view, 70, 110)}
          size={by(view, 42, 44)}
          w={by(view, 340, 330)}
        >
          เปิดสลิปดูก่อน
        </Type>
        <Type
          t={t}
          at={4}
          how="pop"
          x={by(view, 450, 180)}
          y={by(view, 70, 110)}
          size={by(view, 42, 44)}
          w={by(view, 340, 330)}
        >
          {'ตั้งงบจาก *เลขนี้*'}
        </Type>
        <Sized x={by(view, 454, 180)} y={by(view, 178, 236)} k={pop(t, 1.8) * by(view, 1, 1.06)} turn={sway(t, 1.4, 2)}>
          <Rect x={-142} y={-54} w={284} h={108} r={18} fill={art('white')} />
          {rows.map(([name, sum], i) => (
            <g key={name}>
              <Word x={-122} y={-24 + i * 48} size={27} anchor="start" halo={null}>
                {name}
              </Word>
              <Word
                x={122}
                y={-24 + i * 48}
                size={29}
                anchor="end"
                halo={null}
                fill={i === 1 ? art('coral') : art('ink')}
              >
                {sum}
              </Word>
            </g>
          ))}
        </Sized>
      </>
    )
  },
}

export const film: Film = { scenes: [gap, station, pool, tax, plan], posterAt: 5, mood: 'bright', seed: 47 }
