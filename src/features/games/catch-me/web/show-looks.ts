import type { Kind } from '../rules.ts'
import { box, dot, koin, line, type Shape } from './show-shapes.ts'

/** More things of a kind: what they do in the game is the kind's, only their look differs. */
export type Look = 'wage' | 'notes' | 'piggy' | 'passbook' | 'tea' | 'shoes' | 'pad' | 'call' | 'parcel'

/** Every look of a kind, in the order in which they fall. */
export const looksOfKind = {
  income: ['income', 'wage', 'notes'],
  saving: ['saving', 'piggy', 'passbook'],
  impulse: ['impulse', 'tea', 'shoes', 'pad'],
  scam: ['scam', 'call', 'parcel'],
} as const satisfies Record<Kind, readonly (Kind | Look)[]>

/** The look of a thing: by its row and lane, so that a round always looks the same and neighbours differ. */
export function lookOf(kind: Kind, row: number, lane: number): Kind | Look {
  const looks = looksOfKind[kind]
  return looks[(row + lane) % looks.length]!
}

export const looks: Record<Look, Shape[]> = {
  /** A pay envelope with a note that looks out. */
  wage: [
    box([20, 12, 56, 44], 7, 'leaf'),
    dot(48, 30, 9, 'cream'),
    box([8, 36, 80, 50], 11, 'cream'),
    line('M14 44L48 66L82 44', 'wood', 4.5),
  ],
  /** Two banknotes. */
  notes: [
    box([18, 20, 70, 42], 8, 'leaf-deep'),
    box([8, 32, 74, 44], 8, 'leaf'),
    dot(45, 54, 12, 'cream'),
    line('M18 44h8M64 64h8', 'cream', 4),
  ],
  piggy: [
    box([24, 66, 13, 20], 6, 'rose'),
    box([54, 66, 13, 20], 6, 'rose'),
    box([12, 30, 66, 46], 22, 'rose'),
    { d: 'M56 32l14-12l4 20Z', color: 'rose' },
    box([70, 46, 18, 20], 8, 'cheek'),
    dot(62, 48, 3.4, 'ink'),
    line('M32 34h18', 'ink', 4),
    ...koin(41, 16, 11),
  ],
  passbook: [
    box([16, 10, 64, 76], 9, 'sky'),
    box([16, 10, 13, 76], 6, 'leaf-deep'),
    ...koin(55, 36, 13),
    line('M42 62h26M42 73h18', 'white', 4.5),
  ],
  /** A cup of bubble tea. */
  tea: [
    line('M52 26L60 6', 'coral', 5.5),
    { d: 'M24 28h48l-7 58h-34Z', color: 'cream' },
    { d: 'M27 44h42l-5 40h-32Z', color: 'wood' },
    dot(38, 76, 4, 'ink'),
    dot(49, 78, 4, 'ink'),
    dot(59, 75, 4, 'ink'),
    box([20, 22, 56, 10], 5, 'white'),
  ],
  shoes: [
    { d: 'M12 70V36q6 10 20 6q8-3 12-12l20 22q20 4 22 18Z', color: 'coral' },
    line('M43 44l8-7M51 52l8-7', 'white', 4),
    box([8, 68, 80, 13], 6, 'white'),
  ],
  /** A game pad. */
  pad: [
    box([8, 30, 80, 44], 21, 'coral'),
    line('M30 43v18M21 52h18', 'white', 6),
    dot(62, 57, 5.5, 'cream'),
    dot(72, 46, 5.5, 'white'),
  ],
  /** A phone with a warning on it. */
  call: [
    box([24, 6, 48, 84], 11, 'ink'),
    box([29, 15, 38, 62], 5, 'violet'),
    { d: 'M48 30L63 58H33Z', color: 'cream' },
    line('M48 39v8', 'ink', 4.5),
    dot(48, 53.5, 2.6, 'ink'),
  ],
  /** A parcel on a hook. */
  parcel: [
    box([12, 36, 72, 50], 9, 'wood'),
    line('M48 40v42', 'wood-deep', 7),
    box([20, 58, 20, 16], 4, 'violet'),
    line('M60 6v20a11 11 0 1 1 -22 0v-4', 'violet', 6.5),
  ],
}
