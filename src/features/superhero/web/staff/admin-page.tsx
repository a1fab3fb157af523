import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { chooseHero, type FoundMember, findMembers, listChosen } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { ChosenPart } from './chosen-part.tsx'
import { HeroForm } from './hero-form.tsx'
import { StaffNews } from './staff-news.tsx'

/** A year's heroes, and the members whose name starts with the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const year = search.get('year')
  const name = search.get('name')?.trim() || null
  const [chosen, found] = await Promise.all([
    call(listChosen, { query: year ? { year } : {} }),
    name ? call(findMembers, { query: { name } }) : null,
  ])
  return { ...chosen, name, found: found?.items ?? null }
}

/** How an editor chooses the heroes of a year. */
export function Component() {
  const { year, years, items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/heroes" isPrivate lead={text.lead}>
      <nav aria-label={text.years} className="chips">
        {years.map((one) => (
          <Link
            key={one}
            to={`/admin/heroes?year=${one}`}
            className="chip"
            aria-current={one === year ? 'page' : undefined}
          >
            {text.year(one)}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="chosen" className="grid gap-4">
        <h2 id="chosen">{text.chosen(year)}</h2>
        {items.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
        <ol className="grid gap-4">
          {items.map((hero, i) => (
            <ChosenPart key={hero.id} hero={hero} place={i + 1} last={items.length} />
          ))}
        </ol>
      </section>
      <Finding key={year} />
    </PageFrame>
  )
}

function Finding() {
  const { year, name, found } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = new URLSearchParams({
      year: String(year),
      name: String(new FormData(event.currentTarget).get('name')),
    })
    void navigate(`/admin/heroes?${typed}`)
  }
  return (
    <section aria-labelledby="find" className="grid gap-4">
      <h2 id="find">{text.find}</h2>
      <form className="hero-find" onSubmit={find}>
        <TextField label={text.name} name="name" defaultValue={name ?? ''} required maxLength={60} autoComplete="off" />
        <Button type="submit" kind="line">
          {text.search}
        </Button>
      </form>
      {found?.length === 0 ? <p role="status">{text.noneFound(name ?? '')}</p> : null}
      <ul className="grid gap-3">
        {found?.map((member) => (
          <Found key={member.user_id} member={member} year={year} />
        ))}
      </ul>
    </section>
  )
}

function Found({ member, year }: { member: FoundMember; year: number }) {
  const [isOpen, setOpen] = useState(false)
  const { user_id, display_name: name } = member
  const [isChosen, setChosen] = useState(false)
  return (
    <Card as="li" className="grid gap-4">
      <div className="hero-row">
        <Avatar image={member.display_image} />
        <p>
          <strong>{name}</strong>
          <br />
          <span className="text-13 text-ink-soft">{text.posts(member.posts)}</span>
        </p>
        {isOpen ? null : (
          <Button kind="line" size="small" onClick={() => setOpen(true)}>
            {text.pick} <span className="vh">{name}</span>
          </Button>
        )}
      </div>
      <StaffNews news={isChosen ? text.asked(name) : null} />
      {isOpen ? (
        <HeroForm
          title={text.pickOf(name, year)}
          submit={text.choose}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            setChosen(true)
          }}
          onSave={(send, { words, story }) => send(chooseHero, { body: { user_id, year, words, story } })}
        />
      ) : null}
    </Card>
  )
}
