import { type FormEvent, useState } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { call } from '#lib/web/call.ts'
import { useSaving } from '#lib/web/data/use-saving.ts'
import { editVideo, publishVideo, type StaffVideo } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

type Props = { video: StaffVideo; series: { key: string; title: string }[] }

/** What a video says of itself, and whether it is shown. */
export function AdminVideoForm({ video, series }: Props) {
  const { id, version } = video
  const [isDirty, setDirty] = useState(false)
  const { isBusy, fault, done, save } = useSaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      id,
      version,
      title: String(form.get('title')),
      summary: String(form.get('summary')),
      category: form.get('category') as Skill,
      series: String(form.get('series')) || null,
      order: Number(form.get('order')) || null,
    }
    void save(() => call(editVideo, { body }), adminText.saved).then((isDone) => isDone && setDirty(false))
  }
  const isPublished = video.standing === 'published'
  const turn = () => {
    const said = adminText.statuses[isPublished ? 'unpublished' : 'published']
    void save(() => call(publishVideo, { body: { id, isPublished: !isPublished } }), said)
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setDirty(true)}>
      <TextField
        id={`title-${id}`}
        name="title"
        label={adminText.name}
        hint={adminText.nameHint}
        defaultValue={video.title}
      />
      <TextAreaField
        id={`summary-${id}`}
        name="summary"
        label={adminText.summary}
        hint={adminText.summaryHint}
        defaultValue={video.summary}
      />
      <SelectField
        id={`category-${id}`}
        name="category"
        label={adminText.category}
        defaultValue={video.category}
        options={optionsOf(skillNames)}
      />
      <SelectField
        id={`series-${id}`}
        name="series"
        label={adminText.series}
        defaultValue={video.series ?? ''}
        options={[
          { value: '', label: adminText.noSeries },
          ...series.map(({ key, title }) => ({ value: key, label: title })),
        ]}
      />
      <TextField
        id={`order-${id}`}
        name="order"
        label={adminText.order}
        inputMode="numeric"
        isOptional
        defaultValue={video.order ?? ''}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {adminText.save}
        </Button>
        <Button kind="line" size="small" isBusy={isBusy} onClick={turn}>
          {isPublished ? adminText.unpublish : adminText.publish}
        </Button>
        <span role="status">{done || (isDirty ? adminText.unsaved : '')}</span>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </form>
  )
}
