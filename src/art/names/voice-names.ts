/** The bylines of the house that have a face: who answers letters, the desk of data, the comic. */
export const voiceNames = ['letters', 'data', 'comic'] as const
export type VoiceName = (typeof voiceNames)[number]
