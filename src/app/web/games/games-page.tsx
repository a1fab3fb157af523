import { useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { GameList } from './game-list.tsx'
import type { loader } from './games-loader.ts'
import { text } from './text.ts'

/** The list of games; a signed-in person's progress of today is filled in later. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/games" />
      <header>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <GameList games={items} heading="h2" />
    </div>
  )
}
