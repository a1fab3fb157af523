import { useLoaderData } from 'react-router'
import { DeskPage } from '#features/games/desk/web/desk-page.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { AddRiddleForm, EditRiddleForm } from './admin-riddle-form.tsx'
import type { loader } from './admin-riddles-loader.ts'
import { adminText as text } from './admin-text.ts'

/** All picture riddles, for editors. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <DeskPage text={text} path="/admin/riddles" list={list} nameOf={({ answer }) => answer} add={<AddRiddleForm />}>
      {(riddle) => (
        <>
          <p className="text-13 text-ink-soft">{text.played(riddle.played, riddle.solved)}</p>
          <SvgPicture svg={riddle.drawing} description={riddle.description} />
          <EditRiddleForm riddle={riddle} />
        </>
      )}
    </DeskPage>
  )
}
