import type { FormEvent } from 'react'
import { useLoaderData } from 'react-router'
import type { Gift } from '#features/superquest/gifts/contract.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { type DeskLevel, editLevel } from '../admin-contract.ts'
import type { loader } from './admin-levels-loader.ts'
import { adminText as text } from './admin-text.ts'

/** The five levels for staff: their words and their gifts. */
export function Component() {
  const { levels, gifts } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.lead} path="/admin/quest-levels" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      {levels.map((level) => (
        <LevelForm key={level.key} level={level} gifts={gifts} />
      ))}
    </div>
  )
}

function LevelForm({ level, gifts }: { level: DeskLevel; gifts: readonly Gift[] }) {
  const { key, name, words, from, koin, gift, claimed, redeemed } = level
  const { run, isBusy, fault, fields, done } = useAct(editLevel, { refresh: ['page'] })
  const errorOf = (box: string) => fields.find(({ path }) => path.endsWith(box))?.detail
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const textOf = (box: string) => String(given.get(box) ?? '').trim()
    void run({
      query: { level: key },
      body: { name: textOf('name'), words: textOf('words'), gift: textOf('gift') || null },
    })
  }
  return (
    <Card aria-labelledby={`level-${key}`}>
      <h2 id={`level-${key}`}>{name}</h2>
      <p className="text-13 text-ink-soft">
        {text.from(from, formatKoin(koin))} · {text.counts(claimed, redeemed)}
      </p>
      <form className="grid gap-4" noValidate onSubmit={save}>
        <TextField id={`name-${key}`} name="name" label={text.name} defaultValue={name} error={errorOf('name')} />
        <TextAreaField
          id={`words-${key}`}
          name="words"
          label={text.words}
          defaultValue={words}
          rows={2}
          error={errorOf('words')}
        />
        <SelectField
          id={`gift-${key}`}
          name="gift"
          label={text.gift}
          placeholder={text.none}
          defaultValue={gift?.id ?? ''}
          options={gifts.map((one) => ({ value: one.id, label: one.name }))}
          error={errorOf('gift')}
        />
        <Button type="submit" size="small" className="justify-self-start" isBusy={isBusy}>
          {text.save(name)}
        </Button>
        <p role="status">{done ? text.saved : ''}</p>
        {fault ? (
          <Notice kind="warn" isAlert>
            {fault}
          </Notice>
        ) : null}
      </form>
    </Card>
  )
}
