import type { Kind } from '../rules.ts'
import { type Look, looks } from './show-looks.ts'
import { box, dot, koin, line, type Shape } from './show-shapes.ts'

export type Thing = Kind | Look | 'open' | 'glad' | 'shut'

/** กล้า holding a basket over the head. */
const body: Shape[] = [
  box([24, 84, 22, 9], 4.5, 'leaf-deep'),
  box([50, 84, 22, 9], 4.5, 'leaf-deep'),
  line('M25 62q-10-6-8-26M71 62q10-6 8-26', 'leaf-deep', 6.5),
  box([20, 42, 56, 46], 23, 'leaf'),
  box([31, 70, 34, 17], 8, 'cream'),
  ...koin(48, 79, 6),
  dot(30, 65, 4, 'cheek'),
  dot(66, 65, 4, 'cheek'),
]
const eyes: Shape[] = [
  box([34, 53, 7.2, 9], 3.6, 'ink'),
  box([55, 53, 7.2, 9], 3.6, 'ink'),
  dot(38.8, 55.4, 1.5, 'white'),
  dot(59.8, 55.4, 1.5, 'white'),
]
const basket: Shape[] = [
  box([10, 16, 76, 24], 11, 'wood'),
  line('M22 29h52', 'wood-deep', 3),
  line('M30 22v12M48 22v12M66 22v12', 'wood-deep', 3),
]

const gladEyes: Shape[] = [line('M34.5 59q3-4.5 6 0', 'ink', 2.8), line('M55.5 59q3-4.5 6 0', 'ink', 2.8)]
const basketRim = box([16, 12, 64, 9], 4.5, 'wood-deep')

export const things: Record<Thing, Shape[]> = {
  ...looks,
  income: [
    ...koin(48, 48, 36),
    line('M22 46a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', 'koin-edge', 3),
    { d: 'M48 63C28 53 34 33 48 30C62 33 68 53 48 63Z', color: 'koin-edge' },
    line('M48 58v-15', 'koin', 3),
  ],
  saving: [
    box([18, 26, 60, 62], 17, 'mint'),
    box([24, 34, 5, 30], 2.5, 'white'),
    ...koin(38, 74, 10),
    ...koin(59, 74, 10),
    ...koin(49, 57, 10),
    box([24, 12, 48, 17], 8, 'white'),
    line('M40 20.5h16', 'ink', 4),
  ],
  impulse: [
    line('M34 40v-10a14 14 0 0 1 28 0v10', 'wood-deep', 6),
    box([16, 34, 64, 54], 13, 'coral'),
    { d: 'M53 42L36 64h11l-5 18l18-23H49Z', color: 'cream' },
  ],
  scam: [
    { d: 'M24 62l-5 24l26-18Z', color: 'violet' },
    box([10, 12, 76, 58], 18, 'violet'),
    line('M57 22v22a11 11 0 1 1 -22 0v-5', 'ink', 6),
    line('M35 39l-7 8', 'ink', 6),
    dot(57, 21, 5, 'white'),
  ],
  open: [...body, ...eyes, line('M44 64q4 4 8 0', 'ink', 2.6), ...basket, basketRim],
  /** After some catches in a row. */
  glad: [...body, ...gladEyes, { d: 'M43 63h10a5 5.5 0 0 1-10 0Z', color: 'ink' }, ...basket, basketRim],
  shut: [
    ...body,
    ...eyes,
    // A round mouth: oops.
    dot(48, 66, 2.6, 'ink'),
    ...basket,
    box([8, 8, 80, 14], 7, 'coral'),
    box([42, 2, 12, 9], 4, 'wood-deep'),
  ],
}
