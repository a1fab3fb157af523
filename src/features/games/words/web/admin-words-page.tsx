import { useLoaderData } from 'react-router'
import { DeskPage } from '#features/games/desk/web/desk-page.tsx'
import { adminText as text } from './admin-text.ts'
import { AddWordForm, EditWordForm } from './admin-word-form.tsx'
import type { loader } from './admin-words-loader.ts'

/** All words of games, for editors. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <DeskPage text={text} path="/admin/words" list={list} nameOf={({ word }) => word} add={<AddWordForm />}>
      {(word) => (
        <>
          <p className="text-13 text-ink-soft">{text.played(word.played, word.won)}</p>
          <EditWordForm word={word} />
        </>
      )}
    </DeskPage>
  )
}
