import { SelectField } from '#kit/web/fields/field.tsx'
import { plainTitle } from '#lib/plain-title.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { clockOf } from '../figure-rules.ts'
import { listVideos } from '../video-contract.ts'
import { choiceText as text } from './choice-text.ts'

/** One of our newest videos, to be put into a text: its id. */
export function VideoChoiceCard({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { reply, refusal } = useReply(listVideos, { query: { page: 1, limit: 50 } })
  const items = reply?.items ?? []
  const options = items.map(({ id, title, seconds }) => ({
    value: id,
    label: `${plainTitle(title)} (${clockOf(seconds)})`,
  }))
  // An older one that is chosen already stays so.
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
