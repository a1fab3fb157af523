import { Form } from 'react-router'
import { Button } from '#lib/web/ui/button.tsx'
import { longestKeyword } from '../contract.ts'
import { text } from './text.ts'

interface SearchFormProps {
  /** Where the answer is shown, from '/'. */
  action: string
  label: string
  keyword?: string | undefined
  /** What else the address keeps. */
  kept?: Record<string, string | undefined>
}

/** A search that needs no script: what is typed goes into the address. */
export function SearchForm({ action, label, keyword, kept = {} }: SearchFormProps) {
  return (
    <Form method="get" action={action} role="search" className="club-search">
      <label className="vh" htmlFor="search-keyword">
        {label}
      </label>
      <input
        // Another search, by a link or by going back, shows its own words.
        key={keyword}
        id="search-keyword"
        type="search"
        name="keyword"
        className="input"
        placeholder={label}
        defaultValue={keyword}
        maxLength={longestKeyword}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Button kind="line" type="submit">
        {text.searchButton}
      </Button>
    </Form>
  )
}
