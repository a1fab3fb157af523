import { useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { Donut } from '#ui/charts/donut.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { showAllocation } from '../allocation-contract.ts'
import { mixText as words } from './create/mix-text.ts'
import { sayPart } from './create/show-mix.ts'
import { FoldPart } from './dashboard/fold-part.tsx'

type View = keyof typeof words.views
const views = Object.entries(words.views).map(([value, label]) => ({ value: value as View, label }))

/** What the plan's money is in when one looks through its funds: by class, region or currency. */
export function AllocationCard({ accountId }: { accountId: string }) {
  const [view, setView] = useState<View>('by_class')
  const { reply, refusal } = useReply(showAllocation, { query: { accountId } })
  return (
    <FoldPart id="plan-mix" title={words.title}>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      {reply ? (
        reply.by_class.length > 0 ? (
          <>
            <PlainForm>
              <SegmentField label={words.view} isLabelHidden options={views} value={view} onChange={setView} />
            </PlainForm>
            <Donut name={`${words.title} ${words.views[view]}`} slices={slicesOf(reply, view)} format={sayPart} />
          </>
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )
      ) : refusal ? (
        <Notice kind="warn">{refusal.message}</Notice>
      ) : (
        <Skeleton lines={4} />
      )}
    </FoldPart>
  )
}

function slicesOf({ by_class, by_region, by_currency }: Reply<typeof showAllocation>, view: View) {
  if (view === 'by_class') return by_class.map(({ key, share }) => ({ key, share, name: words.classes[key] }))
  if (view === 'by_region') return by_region.map(({ key, share }) => ({ key, share, name: words.regions[key] }))
  return by_currency.map(({ key, share }) => ({ key, share, name: words.currencies[key] }))
}
