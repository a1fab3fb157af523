import { useEffect, useRef } from 'react'
import { isCalm } from '#lib/web/is-calm.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { clockOf } from '../../figure-rules.ts'
import type { Cue } from '../../video-contract.ts'
import { playerText } from '../player/player-text.ts'
import { text } from '../text.ts'

type Props = {
  cues: Cue[]
  now: number
  seek: (to: number) => void
  isFollowing: boolean
  setFollowing: (isFollowing: boolean) => void
}

/** The whole transcript, line by line; each line links to its time, and the box follows the video. */
export function Transcript({ cues, now, seek, isFollowing, setFollowing }: Props) {
  const box = useRef<HTMLOListElement>(null)
  const current = cues.findLastIndex(({ start }) => start <= now + 0.05)
  useEffect(() => {
    const line = isFollowing ? box.current?.children[current] : null
    if (line && box.current) showInBox(box.current, line as HTMLElement)
  }, [current, isFollowing])
  if (cues.length === 0) return null
  return (
    <section aria-labelledby="transcript" className="video-transcript">
      <div className="video-side-head">
        <h2 id="transcript">{text.transcript}</h2>
        <PlainForm>
          <CheckboxField
            label={playerText.follow}
            checked={isFollowing}
            onChange={(event) => setFollowing(event.target.checked)}
          />
        </PlainForm>
      </div>
      <ol ref={box} className="video-lines video-cues">
        {cues.map((cue, i) => (
          <li key={cue.start}>
            <button
              type="button"
              className="video-line"
              data-js
              aria-current={i === current ? 'true' : undefined}
              onClick={() => seek(cue.start)}
            >
              <span className="video-line-time">{clockOf(cue.start)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Scrolls the box but not the page. */
function showInBox(box: HTMLElement, line: HTMLElement) {
  const top = line.offsetTop - box.offsetTop - box.clientHeight / 2 + line.clientHeight / 2
  box.scrollTo({ top, behavior: isCalm() ? 'instant' : 'smooth' })
}
