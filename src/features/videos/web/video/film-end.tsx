import { useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { useFinishedActivity } from '#lib/web/finished-activity.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { videoPath } from '../../path-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import type { WatchReward } from '../../watch-contract.ts'
import { playerText } from '../player/player-text.ts'
import { text } from '../text.ts'
import { Poster } from '../video-card.tsx'
import { FilmArticle } from './film-article.tsx'
import { FilmQuestion, FilmVerdict } from './film-question.tsx'
import type { FilmAnswering } from './use-film-answer.ts'

type Props = { video: VideoView; reward: WatchReward | null; answering: FilmAnswering; onAgain: () => void }

/**
 * Over the last frame of a film: what it brought and its question; once that is answered or left, the verdict, the article
 * on its subject, the next film and seeing it again. Nothing plays by itself.
 */
export function FilmEnd({ video, reward, answering, onAgain }: Props) {
  useFinishedActivity()
  const [isLeft, setLeft] = useState(false)
  const [hasChosen, setChosen] = useState(false)
  const { question } = video
  const { answer, isFresh, isWaiting } = answering
  const isAsking = question !== null && answer === null && !isLeft && !isWaiting
  const choose = (choice: string) => {
    setChosen(true)
    answering.choose(choice)
  }
  return (
    <div className="film-end">
      <div className="film-end-body">
        <div className="film-end-card" data-asks={question !== null || undefined}>
          <p role="status">
            <b>{reward && reward.paid > 0 ? playerText.overEarned(formatKoin(reward.paid)) : playerText.over}</b>
          </p>
          {isAsking ? (
            <>
              <FilmQuestion question={question} answering={{ ...answering, choose }} />
              <Button kind="quiet" size="small" onClick={() => setLeft(true)}>
                {playerText.leaveQuestion}
              </Button>
            </>
          ) : (
            <>
              {question && answer ? <FilmVerdict {...{ question, answer, isFresh }} takesFocus={hasChosen} /> : null}
              <NextFilm video={video} />
              <div className="film-end-acts">
                <FilmArticle videoId={video.id} />
                <Button kind="line" size="small" onClick={onAgain}>
                  {playerText.again}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The next film of the series, else another one. */
function NextFilm({ video }: { video: VideoView }) {
  const next = video.next ?? video.others[0] ?? null
  if (!next) return null
  return (
    <Link to={videoPath(next)} className="film-end-next">
      <span className="film-end-picture" aria-hidden>
        <Poster video={next} />
      </span>
      <span>
        <span className="text-13 text-ink-soft">{video.next ? text.next : text.others}</span>
        <br />
        <b>
          <ThaiText>{next.title_phrases ?? next.title}</ThaiText>
        </b>
      </span>
    </Link>
  )
}
