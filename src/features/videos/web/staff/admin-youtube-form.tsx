import { AddForm } from '#kit/forms/staff-forms.tsx'
import { type Skill, skillNames } from '#kit/skills.ts'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { addYoutubeVideo } from '../../video-admin-contract.ts'
import { adminText as text } from './admin-text.ts'

const empty = { youtube_id: '', title: '', summary: '', category: 'saving', seconds: '' }

/** Adds a video of YouTube as a draft. */
export function AdminYoutubeForm() {
  return (
    <AddForm
      isFolded
      id="add-youtube"
      title={text.addTitle}
      submit={text.add}
      values={empty}
      said={() => text.added}
      onAdd={({ category, seconds, ...texts }, send) =>
        send(addYoutubeVideo, { body: { ...texts, category: category as Skill, seconds: Number(seconds) || 0 } })
      }
    >
      {(field) => (
        <>
          <TextField {...field('youtube_id')} label={text.youtubeId} hint={text.youtubeHint} spellCheck={false} />
          <TextField {...field('title')} label={text.name} />
          <TextAreaField {...field('summary')} label={text.summary} hint={text.summaryHint} />
          <SelectField {...field('category')} label={text.category} options={optionsOf(skillNames)} />
          <TextField {...field('seconds')} label={text.seconds} unit={text.secondsUnit} inputMode="numeric" />
        </>
      )}
    </AddForm>
  )
}
