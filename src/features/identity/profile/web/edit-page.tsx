import { useLoaderData } from 'react-router'
import { SocialPart } from '#features/identity/social/web/social-part.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { EditForm } from './edit-form.tsx'
import type { loader } from './edit-loader.ts'
import { editText as text } from './edit-text.ts'
import { LoginsPart } from './logins-part.tsx'
import { OwnerParts } from './owner-parts.tsx'
import { PicturePart } from './picture-part.tsx'

/** The person's own profile, or for staff another person's. */
export function Component() {
  const { profile, logins, links, credentials, exports } = useLoaderData<typeof loader>()
  return (
    <div className={profile.is_own ? 'stack' : 'mx-auto grid w-full max-w-form grid-cols-1 gap-6'} data-tone="play">
      <PageHead title={text.title} description={text.description} path="/profile/edit" isPrivate />
      <div>
        {profile.is_own ? (
          <nav aria-label={text.title} className="flex flex-wrap gap-x-6">
            <Link to="/profile" className="tap">
              {text.back}
            </Link>
            <Link to="/profile/consents" className="tap">
              {text.consents}
            </Link>
          </nav>
        ) : null}
        <h1>{text.title}</h1>
      </div>
      {profile.is_own ? null : <Notice kind="warn">{text.staffNote(profile.display_name)}</Notice>}
      <div className={profile.is_own ? 'columns' : undefined}>
        <div className="stack">
          {profile.is_own ? <PicturePart image={profile.display_image} /> : null}
          <EditForm key={profile.id} />
        </div>
        {profile.is_own ? (
          <div className="stack">
            <OwnerParts credentials={credentials} exports={exports}>
              <SocialPart links={links} />
              <LoginsPart logins={logins} />
            </OwnerParts>
          </div>
        ) : null}
      </div>
    </div>
  )
}
