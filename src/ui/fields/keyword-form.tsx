import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../basics/button.tsx'
import { TextField } from './field.tsx'

type Props = {
  label: string
  submit: string
  keyword: string
  maxLength?: number
  toKeyword: (keyword: string) => string
}

/** The search form of a list in the back office: the keyword goes into the address. */
export function KeywordForm({ label, submit, keyword, maxLength = 40, toKeyword }: Props) {
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword')).trim()
    void navigate(toKeyword(typed))
  }
  return (
    <search>
      <form className="hero-find" onSubmit={find}>
        <TextField
          key={keyword}
          label={label}
          name="keyword"
          defaultValue={keyword}
          maxLength={maxLength}
          autoComplete="off"
        />
        <Button type="submit" kind="line">
          {submit}
        </Button>
      </form>
    </search>
  )
}
