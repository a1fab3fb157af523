import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listRoboPolicies, roboPolicyTypes } from '../../robo-contract.ts'
import { readAsked } from '../asked-version.ts'
import { PolicyHistory } from '../policy-versions.tsx'
import { text } from './text.ts'

/** The agreement of the address, by default the terms; `?version` selects another version. 404 when it does not exist. */
export async function loader(of: LoaderFunctionArgs) {
  const [policy] = (await call(listRoboPolicies, { query: readAsked(of, roboPolicyTypes) })).items
  if (!policy) throw pageRefusal('page_not_found')
  return policy
}

/** One version of an agreement, and all its versions. */
export function Component() {
  const policy = useLoaderData<typeof loader>()
  const { type, title, summary, version, effective, changes, state, sections } = policy
  return (
    <div className="column" data-tone="money">
      <PageHead title={title} description={summary} path={`/robo/policy/${type}`} isPrivate={state !== 'current'} />
      <p className="mb-4">
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      </p>
      <Card as="article" className="min-w-0">
        <TabLinks
          label={text.kinds}
          tabs={roboPolicyTypes.map((one) => ({
            to: `/robo/policy/${one}`,
            label: text.names[one],
            isCurrent: one === type,
          }))}
        />
        <h1 className="mt-6">{title}</h1>
        <p className="mt-2 text-ink-soft">
          {text.version(version, formatThaiDate(effective))} · {text.changes(changes)}
        </p>
        {state === 'current' ? null : (
          <Notice kind="warn" className="mt-4" action={<Link to={`/robo/policy/${type}`}>{text.toCurrent}</Link>}>
            {state === 'past' ? text.past : text.coming(formatThaiDate(effective))}
          </Notice>
        )}
        {sections.map((section) => (
          <section key={section.title} className="mt-6">
            <h2 className="text-20">{section.title}</h2>
            {section.text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className="mt-2">
                <ThaiText>{paragraph}</ThaiText>
              </p>
            ))}
          </section>
        ))}
        <PolicyHistory heading={text.history} path={`/robo/policy/${type}`} policy={policy} className="text-20" />
      </Card>
    </div>
  )
}
