import type { Cue } from '../../video-contract.ts'

export const captionSizes = ['small', 'medium', 'large'] as const
export type CaptionSize = (typeof captionSizes)[number]

/**
 * The current caption, below the film; its space stays between two captions. Screen-reader users have the transcript.
 */
export function Captions({ cues, now, size }: { cues: Cue[]; now: number; size: CaptionSize }) {
  const cue = cues.find(({ start, end }) => start <= now && now < end)
  return (
    <p className="video-caption" data-size={size} aria-hidden>
      {cue && <span>{cue.text}</span>}
    </p>
  )
}
