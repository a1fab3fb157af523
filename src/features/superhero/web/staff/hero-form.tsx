import { useEffect, useRef, useState } from 'react'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import type { ChosenHero } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

type Written = { words: string; story: string[]; talk_post_id: string | null }

type Props = {
  title: string
  submit: string
  /** The existing text, and the posts that may be the interview. */
  hero?: ChosenHero
  onSave: (send: Send, written: Written) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** What is said of one of them. The title takes the focus when it opens, the first wrong field when it is refused. */
export function HeroForm({ title, submit, hero, onSave, onDone, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [values] = useState(() => ({
    words: hero?.words ?? '',
    story: hero?.story.join('\n\n') ?? '',
    talk_post_id: hero?.talk_post_id ?? '',
  }))
  const { field, onSubmit, isBusy, fault } = useStaffForm<typeof values, unknown>({
    id: hero?.id ?? 'hero',
    values,
    act: (send, said) => onSave(send, writtenOf(said)),
    onDone,
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <TextField {...field('words')} label={text.words} hint={text.wordsHint} autoComplete="off" />
      <TextAreaField {...field('story')} label={text.story} hint={text.storyHint} rows={8} />
      {hero && hero.posts.length > 0 ? (
        <SelectField
          {...field('talk_post_id')}
          label={text.talk}
          hint={text.talkHint}
          placeholder={text.noTalk}
          options={hero.posts.map((post) => ({ value: post.id, label: post.title }))}
        />
      ) : null}
      <FormFault fault={fault} />
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

function writtenOf({ words, story, talk_post_id }: Record<'words' | 'story' | 'talk_post_id', string>): Written {
  return {
    words: words.trim(),
    story: story
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ').trim()),
    talk_post_id: talk_post_id || null,
  }
}
