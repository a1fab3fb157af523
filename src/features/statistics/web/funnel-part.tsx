import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import type { Funnel } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
import { ShareBar } from './share-bar.tsx'
import { sayShare } from './share-text.ts'
import { text } from './text.ts'

type Step = keyof Funnel

/** Each step with the group that it is a part of. */
const steps: readonly { step: Step; of: Step }[] = [
  { step: 'joined', of: 'joined' },
  { step: 'verified', of: 'joined' },
  { step: 'learned', of: 'joined' },
  { step: 'stayed', of: 'joined' },
  { step: 'guardian_asked', of: 'joined' },
  { step: 'guardian_allowed', of: 'guardian_asked' },
]

/** How far those came who joined. */
export function FunnelPart({ funnel }: { funnel: Funnel }) {
  const share = ({ step, of }: (typeof steps)[number]) => {
    const [part, all] = [funnel[step], funnel[of]]
    return part === null || !all ? null : part / all
  }
  return (
    <Card aria-labelledby="funnel">
      <h2 id="funnel">{text.funnel}</h2>
      <p className="text-ink-soft">{text.funnelLead}</p>
      <DataTable
        caption={text.funnel}
        isCompact
        rows={steps}
        rowKey={({ step }) => step}
        columns={[
          { key: 'step', label: text.group, cell: ({ step }) => text.steps[step] },
          {
            key: 'people',
            label: text.count,
            isNumber: true,
            cell: ({ step }) => (funnel[step] === null ? text.hidden : formatNumber(funnel[step])),
          },
          {
            key: 'share',
            label: text.share,
            cell: (row) => {
              const part = share(row)
              if (part === null || row.step === row.of) return null
              return (
                <>
                  <span className="text-13">{text.ofStep(sayShare(part), text.steps[row.of])}</span>
                  <ShareBar of={part} />
                </>
              )
            },
          },
        ]}
      />
      <CsvButton
        part={text.funnel}
        name="funnel"
        head={[text.group, text.count]}
        rows={steps.map(({ step }) => [text.steps[step], funnel[step]])}
      />
    </Card>
  )
}
