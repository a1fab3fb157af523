import { ArtFile } from '#art/art-file.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { Voice } from '../contract.ts'
import { voicePath, voices } from '../voice-rules.ts'
import { postText } from './post-text.ts'

/** Who wrote an article of the house, where it has a byline: face, name, manner, and that the figure is drawn. */
export function VoiceCard({ voice }: { voice: Voice }) {
  const { name, manner, note } = voices[voice]
  return (
    <section className="voice-card" aria-label={postText.writtenBy}>
      <ArtFile file={`voices/${voice}.svg`} className="voice-portrait" />
      <div className="voice-words">
        <p className="text-13 text-ink-soft">{postText.writtenBy}</p>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{manner}</p>
        <p className="text-13 text-ink-soft">{note}</p>
        <p>
          <Link to={voicePath(voice)} className="tap">
            {postText.allOfVoice(name)}
          </Link>
        </p>
      </div>
    </section>
  )
}
