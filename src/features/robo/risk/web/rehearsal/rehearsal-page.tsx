import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { finishRehearsal, startRehearsal, takeRiskAssessment } from '../../contract.ts'
import { text } from '../text.ts'
import { CrashCurve } from './crash-curve.tsx'
import { RehearsalPlay } from './rehearsal-play.tsx'
import { RehearsalTold } from './rehearsal-told-part.tsx'
import { type Playing, readPlaying, readSaid } from './show-rehearsal.ts'

const words = text.rehearsal

const head = { title: words.title, description: words.description, path: '/robo/rehearsal', isPrivate: true } as const

/** A crash of three minutes: hold, sell or buy; then what was done beside what was said. */
export function Component() {
  const { reply, refusal } = useReply(takeRiskAssessment, {})
  if (reply) return <Steps form={reply} />
  return (
    <Frame>
      {refusal ? (
        <Notice kind="warn" isAlert>
          {refusal.message}
        </Notice>
      ) : (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )}
    </Frame>
  )
}

/** The page around everything but the crash itself, which is a screen of its own. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      {...head}
      isNarrow
      back={
        <Link to="/robo/assessment" className="tap">
          {text.title}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{words.lead}</ThaiText>}
    >
      {children}
      <YearNote />
    </PageFrame>
  )
}

function Steps({ form: { mine, rehearsal: last } }: { form: Reply<typeof takeRiskAssessment> }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [playing, said] = [readPlaying(state), readSaid(state)]
  const show = (next: Playing | null) =>
    navigate('/robo/rehearsal', {
      state: { said, ...(next && { playing: next }) },
      replace: true,
      preventScrollReset: true,
    })
  const start = useAct(startRehearsal, { onDone: (rehearsal) => void show({ rehearsal, at: 0, acts: [] }) })
  // The price that was lived through is drawn beside the result; a later visit has the numbers alone.
  const [played, setPlayed] = useState<Playing | null>(null)
  const finish = useAct(finishRehearsal, { refresh: [takeRiskAssessment], onDone: () => void show(null) })
  const fault = start.fault ?? finish.fault
  const begin = () => void start.run({})
  if (mine?.is_valid && playing)
    return (
      <>
        <PageHead {...head} />
        <RehearsalPlay
          key={playing.rehearsal.id}
          playing={playing}
          isBusy={finish.isBusy}
          fault={fault}
          onMove={(next) => void show(next)}
          onEnd={(end) => {
            setPlayed(end)
            void finish.run({ body: { id: end.rehearsal.id, acts: [...end.acts] } })
          }}
        />
      </>
    )
  return (
    <Frame>
      {!mine?.is_valid ? (
        <Card as="div" className="robo-step">
          <CrashCurve />
          <p>{words.needs}</p>
          <LinkButton isWide to="/robo/assessment">
            {words.toAssessment}
          </LinkButton>
        </Card>
      ) : last ? (
        <RehearsalTold
          result={last}
          said={said}
          played={played}
          isNew={finish.done !== undefined}
          isBusy={start.isBusy}
          onAgain={begin}
        />
      ) : (
        <Card as="div" className="robo-step">
          <CrashCurve />
          <p>{words.length}</p>
          <Button isWide isBusy={start.isBusy} onClick={begin}>
            {words.start}
          </Button>
          <p>
            <Link to="/robo/create-plan" className="tap">
              {words.skip}
            </Link>
          </p>
        </Card>
      )}
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </Frame>
  )
}
