import { useReply } from '#lib/web/data/use-reply.ts'
import { SelectField } from '#ui/fields/field.tsx'
import { clockOf } from '../figure-rules.ts'
import { listVideos } from '../video-contract.ts'
import { choiceText as text } from './choice-text.ts'

/** Selects one of our newest videos for a text; the value is its id. */
export function VideoChoiceCard({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { reply, refusal } = useReply(listVideos, { query: { page: 1, limit: 50 } })
  const items = reply?.items ?? []
  const options = items.map(({ id, title, seconds }) => ({
    value: id,
    label: `${title} (${clockOf(seconds)})`,
  }))
  // An older chosen video stays selected.
  if (value && items.length > 0 && !items.some(({ id }) => id === value)) options.push({ value, label: text.chosen })
  return (
    <SelectField
      label={text.label}
      placeholder={text.choose}
      options={options}
      value={value}
      error={refusal?.message}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
