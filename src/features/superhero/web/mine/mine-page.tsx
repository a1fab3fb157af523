import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { readMyHeroes } from '../../contract.ts'
import { mineText } from './mine-text.ts'
import { MyHeroPart } from './my-hero-part.tsx'

export const loader = () => call(readMyHeroes, {})

export function Component() {
  const { items, ...person } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={mineText.title} description={mineText.description} path="/super-hero/mine" isPrivate />
      <div className="grid gap-2">
        <h1>{mineText.title}</h1>
        {items.length > 0 ? <p className="text-ink-soft">{mineText.description}</p> : null}
      </div>
      {items.length > 0 ? (
        items.map((hero) => <MyHeroPart key={hero.id} hero={hero} person={person} />)
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/mail.svg" />}
          action={
            <LinkButton to="/super-hero" kind="line">
              {mineText.toHeroes}
            </LinkButton>
          }
        >
          {mineText.none}
        </EmptyState>
      )}
    </div>
  )
}
