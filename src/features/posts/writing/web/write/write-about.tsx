import { useState } from 'react'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { type Skill, skillNames } from '#kit/skills.ts'
import { Card } from '#ui/basics/card.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import type { DraftContent } from '../../contract.ts'
import { writingText } from '../writing-text.ts'

type Fields = Omit<DraftContent, 'body'>

interface AboutFieldsProps {
  fields: Fields
  change: (part: Partial<Fields>) => void
  errorOf: (path: string) => string | undefined
}

/** The club, the skill and the tags of a post. */
export function AboutFields({ fields, change, errorOf }: AboutFieldsProps) {
  const [tags, setTags] = useState(fields.tags.join(', '))
  const changeTags = (typed: string) => {
    setTags(typed)
    const list = typed.split(/[,，\n]/).map((tag) => tag.trim().slice(0, 30))
    change({ tags: list.filter((tag) => tag !== '').slice(0, 5) })
  }
  return (
    <Card className="stack" aria-label={writingText.about}>
      <SelectField
        label={writingText.club}
        name="club"
        placeholder={writingText.clubPlaceholder}
        options={clubTypes.map((club) => ({
          value: club,
          label: `${text.clubs[club].name} – ${text.clubs[club].line}`,
        }))}
        error={errorOf('club')}
        value={fields.club ?? ''}
        onChange={({ target }) => change({ club: (target.value || null) as Fields['club'] })}
      />
      <SelectField
        label={writingText.skill}
        name="skill"
        placeholder={writingText.skillPlaceholder}
        options={optionsOf(skillNames)}
        error={errorOf('skill')}
        value={fields.skill ?? ''}
        onChange={({ target }) => change({ skill: (target.value || null) as Skill | null })}
      />
      <TextField
        label={writingText.tags}
        hint={writingText.tagsHint}
        isOptional
        autoComplete="off"
        value={tags}
        onChange={({ target }) => changeTags(target.value)}
      />
    </Card>
  )
}
