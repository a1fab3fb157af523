import { type FormEvent, useRef } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { call } from '#lib/web/call.ts'
import { useSaving } from '#lib/web/data/use-saving.ts'
import { addYoutubeVideo } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

/** Adds a video of YouTube as a draft. */
export function AdminYoutubeForm() {
  const { isBusy, fault, done, save } = useSaving()
  const box = useRef<HTMLFormElement>(null)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      youtube_id: String(form.get('youtube_id')),
      title: String(form.get('new_title')),
      summary: String(form.get('new_summary')),
      category: form.get('new_category') as Skill,
      seconds: Number(form.get('seconds')) || 0,
    }
    void save(() => call(addYoutubeVideo, { body }), adminText.added).then((isDone) => isDone && box.current?.reset())
  }
  return (
    <Card aria-labelledby="add-youtube">
      <form ref={box} className="grid gap-4" noValidate onSubmit={add}>
        <h2 id="add-youtube">{adminText.addTitle}</h2>
        <TextField name="youtube_id" label={adminText.youtubeId} hint={adminText.youtubeHint} spellCheck={false} />
        <TextField name="new_title" label={adminText.name} />
        <TextAreaField name="new_summary" label={adminText.summary} hint={adminText.summaryHint} />
        <SelectField name="new_category" label={adminText.category} options={optionsOf(skillNames)} />
        <TextField name="seconds" label={adminText.seconds} unit={adminText.secondsUnit} inputMode="numeric" />
        <Button type="submit" size="small" isBusy={isBusy}>
          {adminText.add}
        </Button>
        <p role="status">{done}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </form>
    </Card>
  )
}
