import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeskPage } from '#features/games/desk/web/desk-page.tsx'
import { readListQuery } from '#features/games/desk/web/list-query.ts'
import { editorPath } from '#kit/content-fields.ts'
import { call } from '#lib/web/call.ts'
import { Link } from '#ui/basics/link.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { listStaffRiddles } from '../admin-contract.ts'
import { AddRiddleForm } from './admin-riddle-form.tsx'
import { adminText as text } from './admin-text.ts'

/** A page of all riddles, or of those that match the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { keyword, query } = readListQuery(request)
  return { ...(await call(listStaffRiddles, { query })), keyword }
}

/** All picture riddles, for editors. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <DeskPage
      text={text}
      path="/admin/riddles"
      list={list}
      nameOf={({ answer }) => answer}
      pictureOf={({ drawing }) => <SvgPicture svg={drawing} description="" />}
      add={<AddRiddleForm />}
    >
      {(riddle) => (
        <>
          <p className="text-13 text-ink-soft">{text.played(riddle.played, riddle.solved)}</p>
          <SvgPicture svg={riddle.drawing} description={riddle.description} />
          <p>
            <Link to={editorPath('riddle', riddle.id)}>{text.edit(riddle.answer)}</Link>
          </p>
        </>
      )}
    </DeskPage>
  )
}
