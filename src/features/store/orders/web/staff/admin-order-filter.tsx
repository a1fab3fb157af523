import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { premiumTypeNames } from '../../../premiums/contract.ts'
import type { OrderQuery } from './admin-orders-loader.ts'
import { adminText as text } from './admin-text.ts'

/** Narrows the queue by type, or finds one order by its number. */
export function AdminOrderFilter({ filter }: { filter: OrderQuery }) {
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { state, missed, premium } = filter
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const filled = Object.entries({ state, missed, premium, ...typed }).filter(([, value]) => value?.trim())
    void navigate(`/admin/store/orders?${new URLSearchParams(filled as [string, string][])}`)
  }
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <search aria-label={text.find}>
      <form key={JSON.stringify(filter)} action="/admin/store/orders" onSubmit={find} className="admin-filter">
        <SelectField
          name="type"
          label={text.byType}
          placeholder={text.everyType}
          options={optionsOf(premiumTypeNames)}
          defaultValue={filter.type ?? ''}
        />
        <TextField
          name="number"
          label={text.number}
          defaultValue={filter.number ?? ''}
          maxLength={20}
          autoComplete="off"
        />
        <div className="admin-filter-acts">
          <Button type="submit" kind="line" data-js>
            {text.find}
          </Button>
          {isNarrowed ? (
            <Link to="/admin/store/orders" className="inline-flex min-h-11 items-center">
              {text.clear}
            </Link>
          ) : null}
        </div>
      </form>
      {filter.premium ? <p className="text-ink-soft">{text.onePremium}</p> : null}
    </search>
  )
}
