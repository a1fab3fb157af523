import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { getNoticeChoices } from '../notice-contract.ts'
import { ChoicesPart } from './choices-part.tsx'
import { PushPart } from './push-part.tsx'
import { text } from './text.ts'

/** What the person chose; null where it could not be read, and pushes can be switched all the same. */
export async function loader() {
  const choices = await call(getNoticeChoices, {}).catch(asRefusal)
  return { choices: 'items' in choices ? choices.items : null }
}

/** What a person wants to be told, and where. */
export function Component() {
  const { choices } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.settings}
      description={text.settingsDescription}
      path="/notifications/choices"
      isPrivate
      tone="play"
      back={
        <Link to="/notifications" className="tap">
          {text.title}
        </Link>
      }
    >
      <div className="columns columns-wide-end">
        <PushPart />
        <ChoicesPart choices={choices} />
      </div>
    </PageFrame>
  )
}
