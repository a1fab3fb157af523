import { useLoaderData } from 'react-router'
import { type GameStats, readGameStats } from '#app/stats/contract.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { text } from './text.ts'

export async function loader() {
  return call(readGameStats, {})
}

/** A person's own record in every game, compared with nobody. Games without a finished round are left out. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  const played = items.filter((one) => one.played > 0)
  return (
    <PageFrame
      title={text.title}
      description={text.lead}
      path="/games/stats"
      isPrivate
      tone="play"
      isNarrow
      lead={text.lead}
    >
      {played.length === 0 ? (
        <EmptyState action={<LinkButton to="/games">{text.play}</LinkButton>}>{text.none}</EmptyState>
      ) : (
        played.map((one) => <StatsCard key={one.key} stats={one} />)
      )}
    </PageFrame>
  )
}

function StatsCard({ stats: { key, played, best, bars } }: { stats: GameStats }) {
  const { name, art, best: tellBest, bar, what } = text.games[key]
  const max = Math.max(...bars.map(({ count }) => count))
  return (
    <Card className="stats-card" aria-labelledby={`stats-${key}`}>
      <ArtFile file={`menus/${art}.svg` as ArtFileName} />
      <div>
        <h2 id={`stats-${key}`}>{name}</h2>
        {best !== null && <p className="text-17 font-medium">{tellBest(best)}</p>}
        <p className="text-ink-soft">{text.played(played)}</p>
      </div>
      {bars.length > 0 && (
        <table className="stats-bars">
          <caption className="text-13 text-ink-soft">{what}</caption>
          <tbody>
            {bars.map(({ at, count }) => (
              <tr key={at}>
                <th scope="row">{bar(at)}</th>
                <td>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(4, (100 * count) / max)} height="8" rx="2" />
                  </svg>
                </td>
                <td className="stats-count">{text.times(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
