import { ArtFile } from '#art/art-file.tsx'
import { voices as bylines, voicePath } from '#features/posts/documents/voice-rules.ts'
import type { listVoices } from '#features/posts/reading/contract.ts'
import type { Reply } from '#lib/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

/** The bylines of the house that have a face, each with the way to its texts. */
export function VoiceRow({ voices }: { voices: Reply<typeof listVoices>['items'] }) {
  if (voices.length === 0) return null
  return (
    <Card aria-labelledby="clubs-voices" className="grid gap-2">
      <h2 id="clubs-voices">{text.voices}</h2>
      <ul className="rows">
        {voices.map(({ voice }) => (
          <li key={voice}>
            <Link to={voicePath(voice)} className="row-line">
              <ArtFile file={`voices/${voice}.svg`} className="voice-portrait" />
              <span>
                {bylines[voice].name}
                <span className="block text-13 text-ink-soft">{bylines[voice].manner}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
