import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Line, Pile, Rect } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Title, Type } from '../lettering.tsx'
import { bounce, mix, money, part, pop, sway } from '../motion.ts'
import { Chip, Sum } from '../parts/chip.tsx'
import {
  asked,
  Balloon,
  Dart,
  Doll,
  dollPrice,
  dolls,
  income,
  left,
  out,
  paidPerDoll,
  perDoll,
  throwPrice,
  throws,
  Wall,
} from '../parts/fair.tsx'
import { Say } from '../parts/say.tsx'
import { Burst, Cross, Stream } from '../parts.tsx'
import { by, Land, Plain, Sized } from '../stage.tsx'

const board = ['coral', 'koin', 'mint', 'violet', 'rose', 'sky'] as const

/** The first throw wins, and the man who loses the doll smiles. */
const win: Scene = {
  seconds: 7,
  cues: [
    { at: 0.1, sound: 'swish' },
    { at: 0.6, sound: 'stamp' },
    { at: 0.9, sound: 'chime' },
    { at: 3.6, sound: 'pop' },
  ],
  draw: ({ t, view }) => {
    const [bx, by0] = by(view, [404, 78], [180, 196])
    const hit = part(t, 0.05, 0.6)
    const floor = by(view, 308, 530)
    return (
      <>
        <Land view={view} t={t} world={3} />
        <Rect x={bx - 120} y={by0 - 60} w={240} h={150} r={20} fill={art('wood-deep')} />
        {board.map((fill, i) => (
          <Sized key={fill} x={bx - 76 + (i % 3) * 76} y={by0 - 14 + Math.floor(i / 3) * 60} k={1.35}>
            <Balloon fill={fill} isGone={i === 1 && t > 0.6} />
          </Sized>
        ))}
        <Sized
          x={mix(-40, bx, hit)}
          y={mix(by(view, 250, 420), by0 - 14, hit)}
          k={1}
          turn={mix(-26, by(view, -20, -44), hit)}
        >
          <Dart />
        </Sized>
        <Burst x={bx} y={by0 - 14} t={t} at={0.6} n={22} far={by(view, 150, 150)} seed={2} />
        <At x={by(view, 50, -6)} y={floor - 132 + (t > 0.9 ? -Math.abs(Math.sin(t * 5)) * 16 : 0)} s={1.5}>
          <Person who="kla" face={t > 0.6 ? 'glad' : 'think'} arms={['up', t > 0.6 ? 'up' : 'hip']} />
        </At>
        <Sized
          x={by(view, 240, 180)}
          y={mix(-120, floor - 54, bounce(t, 0.8, 0.8))}
          k={by(view, 0.9, 0.9)}
          turn={sway(t, 5, 1.3)}
        >
          <Doll t={t} />
        </Sized>
        <At x={by(view, 510, 226)} y={floor - 132 + Math.min(0, sway(t, 5, 1))} s={1.5}>
          <Person who="khum" face={t > 1.4 ? 'glad' : 'smile'} arms={['hip', 'wave']} />
        </At>
        <Type
          t={t}
          at={0.7}
          until={3.3}
          how="drop"
          x={by(view, 140, 180)}
          y={by(view, 62, 84)}
          size={by(view, 48, 54)}
          strong={art('coral')}
        >
          *ได้เลย!*
        </Type>
        <Type
          t={t}
          at={3.6}
          how="pop"
          x={by(view, 140, 180)}
          y={by(view, 82, 84)}
          size={by(view, 42, 46)}
          w={by(view, 300, 340)}
        >
          {by(view, 'แล้ว *ลุงยิ้ม*\nทำไม', 'แล้ว *ลุงยิ้ม* ทำไม')}
        </Type>
      </>
    )
  },
}

/** A hundred throws bring in a thousand. */
const hundred: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'count' },
    { at: 1.8, sound: 'count' },
    { at: 2.8, sound: 'count' },
    { at: 3.8, sound: 'count' },
    { at: 5.2, sound: 'koin' },
    { at: 6.4, sound: 'stamp' },
  ],
  draw: ({ t, view }) => {
    const done = Math.round(throws * part(t, 0.8, 5.2))
    const refilled = Math.round(throws * part(t, 1.3, 5.7))
    const x = by(view, 490, 180)
    return (
      <>
        <Plain view={view} t={t + 7} fill={art('cream')} spot={art('violet')} />
        <Wall view={view} done={done} refilled={refilled} />
        <Stream
          t={t}
          from={0.8}
          to={5.2}
          every={0.36}
          a={by(view, [330, 200], [180, 330])}
          b={by(view, [490, 280], [300, 530])}
          high={60}
          r={11}
        />
        <Type t={t} at={0.1} x={x} y={by(view, 60, 56)} size={by(view, 36, 34)}>
          {by(view, `${throws} คน\nคนละ ${throwPrice} บาท`, `${throws} คน คนละ ${throwPrice} บาท`)}
        </Type>
        <Sum
          value={done * throwPrice}
          x={x}
          y={by(view, 152, 124)}
          size={by(view, 72, 72)}
          fill={art('leaf-deep')}
          halo={art('white')}
          since={t - 5.2}
        />
        <Type
          t={t}
          at={6.2}
          how="pop"
          x={x}
          y={by(view, 260, 514)}
          size={by(view, 30, 29)}
          w={by(view, 300, 350)}
          strong={art('coral')}
        >
          {by(
            view,
            `ลูกโป่ง ${throws} ลูก\nมีดาวแค่ *${dolls}*\nแตกแล้วเติมใหม่`,
            `ลูกโป่ง ${throws} ลูก มีดาวแค่ *${dolls}*\nแตกแล้วเติมใหม่`,
          )}
        </Type>
        <Chip t={t} at={1} x={by(view, 590, 310)} y={by(view, 334, 24)} size={by(view, 22, 22)} fill={art('koin')}>
          สมมุติ
        </Chip>
      </>
    )
  },
}

/** Four dolls go out, and the rest stays. */
const rest: Scene = {
  seconds: 8,
  enter: 'push',
  cues: [
    ...Array.from({ length: dolls }, (_, i) => ({ at: 0.6 + i * 0.7, sound: 'drop' as const })),
    { at: 4.2, sound: 'stamp' },
    { at: 5.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const gone = Array.from({ length: dolls }, (_, i) => t > 0.9 + i * 0.7).filter(Boolean).length
    const value = income - gone * dollPrice
    const floor = by(view, 312, 536)
    return (
      <>
        <Land view={view} t={t + 16} world={3} />
        {[0, 1, 2, 3].map((i) => (
          <Pile
            key={i}
            x={by(view, 60 + i * 54, 40 + i * 48)}
            y={floor}
            n={Math.ceil(value / 50 / 1) - (i % 2)}
            w={46}
            h={by(view, 8, 10)}
          />
        ))}
        {Array.from({ length: dolls }, (_, i) => {
          const fly = part(t, 0.6 + i * 0.7, 1.4 + i * 0.7)
          const [x, y] = by(
            view,
            [320 + i * 84, floor - 50],
            [238 + (i % 2) * 76, floor - 60 - Math.floor(i / 2) * 106],
          )
          return (
            fly > 0 && (
              <Sized
                key={i}
                x={mix(by(view, 160, 100), x, fly)}
                y={mix(by(view, 120, 260), y, fly) - 60 * Math.sin(fly * 3.1)}
                k={by(view, 0.74, 0.72)}
                turn={sway(t + i, 6, 1.2)}
              >
                <Doll t={t} />
              </Sized>
            )
          )
        })}
        <Type t={t} at={0.2} until={4} x={by(view, 320, 180)} y={by(view, 48, 96)} size={by(view, 38, 36)}>
          {by(view, `ตุ๊กตา ${dolls} ตัว ตัวละ ${dollPrice}`, `ตุ๊กตา ${dolls} ตัว\nตัวละ ${dollPrice}`)}
        </Type>
        <Type t={t} at={4.1} how="pop" x={by(view, 320, 180)} y={by(view, 48, 96)} size={by(view, 40, 40)}>
          {by(view, `${money(income)} − ${out} *ลุงเหลือ ${left}*`, `${money(income)} − ${out}\n*ลุงเหลือ ${left}*`)}
        </Type>
        <Say t={t} at={5.6} x={by(view, 330, 20)} y={by(view, 150, 206)} size={by(view, 32, 32)}>
          ลุงคูณไว้แล้ว
        </Say>
        <Sum
          value={value}
          x={by(view, 140, 110)}
          y={by(view, 120, 296)}
          size={by(view, 64, 56)}
          halo={art('white')}
          since={gone ? t - (0.2 + gone * 0.7) : 9}
        />
      </>
    )
  },
}

/** The doll does the sum. */
const doll: Scene = {
  seconds: 9,
  enter: 'cut',
  cues: [
    { at: 0.4, sound: 'pop' },
    { at: 2.4, sound: 'count' },
    { at: 3.6, sound: 'stamp' },
    { at: 5.6, sound: 'pop' },
    { at: 6.4, sound: 'koin' },
  ],
  draw: ({ t, view }) => {
    const n = Math.round(perDoll * part(t, 2, 3.6))
    const [x, y] = by(view, [140, 206], [180, 424])
    return (
      <>
        <Plain view={view} t={t + 24} fill={art('rose')} />
        <Sized x={x} y={y + Math.min(0, sway(t, 8, 0.9))} k={by(view, 1.6, 1.6)} turn={sway(t, 3, 1.6)}>
          <Doll t={t} isTalking={t < 1.6 || t > 5.6} />
        </Sized>
        <Say t={t} at={0.4} until={5.4} x={by(view, 216, 20)} y={by(view, 60, 70)} size={by(view, 28, 31)}>
          {by(view, `ได้ฉันหนึ่งตัว เฉลี่ยปา ${perDoll} ครั้ง`, `ได้ฉันหนึ่งตัว\nเฉลี่ยปา ${perDoll} ครั้ง`)}
        </Say>
        <Type t={t} at={2} until={5.3} x={by(view, 430, 180)} y={by(view, 156, 166)} size={by(view, 40, 38)}>
          {`${n} × ${throwPrice} บาท`}
        </Type>
        {t > 2 && t < 5.5 && (
          <Sum
            value={n * throwPrice}
            x={by(view, 430, 180)}
            y={by(view, 246, 250)}
            size={by(view, 92, 92)}
            fill={art('coral')}
            halo={art('white')}
            since={t - 3.6}
          />
        )}
        <Say t={t} at={5.6} x={by(view, 220, 20)} y={by(view, 70, 84)} size={by(view, 36, 36)}>
          {by(view, `ที่ร้านขายฉัน ${dollPrice}`, `ที่ร้านขายฉัน\n${dollPrice}`)}
        </Say>
        <Type
          t={t}
          at={6.8}
          how="drop"
          x={by(view, 430, 180)}
          y={by(view, 210, 220)}
          size={by(view, 46, 42)}
          w={by(view, 400, 340)}
        >
          {by(view, `เดินไปซื้อสิ\nประหยัด *${paidPerDoll - dollPrice}*`, `เดินไปซื้อสิ\nประหยัด *${paidPerDoll - dollPrice}*`)}
        </Type>
      </>
    )
  },
}

/** The win was luck; the next throws know nothing of it. */
const again: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    ...[0.6, 1.3, 2, 2.7].map((at) => ({ at, sound: 'swish' as const })),
    ...[1, 1.7, 2.4, 3.1].map((at) => ({ at, sound: 'thud' as const })),
    { at: 4, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const floor = by(view, 308, 530)
    return (
      <>
        <Land view={view} t={t + 33} world={3} />
        <Rect
          x={by(view, 420, 190)}
          y={by(view, 90, 196)}
          w={by(view, 200, 160)}
          h={by(view, 206, 250)}
          r={20}
          fill={art('wood-deep')}
        />
        {[0, 1, 2, 3].map((i) => {
          const at = 0.6 + i * 0.7
          const fly = part(t, at, at + 0.4)
          const to = by<[number, number]>(
            view,
            [474 + (i % 2) * 92, 240 - Math.floor(i / 2) * 92],
            [232 + (i % 2) * 76, 396 - Math.floor(i / 2) * 110],
          )
          return (
            <g key={i}>
              <Sized x={to[0]} y={to[1] + sway(t + i, 3, 1)} k={1.5}>
                <Balloon fill={board[i]!} isGone={fly >= 1} />
              </Sized>
              <Burst x={to[0]} y={to[1]} t={t} at={at + 0.4} n={9} far={50} seed={i + 3} />
              {fly > 0 && (
                <Sized
                  x={mix(by(view, 180, 70), to[0], fly)}
                  y={mix(floor - 80, to[1], fly) - 50 * Math.sin(fly * 3.14)}
                  k={0.9}
                  turn={mix(-30, -8, fly)}
                >
                  <Dart />
                </Sized>
              )}
              <Cross x={by(view, 232 + i * 44, 40 + i * 46)} y={by(view, 150, 216)} k={0.66} t={t} at={at + 0.5} />
            </g>
          )
        })}
        <At x={by(view, 60, 0)} y={floor - 140} s={1.6}>
          <Person who="kla" face={t > 3.2 ? 'oops' : 'think'} arms={['hip', t < 3.1 ? 'up' : 'hip']} />
        </At>
        <Title view={view} t={t} at={0.1} until={3.6} how="slide">
          ปาต่ออีกสี่ครั้ง
        </Title>
        <Title view={view} t={t} at={4} how="pop" size={by(view, 38, 38)}>
          {by(view, 'ครั้งแรกโชคดี *โอกาสเท่าเดิม*', 'ครั้งแรกโชคดี\n*โอกาสเท่าเดิม*')}
        </Title>
      </>
    )
  },
}

/** The question: another stall. */
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
      { name: 'เล่นครั้งละ', sum: `${asked.price}`, at: 0.4 },
      { name: 'โอกาสได้', sum: `${asked.share * 100} %`, at: 1.3 },
      { name: 'รางวัล', sum: `${asked.prize}`, at: 2.2 },
    ]
    return (
      <>
        <Plain view={view} t={t + 40} fill={art('violet')} />
        {lines.map(({ name, sum, at }, i) => {
          const y = by(view, 132 + i * 68, 78 + i * 74)
          return (
            <g key={name}>
              <Type t={t} at={at} how="slide" x={30} y={y} size={by(view, 38, 38)} anchor="start">
                {name}
              </Type>
              <Type
                t={t}
                at={at + 0.3}
                how="pop"
                x={by(view, 310, 282)}
                y={y}
                size={by(view, 48, 50)}
                strong={art('ink')}
              >
                {`*${sum}*`}
              </Type>
            </g>
          )
        })}
        <At x={by(view, 452, 108)} y={by(view, 158, 380)} s={by(view, 1.7, 1.7)}>
          <Person who="khum" face="glad" arms={['hip', 'wave']} />
        </At>
        {board.map((fill, i) => (
          <Sized
            key={fill}
            x={by(view, 420 + i * 38, 48 + i * 54)}
            y={by(view, 122 + (i % 2) * 24, 360 + (i % 2) * 26) + sway(t + i, 9, 1.4)}
            k={pop(t, 0.5 + i * 0.2) * 1.1}
          >
            <Line d="M0 20q6 16 -2 40" stroke={art('white')} w={3} />
            <Balloon fill={fill === 'violet' ? 'leaf' : fill} isGone={false} />
          </Sized>
        ))}
        <Type t={t} at={3.8} how="pop" x={by(view, 320, 180)} y={by(view, 50, 308)} size={by(view, 44, 36)}>
          *เฉลี่ยได้หรือเสียเท่าไร*
        </Type>
      </>
    )
  },
}

export const film: Film = { scenes: [win, hundred, rest, doll, again, ask], posterAt: 5, mood: 'bright', seed: 45 }
