import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

interface FilterFormProps {
  /** The page to filter: the fields go into its address. */
  action: string
  label: string
  className: string
  children: ReactNode
}

/** A form whose fields become the query of a list; empty fields are omitted. */
export function FilterForm({ action, label, className, children }: FilterFormProps) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][]
    void navigate(filled.length > 0 ? `${action}?${new URLSearchParams(filled)}` : action)
  }
  return (
    <search aria-label={label}>
      <form action={action} onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </search>
  )
}
