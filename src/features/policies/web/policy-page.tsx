import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { listHeadings } from '#ui/reading/document-headings.ts'
import { listPolicies, policyTypes } from '../contract.ts'
import { readAsked } from './asked-version.ts'
import { LazyPolicyBody, preparePolicyBody } from './lazy-policy-body.tsx'
import { PolicyHistory, PolicyNotice } from './policy-versions.tsx'
import { text } from './text.ts'

/**
 * The policy of the address, by default the terms of use; `?version` selects another version. 404 when it does not
 * exist.
 */
export async function loader(of: LoaderFunctionArgs) {
  const { items } = await call(listPolicies, { query: readAsked(of, policyTypes) })
  const [policy] = items
  if (!policy) throw pageRefusal('page_not_found')
  await preparePolicyBody()
  return policy
}

export function Component() {
  const policy = useLoaderData<typeof loader>()
  return (
    <div className="columns" data-tone="money">
      <PageHead
        title={policy.title}
        description={policy.summary}
        path={`/policy/${policy.type}`}
        isPrivate={policy.state !== 'current'}
      />
      <Card as="article" className="min-w-0">
        <TabLinks
          label={text.kinds}
          tabs={policyTypes.map((type) => ({
            to: `/policy/${type}`,
            label: text.names[type],
            isCurrent: type === policy.type,
          }))}
        />
        <h1 className="mt-6">{policy.title}</h1>
        <p className="mt-2 text-ink-soft">
          {text.version(policy.version, formatThaiDate(policy.effective))} · {text.changes(policy.changes)}
        </p>
        <p className="mt-2 mb-6">
          <a href={policy.pdf_url}>{text.pdf}</a>
        </p>
        <PolicyNotice policy={policy} />
        <LazyPolicyBody key={`${policy.type} ${policy.version}`} tree={policy.body} />
        <PolicyHistory heading={text.history} path={`/policy/${policy.type}`} policy={policy} />
      </Card>
      <nav className="card article-contents hidden wide:block" aria-label={text.contents}>
        <h2>{text.contents}</h2>
        <ol>
          {listHeadings(policy.body)
            .filter(({ level }) => level === 2)
            .map(({ id, text: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
        </ol>
      </nav>
    </div>
  )
}
