import { useLoaderData } from 'react-router'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { GameList } from './game-list.tsx'
import type { loader } from './games-loader.ts'
import { text } from './text.ts'

/** The list of games; a signed-in person's progress of today is filled in later. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/games" tone="play" lead={text.lead}>
      <GameList games={items} heading="h2" />
    </PageFrame>
  )
}
