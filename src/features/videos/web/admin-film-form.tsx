import { type FormEvent, useRef, useState } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { call } from '#lib/web/call.ts'
import { useSaving } from '#lib/web/data/use-saving.ts'
import { mostFilmBytes, uploadFilm } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

/** Adds a film of our own as a draft. */
export function AdminFilmForm() {
  const { isBusy, fault, done, save } = useSaving()
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
    const send = () => call(uploadFilm, { query, body: { file: chosen } })
    void save(send, adminText.filmAdded).then((isDone) => isDone && box.current?.reset())
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
        <p role="status">{isBusy ? adminText.filmSending : done}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </form>
    </Card>
  )
}
