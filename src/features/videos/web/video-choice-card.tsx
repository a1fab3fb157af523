import { useEffect, useState } from 'react'
import { SelectField } from '#kit/web/fields/field.tsx'
import { plainTitle } from '#lib/plain-title.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { clockOf } from '../figure-rules.ts'
import { listVideos, type VideoItem } from '../video-contract.ts'
import { choiceText as text } from './choice-text.ts'

/** One of our newest videos, to be put into a text: its id. */
export function VideoChoiceCard({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [items, setItems] = useState<VideoItem[]>([])
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    call(listVideos, { query: { page: 1, limit: 50 } })
      .then((list) => isCurrent && setItems(list.items))
      .catch((error) => isCurrent && setFault(asRefusal(error).message))
    return () => {
      isCurrent = false
    }
  }, [])
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
      error={fault}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
