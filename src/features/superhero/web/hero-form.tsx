import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import type { Refusal } from '#lib/errors.ts'
import type { ChosenHero } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

type Written = { words: string; story: string[]; talk_post_id: string | null }

type Props = {
  title: string
  submit: string
  /** The existing text, and the posts that may be the interview. */
  hero?: ChosenHero
  act: { isBusy: boolean; refusal: Refusal | null }
  onSave: (written: Written) => Promise<unknown>
  onCancel: () => void
}

/** The form of a hero's text. The title receives the focus when it opens, the first invalid field after a refusal. */
export function HeroForm({ title, submit, hero, act: { refusal, isBusy }, onSave, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  const errorOf = (field: string) => refusal?.problem.fields?.find(({ path }) => path.split('.')[0] === field)?.detail

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const textOf = (name: string) => String(given.get(name) ?? '').trim()
    const story = textOf('story').split(/\n\s*\n/)
    void onSave({
      words: textOf('words'),
      story: story.map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim()),
      talk_post_id: textOf('talk_post_id') || null,
    })
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="grid gap-4" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <TextField
        label={text.words}
        hint={text.wordsHint}
        name="words"
        error={errorOf('words')}
        defaultValue={hero?.words}
        autoComplete="off"
      />
      <TextAreaField
        label={text.story}
        hint={text.storyHint}
        name="story"
        error={errorOf('story')}
        defaultValue={hero?.story.join('\n\n')}
        rows={8}
      />
      {hero && hero.posts.length > 0 ? (
        <SelectField
          label={text.talk}
          hint={text.talkHint}
          name="talk_post_id"
          defaultValue={hero.talk_post_id ?? ''}
          placeholder={text.noTalk}
          options={hero.posts.map((post) => ({ value: post.id, label: post.title }))}
        />
      ) : null}
      {refusal ? (
        <Notice kind="danger" isAlert>
          {refusal.message}
        </Notice>
      ) : null}
      <div className="hero-acts">
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        <Button kind="line" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
