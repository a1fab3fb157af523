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

/** The same activity always has the same cheer, but for those that were shown already: then the next of the others. */
export function pickCheer(id: string, shown: readonly number[]): number {
  let hash = 0
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0
  const nth = hash % cheers.length
  const inOrder = cheers.map((_, i) => (nth + i) % cheers.length)
  return inOrder.find((one) => !shown.includes(one)) ?? nth
}

let shown: number[] = []

/** The cheer of an activity: none comes twice in a visit before all were there, and none twice in a row. */
export function nextCheer(id: string): Cheer {
  if (shown.length === cheers.length) shown = shown.slice(-1)
  shown = [...shown, pickCheer(id, shown)]
  return cheers[shown.at(-1)!]!
}
