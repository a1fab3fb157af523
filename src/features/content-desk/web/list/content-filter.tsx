import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type ContentState, contentStates } from '#kit/content-states.ts'
import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import {
  type ContentCount,
  type ContentFilter,
  contentChecks,
  contentSorts,
  maxKeyword,
  type readContentChoices,
} from '../../admin-contract.ts'
import { contentPath, namesIn, pathOf, readFilter, toggled } from './content-address.ts'
import { type ContentSum, sumOf } from './content-counts.ts'
import { stateWords, text } from './list-text.ts'
import { StateMark } from './state-mark.tsx'

type Choices = Reply<typeof readContentChoices>
type Props = { filter: ContentFilter; choices: Choices; counts: readonly ContentCount[] | undefined }

/** The search, and the filters as chips with what each would find; all of it stands in the address. */
export function ContentFilterPart({ filter, choices, counts }: Props) {
  const offered = new Set(choices.kinds.flatMap(({ states }) => states))
  const states = contentStates.filter((state) => offered.has(state))
  return (
    <search aria-label={text.filter} className="content-filter">
      <SearchForm key={pathOf(filter)} filter={filter} {...choices} />
      <ChipRow label={text.states}>
        {states.map((state) => (
          <FilterChip key={state} filter={filter} list="states" name={state}>
            <StateMark state={state as ContentState} /> {stateWords[state]}
            <ChipCount of={counts && sumOf(counts, { ...filter, states: state })} />
          </FilterChip>
        ))}
      </ChipRow>
      <ChipRow label={text.kinds}>
        {choices.kinds.map(({ kind, label }) => (
          <FilterChip key={kind} filter={filter} list="kinds" name={kind}>
            {label}
            <ChipCount of={counts && sumOf(counts, { ...filter, kinds: kind })} />
          </FilterChip>
        ))}
      </ChipRow>
    </search>
  )
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="content-chips">
      <legend className="vh">{label}</legend>
      {children}
    </fieldset>
  )
}

/** The place of the figure is there before the figure is. */
function ChipCount({ of: sum }: { of: ContentSum | undefined }) {
  return <span className="content-chip-count">{sum && text.count(sum)}</span>
}

type ChipProps = { filter: ContentFilter; list: 'kinds' | 'states'; name: string; children: ReactNode }

function FilterChip({ filter, list, name, children }: ChipProps) {
  const isOn = namesIn(filter[list]).includes(name)
  return (
    <Link
      to={pathOf(toggled(filter, list, name))}
      className="chip content-chip"
      aria-current={isOn ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

function SearchForm({ filter, people, assignable, me }: { filter: ContentFilter } & Choices) {
  const named = ({ id, name }: Choices['people'][number]) => ({ value: id, label: id === me ? text.me(name) : name })
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`])
    const { kinds, states, release } = filter
    void navigate(pathOf({ ...readFilter(new URLSearchParams(typed)), kinds, states, release }))
  }
  const { owner = '', assignee = '', check = '', sort = '' } = filter
  return (
    <form action={contentPath} onSubmit={find} className="content-form">
      <div className="content-search">
        <TextField
          label={text.search}
          hint={text.searchHint}
          name="keyword"
          type="search"
          defaultValue={filter.keyword ?? ''}
          maxLength={maxKeyword}
          autoComplete="off"
        />
        <Button type="submit" kind="line">
          {text.find}
        </Button>
      </div>
      <details open={Boolean(owner || assignee || check || sort)}>
        <summary className="content-summary">{text.more}</summary>
        <div className="content-selects">
          <SelectField
            label={text.owner}
            name="owner"
            placeholder={text.everyone}
            options={people.map(named)}
            defaultValue={owner}
          />
          <SelectField
            label={text.assignee}
            name="assignee"
            placeholder={text.everyone}
            options={[{ value: 'none', label: text.nobody }, ...assignable.map(named)]}
            defaultValue={assignee}
          />
          <SelectField
            label={text.check}
            name="check"
            placeholder={text.anyCheck}
            options={contentChecks.map((value) => ({ value, label: text.checks[value] }))}
            defaultValue={check}
          />
          <SelectField
            label={text.sort}
            name="sort"
            options={contentSorts.map((value) => ({
              value: value === 'changed' ? '' : value,
              label: text.sorts[value],
            }))}
            defaultValue={sort === 'changed' ? '' : sort}
          />
        </div>
      </details>
    </form>
  )
}
