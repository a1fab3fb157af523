import { useRef } from 'react'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { acceptHero, declineHero, type MyHero, type MyHeroes } from '../../contract.ts'
import { heroPath } from '../../path-rules.ts'
import { HeroStory } from '../hero-story.tsx'
import { text } from '../text.ts'
import { mineText } from './mine-text.ts'

type Props = { hero: MyHero; person: Omit<MyHeroes, 'items'> }

/** What would be shown of the person for a year, with equal buttons to agree and to decline. */
export function MyHeroPart({ hero, person }: Props) {
  const { answer, busy, fault, said } = useAnswer(hero)
  const { obstacle } = person
  const isHeldBack = hero.state === 'accepted' && obstacle !== null
  const id = `hero-${hero.year}`
  return (
    <Card aria-labelledby={id} className="grid gap-5">
      <h2 id={id}>{text.ofYear(hero.year)}</h2>
      <p ref={said} tabIndex={-1} role="status" className="hero-said">
        {isHeldBack ? mineText.heldBack : mineText.states[hero.state]}
      </p>
      {obstacle ? (
        <Notice kind="warn" action={<Link to="/profile">{mineText.toAccount}</Link>}>
          {mineText.obstacles[obstacle]}
        </Notice>
      ) : null}
      <div className="hero-preview">
        <p className="text-13 text-ink-soft">{mineText.preview}</p>
        <HeroStory hero={{ ...hero, ...person }} heading="h3" />
        {hero.talk ? <p>{mineText.talk(hero.talk.title)}</p> : null}
        <p className="text-13 text-ink-soft">{mineText.previewLine}</p>
      </div>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <div className="hero-acts">
        {hero.state === 'accepted' ? (
          isHeldBack ? null : (
            <LinkButton kind="line" to={heroPath(hero)}>
              {mineText.open}
            </LinkButton>
          )
        ) : (
          <Button
            kind="line"
            isBusy={busy === 'accept'}
            offReason={obstacle && mineText.obstacles[obstacle]}
            onClick={() => answer('accept')}
          >
            {mineText.accept}
          </Button>
        )}
        {hero.state === 'declined' ? null : (
          <Button kind="line" isBusy={busy === 'decline'} onClick={() => answer('decline')}>
            {hero.state === 'accepted' ? mineText.withdraw : mineText.decline}
          </Button>
        )}
      </div>
      {hero.state === 'waiting' ? <p className="text-13 text-ink-soft">{mineText.wrong}</p> : null}
    </Card>
  )
}

type Answer = { how: 'accept' | 'decline'; id: string; version: number }

/** Sends one answer at a time, then reloads; the message about the result receives the focus. */
function useAnswer({ id, version }: MyHero) {
  const said = useRef<HTMLParagraphElement>(null)
  const { run, isBusy, input, fault } = useAct(
    async (send, { how, id, version }: Answer) => {
      if (how === 'accept') await send(acceptHero, { body: { id, version } })
      else await send(declineHero, { body: { id } })
    },
    { refresh: ['page'], onRefused: refreshPage },
  )
  const answer = async (how: Answer['how']) => {
    await run({ how, id, version })
    said.current?.focus()
  }
  return { answer, busy: isBusy && input ? input.how : null, fault, said }
}
