import { ArtFile } from '#art/art-file.tsx'
import type { Voice } from '../contract.ts'
import { voices } from '../voice-rules.ts'

/** A byline in a line of text: its drawn face and its name. */
export function VoiceMark({ voice }: { voice: Voice }) {
  return (
    <span className="voice-mark">
      <ArtFile file={`voices/${voice}.svg`} className="voice-face" />
      <span>{voices[voice].name}</span>
    </span>
  )
}
