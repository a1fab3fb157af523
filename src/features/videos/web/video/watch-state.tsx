import { formatKoin } from '#lib/money.ts'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { clockOf } from '../../figure-rules.ts'
import { loginPath } from '../../path-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import type { WatchReward } from '../../watch-contract.ts'
import { playerText } from '../player/player-text.ts'
import type { Own } from './use-watching.ts'

/** What watching brings, how much of it is counted, and what it has brought. */
export function WatchState({ video, own }: { video: VideoView; own: Own }) {
  const { reward, source } = video
  if (source.kind !== 'file') return <p className="video-state">{playerText.youtubeUnpaid}</p>
  const worth = playerText.worth(formatKoin(reward.koin), reward.points, video.category)
  const { watching, gained } = own
  if (watching?.reward) return <Earned reward={watching.reward} isFresh={gained !== null} />
  return (
    <div className="video-state">
      {watching?.is_quota_used ? (
        <p>{playerText.quota(reward.quota)}</p>
      ) : (
        <p>
          {worth}
          {own.state === 'visitor' && (
            <>
              {' · '}
              <Link to={loginPath(video)}>{playerText.login}</Link>
            </>
          )}
        </p>
      )}
      {watching && (
        <>
          <Bar part={Math.min(watching.seen, watching.watched) / watching.needed} />
          <p className="text-13 text-ink-soft">
            {playerText.counted(clockOf(Math.min(watching.seen, watching.watched)), clockOf(watching.needed))}
            {' · '}
            {playerText.clock}
          </p>
        </>
      )}
    </div>
  )
}

function Earned({ reward, isFresh }: { reward: WatchReward; isFresh: boolean }) {
  const { asked, paid, is_capped, skill, points } = reward
  return (
    <div className="video-state answer-earned">
      {paid > 0 && (
        <p className="flex items-center gap-2">
          <span className="text-ink-soft">{playerText.earned}</span>
          <KoinAmount amount={paid} hasSign />
        </p>
      )}
      {points > 0 && <p className="chip">{playerText.points(skill, points)}</p>}
      {isFresh ? <AfterAct /> : null}
      {is_capped && <p>{playerText.capped(formatKoin(asked), formatKoin(paid))}</p>}
    </div>
  )
}
