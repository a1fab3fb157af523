import type { UseFormReturn } from 'react-hook-form'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { skillNames } from '#kit/skills.ts'
import { Card } from '#ui/basics/card.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { writingText } from '../writing-text.ts'
import type { WriteValues } from './write-values.ts'

/** The club, the skill and the tags of a post. */
export function AboutFields({ form }: { form: UseFormReturn<WriteValues> }) {
  const field = fieldsOf(form)
  return (
    <Card className="stack" aria-label={writingText.about}>
      <SelectField
        {...field('club')}
        label={writingText.club}
        placeholder={writingText.clubPlaceholder}
        options={clubTypes.map((club) => ({
          value: club,
          label: `${text.clubs[club].name} – ${text.clubs[club].line}`,
        }))}
      />
      <SelectField
        {...field('skill')}
        label={writingText.skill}
        placeholder={writingText.skillPlaceholder}
        options={optionsOf(skillNames)}
      />
      <TextField
        {...field('tags')}
        label={writingText.tags}
        hint={writingText.tagsHint}
        isOptional
        autoComplete="off"
      />
    </Card>
  )
}
