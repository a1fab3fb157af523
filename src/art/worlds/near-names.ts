/** The near layers of scenes: what keeps its shape in front of a sky, a hill and a ground that stretch. */
export const nearNames = [
  'land-1',
  'land-2',
  'land-3',
  'land-4',
  'land-5',
  'ground-1',
  'ground-2',
  'ground-3',
  'ground-4',
  'ground-5',
  'quest',
  'quest-side',
  'play',
  'krazy',
  'bank',
  'club',
  'club-tree',
  'club-bloom',
  'visitor',
  'visitor-side',
] as const

export type NearName = (typeof nearNames)[number]
