import { EditForm } from '#kit/forms/staff-forms.tsx'
import type { Skill } from '#kit/skills.ts'
import { skillNames } from '#kit/skills.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { editVideo, publishVideo, type StaffVideo } from '../../video-admin-contract.ts'
import { adminText as text } from './admin-text.ts'

type Props = { video: StaffVideo; series: { key: string; title: string }[] }

const editText = {
  save: text.save,
  saved: text.saved,
  unsaved: text.unsaved,
  retire: text.unpublish,
  restore: text.publish,
  retiredNow: text.statuses.unpublished,
  restoredNow: text.statuses.published,
}

/** The metadata of a video, and whether it is published. */
export function AdminVideoForm({ video, series }: Props) {
  const { id, version, summary, category } = video
  const values = {
    title: typeTitle(video),
    summary,
    category,
    series: video.series ?? '',
    order: String(video.order ?? ''),
  }
  const none = { value: '', label: text.noSeries }
  return (
    <EditForm
      id={id}
      values={values as Record<keyof typeof values, string>}
      text={editText}
      isActive={video.standing === 'published'}
      onSave={(said, send) => {
        const own = { category: said.category as Skill, series: said.series || null, order: Number(said.order) || null }
        return send(editVideo, { body: { id, version, title: said.title, summary: said.summary, ...own } })
      }}
      onTurn={(isPublished, send) => send(publishVideo, { body: { id, is_published: isPublished } })}
    >
      {(field) => (
        <>
          <TextField {...field('title')} label={text.name} hint={text.nameHint} />
          <TextAreaField {...field('summary')} label={text.summary} hint={text.summaryHint} />
          <SelectField {...field('category')} label={text.category} options={optionsOf(skillNames)} />
          <SelectField
            {...field('series')}
            label={text.series}
            options={[none, ...series.map((one) => ({ value: one.key, label: one.title }))]}
          />
          <TextField {...field('order')} label={text.order} inputMode="numeric" isOptional />
        </>
      )}
    </EditForm>
  )
}
