/** กล้า in the moods that pages show without its code. */
export const mascotNames = ['hello', 'cheer', 'rest', 'stand', 'calm', 'think', 'wow'] as const

export type MascotName = (typeof mascotNames)[number]
