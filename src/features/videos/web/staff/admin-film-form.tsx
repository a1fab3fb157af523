import { refuseField } from '#kit/forms/refuse-field.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { AddSection } from '#ui/basics/add-section.tsx'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { maxFilmBytes, uploadFilm } from '../../video-admin-contract.ts'
import { adminText as text } from './admin-text.ts'

type Values = { film?: FileList; title: string; summary: string; category: string }

const empty: Values = { title: '', summary: '', category: 'saving' }

/** Adds a film of our own as a draft. */
export function AdminFilmForm() {
  const { field, onSubmit, isBusy, done, refusal } = useStaffForm({
    id: 'film',
    values: empty,
    order: ['film', 'title', 'summary', 'category'],
    isEmptied: true,
    act: (send, { film, title, summary, category }) => {
      const file = film?.[0]
      if (!file) throw refuseField('film', text.filmMissing)
      // Larger than what the call takes: said here, before it travels.
      if (file.size > maxFilmBytes) throw refuseField('film', text.filmTooLarge)
      return send(uploadFilm, { query: { title, summary, category: category as Skill }, body: { file } })
    },
  })
  return (
    <AddSection id="add-film" title={text.filmTitle}>
      <form className="grid gap-4" noValidate onSubmit={onSubmit}>
        <TextField
          {...field('film')}
          type="file"
          accept="video/mp4,video/webm"
          label={text.film}
          hint={text.filmHint}
        />
        <TextField {...field('title')} label={text.name} />
        <TextAreaField {...field('summary')} label={text.summary} hint={text.summaryHint} />
        <SelectField {...field('category')} label={text.category} options={optionsOf(skillNames)} />
        <Button type="submit" size="small" isBusy={isBusy}>
          {text.filmSend}
        </Button>
        <p role="status">{isBusy ? text.filmSending : done ? text.filmAdded : ''}</p>
        <FormFault fault={refusal?.message ?? null} />
      </form>
    </AddSection>
  )
}
