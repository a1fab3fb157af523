import type { ArtFileName } from '#art/art-file-name.ts'

/** Who cheers beside กล้า, and the sentence that goes with it. */
type Cheer = { friend: ArtFileName; words: string }

export const cheers: readonly Cheer[] = [
  { friend: 'cast/aom-cheer.svg', words: 'ออมดีใจไปกับคุณ' },
  { friend: 'cast/phaen-proud.svg', words: 'แผนปักธงให้อีกหนึ่งก้าว' },
  { friend: 'cast/sure-cheer.svg', words: 'ชัวร์ว่าคุณทำได้' },
  { friend: 'cast/aom-wow.svg', words: 'ยิ้มให้ตัวเองสักที' },
  { friend: 'cast/phaen-cheer.svg', words: 'ก้าวเล็ก ๆ ที่ไปได้ไกล' },
  { friend: 'cast/sure-wow.svg', words: 'ปรบมือให้ตัวเองสักที' },
]

/** The same activity always has the same cheer, but for the one that was shown just before: then the next. */
export function pickCheer(id: string, last: number | null): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0
  const nth = hash % cheers.length
  return nth === last ? (nth + 1) % cheers.length : nth
}

let shown: number | null = null

/** The cheer of an activity, other than the last one in this visit. */
export function nextCheer(id: string): Cheer {
  shown = pickCheer(id, shown)
  return cheers[shown]!
}
