import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameBar } from '#ui/answers/game-bar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { type Crossword, type CrosswordKind, playCrossword } from '../crossword-contract.ts'
import { PlayPart } from './play-part.tsx'
import { text } from './text.ts'

type Loaded = { kind: CrosswordKind; crossword: Crossword | null }

/** The current puzzle of the kind in the address; null when it does not exist yet. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const kind = new URL(request.url).searchParams.get('kind') === 'weekly' ? 'weekly' : 'daily'
  try {
    return { kind, crossword: await call(playCrossword, { body: { kind } }) }
  } catch (error) {
    if (asRefusal(error).code === 'crossword_not_ready') return { kind, crossword: null }
    throw error
  }
}

const tabs = [
  { to: '/crossword', label: text.kind.daily, kind: 'daily' },
  { to: '/crossword?kind=weekly', label: text.kind.weekly, kind: 'weekly' },
] as const

export function Component() {
  const { kind, crossword } = useLoaderData<typeof loader>()
  const head = (
    <div className="crossword-title">
      <TabLinks
        label={text.kinds}
        tabs={tabs.map(({ to, label, kind: one }) => ({ to, label, isCurrent: one === kind }))}
      />
      {crossword && (
        <p className="text-ink-soft">
          {kind === 'daily' ? formatThaiDate(crossword.day) : text.weekOf(formatThaiDate(crossword.day))}
        </p>
      )}
    </div>
  )
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/crossword" isPrivate />
      {crossword ? (
        <PlayPart key={`${kind} ${crossword.day}`} crossword={crossword} head={head} />
      ) : (
        <div className="stack" data-tone="play">
          <GameBar title={text.title} how={text.howSteps} />
          {head}
          <EmptyState
            title={text.notReady}
            action={<Button onClick={() => void refreshPage()}>{text.tryAgain}</Button>}
          >
            {text.notReadyWhy}
          </EmptyState>
        </div>
      )}
    </>
  )
}
