import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskPage } from '#features/games/desk/web/desk-page.tsx'
import { readListQuery } from '#features/games/desk/web/list-query.ts'
import { editorPath } from '#kit/content-fields.ts'
import { call } from '#lib/web/call.ts'
import { Link } from '#ui/basics/link.tsx'
import { listStaffWords } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { AddWordForm } from './admin-word-form.tsx'

/** A page of all words, or of those that match the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { keyword, query } = readListQuery(request)
  return { ...(await call(listStaffWords, { query })), keyword }
}

/** All words of games, for editors. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <DeskPage text={text} path="/admin/words" list={list} nameOf={({ word }) => word} add={<AddWordForm />}>
      {(word) => (
        <>
          <p className="text-13 text-ink-soft">{text.played(word.played, word.won)}</p>
          <p>
            <Link to={editorPath('word', word.id)}>{text.edit(word.word)}</Link>
          </p>
        </>
      )}
    </DeskPage>
  )
}
