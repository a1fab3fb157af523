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

type Props = { video: VideoView; reward: WatchReward | null; onAgain: () => void }

/** Over the last frame of a film: what it brought, the article on its subject, the next of its series or another one, and seeing it again. Nothing plays by itself. */
export function FilmEnd({ video, reward, onAgain }: Props) {
  useFinishedActivity()
  const next = video.next ?? video.others[0] ?? null
  return (
    <div className="film-end">
      <div className="film-end-card">
        <p role="status">
          <b>{reward && reward.paid > 0 ? playerText.overEarned(formatKoin(reward.paid)) : playerText.over}</b>
        </p>
        <FilmArticle videoId={video.id} />
        {next ? (
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
        ) : null}
        <Button kind="line" size="small" onClick={onAgain}>
          {playerText.again}
        </Button>
      </div>
    </div>
  )
}
