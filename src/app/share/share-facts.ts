import { createHash } from 'node:crypto'
import type { ShareFacts } from '#kit/share-facts.ts'

/** Raised when the same facts are drawn in another way. */
const design = 1

/** The picture of a page that has none of its own. */
export const homeShare: ShareFacts = {
  ref: 'home',
  layout: 'home',
  title: 'เรื่องเงิน|เรียนวันละนิด|ก็เก่งขึ้นได้',
  tag: 'Koinklass',
  line: 'ชุมชนเรียนรู้เรื่องเงินของวัยรุ่น',
  art: 'mascots/hello.svg',
  color: 's1',
}

/** The name of a picture by what is in it: another title or another design is another picture. */
export function hashShare(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('hex')
    .slice(0, 20)
}

/** The address of a picture, from '/'; it never shows anything else. */
export function sharePath(facts: ShareFacts): string {
  return `/share/${facts.ref}/${hashShare(facts)}.png`
}
