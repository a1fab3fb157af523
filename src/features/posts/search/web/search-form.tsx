import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { text } from '#features/posts/documents/web/text.ts'
import { Button } from '#ui/basics/button.tsx'
import { longestKeyword } from '../contract.ts'

interface SearchFormProps {
  /** The path of the results, from '/'. */
  action: string
  label: string
  keyword?: string | undefined
  /** Other parameters that the address keeps. */
  saved?: Record<string, string | undefined>
  /** Hears what is typed. */
  onType?: (typed: string) => void
}

/** A search form that works without JavaScript: the keyword goes into the address. */
export function SearchForm({ action, label, keyword, saved = {}, onType }: SearchFormProps) {
  const navigate = useNavigate()
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // All of its fields are text.
    const typed = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][])
    void navigate(`${action}?${typed}`)
  }
  return (
    <search className="club-search">
      <form method="get" action={action} onSubmit={search}>
        <label className="vh" htmlFor="search-keyword">
          {label}
        </label>
        <input
          // The key resets the field after navigation to another search.
          key={keyword}
          id="search-keyword"
          type="search"
          name="keyword"
          className="input"
          placeholder={label}
          defaultValue={keyword}
          onChange={onType && ((event) => onType(event.target.value))}
          maxLength={longestKeyword}
          enterKeyHint="search"
          autoComplete="off"
        />
        {Object.entries(saved).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <Button kind="line" type="submit">
          {text.searchButton}
        </Button>
      </form>
    </search>
  )
}
