import { art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { At, Dot, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { Film, Scene } from '../film.ts'
import { Type, Word } from '../lettering.tsx'
import { bounce, mix, money, part, pop, shake, sway, toss } from '../motion.ts'
import {
  average,
  Capsule,
  cell,
  Head,
  heap,
  lids,
  limit,
  Machine,
  openAt,
  price,
  Sock,
  share,
  Wish,
  without,
} from '../parts/capsules.tsx'
import { Chip, Sum } from '../parts/chip.tsx'
import { Burst } from '../parts.tsx'
import { by, Fit, Sized } from '../stage.tsx'

/** A capsule rolls out, shakes and opens: a sock. */
const again: Scene = {
  seconds: 5,
  cues: [
    { at: 0.1, sound: 'drop' },
    { at: 1.1, sound: 'tick' },
    { at: 1.5, sound: 'tick' },
    { at: 2, sound: 'pop' },
    { at: 2.4, sound: 'buzz' },
  ],
  draw: ({ t, view }) => {
    const open = part(t, 2, 2.3)
    const fallen = bounce(t, 0, 0.9)
    const [x, y] = by(view, [320, 232], [180, 372])
    return (
      <>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={art('violet')} />
        {Array.from({ length: 12 }, (_, i) => (
          <Sized key={i} x={x} y={y} k={1} turn={i * 30}>
            <SoftShape d="M0 -90L26 -520L-26 -520Z" fill={art('white')} w={4} />
          </Sized>
        )).map((ray, i) => (
          <g key={i} opacity={0.1 + open * 0.14}>
            {ray}
          </g>
        ))}
        <Sized
          x={x + shake(t, 1, 2, 9)}
          y={mix(-120, y, fallen)}
          k={by(view, 2, 2.7)}
          turn={mix(-220, 0, fallen) + shake(t, 1, 2, 6)}
        >
          <g
            transform={`translate(0 ${-open * 22 - 2}) scale(${(0.3 + open * 0.7).toFixed(3)})`}
            opacity={open > 0 ? 1 : 0}
          >
            <Sized x={0} y={-6} k={1.1} turn={sway(t, 9, 0.9)}>
              <Sock />
            </Sized>
          </g>
          <Capsule lid="coral" open={open} />
        </Sized>
        <Burst x={x} y={y - 30} t={t} at={2} n={6} far={150} />
        <Type
          t={t}
          at={0.2}
          until={1.9}
          how="pop"
          x={view.w / 2}
          y={by(view, 54, 110)}
          size={by(view, 44, 46)}
          fill={art('white')}
          halo={art('ink')}
        >
          รอบนี้ได้แน่
        </Type>
        <Type t={t} at={2.5} how="drop" x={view.w / 2} y={by(view, 54, 110)} size={by(view, 44, 46)}>
          {'ถุงเท้า *อีกแล้ว*'}
        </Type>
      </>
    )
  },
}

const lucky = [37, 74]

/** A hundred capsules fall in; two hold the star. */
const hundred: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.4, sound: 'count' },
    { at: 3.4, sound: 'chime' },
    { at: 5, sound: 'stamp' },
  ],
  draw: ({ t, view }) => (
    <>
      <Rect x={0} y={0} w={view.w} h={view.h} fill={art('ink')} />
      {Array.from({ length: 100 }, (_, i) => {
        const [x, y] = cell(i, view)
        const isLucky = lucky.includes(i)
        const fallen = bounce(t, 0.1 + (i % 20) * 0.07 + Math.floor(i / 20) * 0.05, 0.8)
        const lit = isLucky ? pop(t, 3.4) : 0
        return (
          <g key={i} opacity={isLucky ? 1 : 1 - 0.62 * part(t, 3.2, 3.8)}>
            <Sized x={x} y={mix(-60, y, fallen)} k={by(view, 0.44, 0.46) * (1 - lit)}>
              <Dot x={0} y={0} r={30} fill={art(lids[(i * 7) % 5]!)} />
            </Sized>
            {isLucky && (
              <Sized x={x} y={y} k={lit * (0.85 + 0.1 * Math.sin(t * 6))} turn={sway(t, 12, 1.4)}>
                <Wish />
              </Sized>
            )}
          </g>
        )
      })}
      <Type
        t={t}
        at={3.4}
        x={view.w / 2}
        y={by(view, 44, 82)}
        size={by(view, 38, 38)}
        w={by(view, 600, 330)}
        fill={art('white')}
        strong={art('koin')}
        halo={null}
      >
        {'โอกาสได้ดาว *2 ใน 100*'}
      </Type>
      <Chip t={t} at={5} x={by(view, 256, 116)} y={by(view, 96, 158)} size={by(view, 24, 26)} fill={art('cream')}>
        {`ครั้งละ ${price} บาท`}
      </Chip>
      <Chip t={t} at={5.4} x={by(view, 410, 286)} y={by(view, 96, 158)} size={by(view, 24, 26)} fill={art('koin')}>
        สมมุติ
      </Chip>
    </>
  ),
}

/** Fifty openings on average: the price counts up while the socks heap up. */
const fifty: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    ...Array.from({ length: 12 }, (_, i) => ({ at: openAt((i + 1) * 4), sound: 'koin' as const })),
    { at: 6.8, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const n = heap.filter((_, i) => t >= openAt(i + 1)).length
    const since = n === 0 ? 9 : t - openAt(n)
    const [mx, my] = by(view, [130, 318], [180, 380])
    return (
      <>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={art('rose')} />
        <Sized x={mx} y={my} k={by(view, 0.98, 0.86)}>
          <Machine turn={n} />
        </Sized>
        {heap.map((sock, i) => {
          const x = (t - openAt(i + 1)) / 0.55
          // Every second one is drawn: fifty that fly make the file too large.
          if (x <= 0 || i % 2 === 1) return null
          const end: [number, number] = view.isTall
            ? [14 + sock.x * 332, 640 - (0.1 + sock.y * 0.9) * (40 + i * 2.2)]
            : [258 + sock.x * 376, 372 - (0.1 + sock.y * 0.9) * (30 + i * 1.7)]
          const at = toss([mx + 30, my - 40], end, by(view, 120, 60), Math.min(1, x))
          return (
            <Sized key={i} x={at.x} y={at.y} k={0.74} turn={sock.turn}>
              <Sock fill={sock.fill} />
            </Sized>
          )
        })}
        <Sum
          value={n}
          x={by(view, 440, 180)}
          y={by(view, 54, 58)}
          size={by(view, 34, 40)}
          before="ครั้งที่ "
          halo={art('white')}
          since={n % 5 === 0 ? since : 9}
        />
        <Sum
          value={n * price}
          x={by(view, 440, 180)}
          y={by(view, 130, 448)}
          size={by(view, 92, 88)}
          halo={art('white')}
          fill={n === average ? art('ink') : art('leaf-deep')}
          since={since}
        />
        <Type t={t} at={6.9} how="pop" x={by(view, 440, 180)} y={by(view, 206, 514)} size={by(view, 36, 36)}>
          {`บาท *โดยเฉลี่ย*`}
        </Type>
      </>
    )
  },
}

/** Average is not certain: 36 of 100 have nothing after 50. */
const people: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 1.8, sound: 'rise' },
    { at: 4.6, sound: 'buzz' },
  ],
  draw: ({ t, view }) => (
    <>
      <Rect x={0} y={0} w={view.w} h={view.h} fill={art('cream')} />
      <Type
        t={t}
        at={0.1}
        until={4.3}
        x={view.w / 2}
        y={by(view, 50, 92)}
        size={by(view, 38, 38)}
        w={by(view, 620, 330)}
      >
        {`100 คน เปิดคนละ *${average} ครั้ง*`}
      </Type>
      <Type
        t={t}
        at={4.6}
        how="drop"
        x={view.w / 2}
        y={by(view, 44, 82)}
        size={by(view, 42, 38)}
        w={by(view, 620, 345)}
        strong={art('coral')}
      >
        {`ราว *${without} คน* ยังไม่ได้`}
      </Type>
      {Array.from({ length: 100 }, (_, i) => {
        const [x, y] = cell(i, view)
        // A fixed shuffle: 37 is prime to 100.
        const rank = (i * 37 + 11) % 100
        const has = rank < 100 - without && t > 1.8 + Math.floor(rank / 8) * 0.28
        return (
          <Sized key={i} x={x} y={y} k={by(view, 1.02, 1.06) * pop(t, 0.2 + (i % 20) * 0.04)}>
            <Head has={has} />
          </Sized>
        )
      })}
      <Chip t={t} at={6} x={view.w / 2} y={by(view, 98, 150)} size={by(view, 26, 27)} fill={art('coral')}>
        {`จ่ายคนละ ${money(average * price)} บาท`}
      </Chip>
    </>
  ),
}

/** Opening 51 is as likely as the first. */
const same: Scene = {
  seconds: 7,
  enter: 'push',
  cues: [
    { at: 0.6, sound: 'rise' },
    { at: 3.2, sound: 'thud' },
  ],
  draw: ({ t, view }) => {
    const [x, y] = by(view, [180, 184], [180, 324])
    const r = by(view, 106, 126)
    const edge = Math.PI * 2 * share
    const slice = `M0 0L0 ${-r}A${r} ${r} 0 0 1 ${(Math.sin(edge) * r).toFixed(2)} ${(-Math.cos(edge) * r).toFixed(2)}Z`
    // It turns and comes to rest far from the slice.
    const turned = 1180 * (1 - (1 - Math.min(1, t / 3.4)) ** 3)
    return (
      <>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={art('sky')} />
        <Dot x={x} y={y + 7} r={r + 12} fill={art('shadow')} />
        <Dot x={x} y={y} r={r + 12} fill={art('white')} />
        <Sized x={x} y={y} k={1} turn={turned}>
          <Dot x={0} y={0} r={r} fill={art('violet')} />
          {Array.from({ length: 6 }, (_, i) => (
            <Sized key={i} x={0} y={0} k={1} turn={30 + i * 60}>
              <Sized x={0} y={-r * 0.7} k={by(view, 0.55, 0.7)}>
                <Sock fill={lids[i % 5]!} />
              </Sized>
            </Sized>
          ))}
          <path d={slice} fill={art('koin')} />
        </Sized>
        <Dot x={x} y={y} r={16} fill={art('ink')} />
        <SoftShape d={`M${x} ${y - r + 12}L${x - 16} ${y - r - 26}H${x + 16}Z`} fill={art('coral')} w={6} />
        <Type t={t} at={0.2} x={by(view, 460, 180)} y={by(view, 90, 74)} size={by(view, 44, 44)}>
          {`ครั้งที่ ${average + 1}`}
        </Type>
        <Type
          t={t}
          at={3.2}
          how="pop"
          x={by(view, 460, 180)}
          y={by(view, 168, 128)}
          size={by(view, 48, 46)}
          w={by(view, 330, 340)}
          strong={art('coral')}
        >
          {'*2 %* เท่าเดิม'}
        </Type>
        <Type
          t={t}
          at={4.4}
          x={by(view, 460, 180)}
          y={by(view, 240, 500)}
          size={by(view, 28, 30)}
          w={by(view, 320, 330)}
        >
          เงินที่จ่ายไป ไม่ใช่แต้มสะสม
        </Type>
      </>
    )
  },
}

/** One thing to do: write the limit down first, and stop when the envelope is empty. */
const stop: Scene = {
  seconds: 9,
  enter: 'push',
  cues: [
    { at: 0.8, sound: 'stamp' },
    ...[2.4, 2.9, 3.4, 3.9, 4.4].map((at) => ({ at, sound: 'koin' as const })),
    { at: 5.6, sound: 'chime' },
  ],
  draw: ({ t, view }) => {
    const spent = [2.4, 2.9, 3.4, 3.9, 4.4].filter((at) => t > at).length
    const left = limit - spent * price
    return (
      <>
        <Rect x={0} y={0} w={view.w} h={view.h} fill={art('mint')} />
        <Type
          t={t}
          at={0.2}
          until={5}
          x={view.w / 2}
          y={by(view, 50, 104)}
          size={by(view, 40, 42)}
          w={by(view, 600, 320)}
        >
          {'เขียนเพดาน *ก่อนเปิดเกม*'}
        </Type>
        <Type
          t={t}
          at={5.3}
          how="drop"
          x={view.w / 2}
          y={by(view, 50, 104)}
          size={by(view, 46, 48)}
          w={by(view, 600, 320)}
        >
          {'ซองหมด *คือจบ*'}
        </Type>
        <Fit view={view} w={by(view, 600, 330)} h={by(view, 222, 300)}>
          <Sized x={by(view, 180, 110)} y={by(view, 122, 110)} k={by(view, 1, 0.95)} turn={sway(t, 2, 2.2)}>
            <Rect x={-112} y={-72} w={224} h={150} r={18} fill={art('wood')} />
            <SoftShape d="M-104 -64L0 16L104 -64Z" fill={art('cream')} w={12} />
            <Rect x={-84} y={14} w={168} h={50} r={14} fill={art('white')} />
            <Word
              x={0}
              y={39}
              size={38 * (1 + (spent > 0 ? 0.14 * Math.exp(-(t - (1.9 + spent * 0.5)) * 7) : 0))}
              halo={null}
              fill={left === 0 ? art('coral') : art('ink')}
            >
              {`${left} บาท`}
            </Word>
          </Sized>
          {[0, 1, 2, 3, 4].map((i) => {
            const x = part(t, 2.1 + i * 0.5, 2.8 + i * 0.5)
            const at = toss(
              [by(view, 180, 110), by(view, 70, 60)],
              [by(view, 350, 62) + i * by(view, 50, 50), by(view, 190, 246)],
              80,
              x,
            )
            return (
              <Sized key={i} x={at.x} y={at.y} k={x > 0 ? 0.74 : 0} turn={(1 - x) * 140}>
                <Capsule
                  lid={(['coral', 'violet', 'rose', 'koin', 'sky'] as const)[i]!}
                  open={part(t, 2.8 + i * 0.5, 3.1 + i * 0.5)}
                />
              </Sized>
            )
          })}
          <At
            x={by(view, 430, 186) + (t > 6.2 ? (t - 6.2) * by(view, 8, 4) : 0)}
            y={by(view, 8, 36) + Math.min(0, sway(t, t > 5.6 ? 12 : 3, 0.8))}
            s={by(view, 1.5, 1.4)}
          >
            <Person who="ngok" face={t > 5.6 ? 'glad' : 'smile'} arms={['hip', t > 5.6 ? 'up' : 'wave']} />
          </At>
        </Fit>
      </>
    )
  },
}

export const film: Film = {
  scenes: [again, hundred, fifty, people, same, stop],
  posterAt: 4.5,
  mood: 'tense',
  seed: 23,
}
