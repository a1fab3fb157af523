import { type FormEvent, useRef, useState } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { mostFilmBytes, uploadFilm } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

/** Adds a film of our own as a draft. */
export function AdminFilmForm() {
  const { run, isBusy, fault, done } = useAct(uploadFilm, { refresh: ['page'], onDone: () => box.current?.reset() })
  const [missing, setMissing] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('film')
    const chosen = file instanceof File && file.size > 0 ? file : null
    const problem = !chosen ? adminText.filmMissing : chosen.size > mostFilmBytes ? adminText.filmTooLarge : undefined
    setMissing(problem)
    if (!chosen || problem) return
    const query = {
      title: String(form.get('film_title')),
      summary: String(form.get('film_summary')),
      category: form.get('film_category') as Skill,
    }
    void run({ query, body: { file: chosen } })
  }
  return (
    <Card aria-labelledby="add-film">
      <form ref={box} className="grid gap-4" noValidate onSubmit={add}>
        <h2 id="add-film">{adminText.filmTitle}</h2>
        <TextField
          name="film"
          type="file"
          accept="video/mp4,video/webm"
          label={adminText.film}
          hint={adminText.filmHint}
          error={missing}
        />
        <TextField name="film_title" label={adminText.name} />
        <TextAreaField name="film_summary" label={adminText.summary} hint={adminText.summaryHint} />
        <SelectField name="film_category" label={adminText.category} options={optionsOf(skillNames)} />
        <Button type="submit" size="small" isBusy={isBusy}>
          {adminText.filmSend}
        </Button>
        <p role="status">{isBusy ? adminText.filmSending : done ? adminText.filmAdded : ''}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </form>
    </Card>
  )
}
