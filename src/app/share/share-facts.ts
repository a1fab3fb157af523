import { createHash } from 'node:crypto'
import type { ShareFacts } from '#kit/share-facts.ts'

/** Increase it when the design changes for the same facts. */
const design = 1

/** The share picture of pages without one of their own. */
export const homeShare: ShareFacts = {
  ref: 'home',
  layout: 'home',
  title: 'เรื่องเงินเรียนวันละนิดก็เก่งขึ้นได้',
  title_phrases: ['เรื่องเงิน', 'เรียนวันละนิด', 'ก็เก่งขึ้นได้'],
  tag: 'Koinklass',
  line: 'ชุมชนเรียนรู้เรื่องเงินของวัยรุ่น',
  art: 'mascots/hello.svg',
  color: 's1',
}

/** A content hash: another title or another design gives another name. */
export function hashShare(facts: ShareFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('hex')
    .slice(0, 20)
}

/** The immutable path of a share picture. */
export function sharePath(facts: ShareFacts): string {
  return `/share/${facts.ref}/${hashShare(facts)}.png`
}
