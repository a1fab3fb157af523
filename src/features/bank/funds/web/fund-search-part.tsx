import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { fundClasses, fundClassNames, riskLevels } from '../fund-rules.ts'
import { text } from './text.ts'

const words = text.search
const fees = [25, 50, 100, 150, 200]

export type FundSearch = { type: string; q: string; class: string; fee_to: string; sort: string }

type Props = { search: FundSearch; levels: Record<string, number> }

/** Filters of the funds; they stand in the address. */
export function FundSearchPart({ search, levels }: Props) {
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      value === '' ? [] : [[name, `${value}`]],
    )
    void navigate(`/bank/fund?${new URLSearchParams(typed)}`, { preventScrollReset: true })
  }
  return (
    <search>
      <form key={JSON.stringify(search)} className="fund-search" aria-label={words.label} noValidate onSubmit={find}>
        <TextField name="q" label={words.q} defaultValue={search.q} maxLength={100} autoComplete="off" />
        <SelectField
          name="type"
          label={words.level}
          defaultValue={search.type}
          options={[
            { value: 'all', label: words.all },
            ...riskLevels.map((level) => ({ value: `${level}`, label: words.levelOf(level, levels[level] ?? 0) })),
          ]}
        />
        <SelectField
          name="class"
          label={words.class}
          defaultValue={search.class}
          options={[
            { value: '', label: words.allClasses },
            ...fundClasses.map((value) => ({ value, label: fundClassNames[value] })),
          ]}
        />
        <SelectField
          name="fee_to"
          label={words.fee}
          defaultValue={search.fee_to}
          options={[
            { value: '', label: words.anyFee },
            ...fees.map((fee) => ({ value: `${fee}`, label: words.percent((fee / 100).toFixed(2)) })),
          ]}
        />
        <SelectField
          name="sort"
          label={words.sort}
          defaultValue={search.sort}
          options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" kind="line">
          {words.act}
        </Button>
      </form>
    </search>
  )
}
