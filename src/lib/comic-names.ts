/**
 * What a comic strip is put together from: its cast, how they stand, where, and with what. Lists of names alone: the
 * schema of a strip and the drawings share them.
 */

/** Four friends, always the same. `sure-dry` is ชัวร์ without the umbrella. */
export const castNames = ['kla', 'aom', 'sure', 'sure-dry', 'phaen'] as const
export type CastName = (typeof castNames)[number]

/** A face and a pair of arms. */
export const castPoses = ['stand', 'talk', 'cheer', 'think', 'oops', 'sleep', 'wow', 'proud'] as const
export type CastPose = (typeof castPoses)[number]

export const comicPlaces = ['street', 'market', 'room', 'school', 'rain', 'night'] as const
export type ComicPlace = (typeof comicPlaces)[number]

export const comicProps = [
  'coin',
  'coins',
  'fan',
  'phone',
  'brolly',
  'jar',
  'tag',
  'receipt',
  'ledger',
  'week',
  'key',
  'cup',
  'fruit',
  'gift',
  'wave',
  'envelope',
  'snack',
  'target',
] as const
export type ComicProp = (typeof comicProps)[number]

/** Names that readers see beside what is said. */
export const castTitles: Record<CastName, string> = {
  kla: 'กล้า',
  aom: 'ออม',
  sure: 'ชัวร์',
  'sure-dry': 'ชัวร์',
  phaen: 'แผน',
}
