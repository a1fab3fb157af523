import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { fundClasses, fundClassNames, riskLevels } from '../../fund-rules.ts'
import { text } from '../text.ts'
import { listText } from './list-text.ts'

const words = text.search
const fees = [25, 50, 100, 150, 200]

export type FundSearch = { type: string; q: string; class: string; fee_to: string; sort: string }

type Props = { search: FundSearch; levels: Record<string, number> }

/** How many filters are set; the order counts when it is not the usual one. */
export function countFilters({ type, q, class: wanted, fee_to: fee, sort }: FundSearch): number {
  return [type !== 'all', q !== '', wanted !== '', fee !== '', sort !== 'risk'].filter(Boolean).length
}

/** The filters of the funds in one sheet behind a button; they stand in the address. */
export function FundSearchPart({ search, levels }: Props) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      value === '' ? [] : [[name, `${value}`]],
    )
    setIsOpen(false)
    void navigate(`/bank/fund?${new URLSearchParams(typed)}`, { preventScrollReset: true })
  }
  return (
    <search>
      <Button kind="line" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {listText.filter(countFilters(search))}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={listText.filterTitle}
        tone="money"
        actions={
          <Button type="submit" form="fund-search-form" isWide>
            {words.act}
          </Button>
        }
      >
        <form id="fund-search-form" className="fund-search" aria-label={words.label} noValidate onSubmit={find}>
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
        </form>
      </Dialog>
    </search>
  )
}
