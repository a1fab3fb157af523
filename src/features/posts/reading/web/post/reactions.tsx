import { useNavigate } from 'react-router'
import { LazyArt } from '#art/lazy-art.tsx'
import type { PostView } from '#features/posts/documents/contract.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { formatNumber } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Reaction, type Reactions as Reply, reactToPost, readReactions } from '../../reaction-contract.ts'
import { reactionText as text } from './reaction-text.ts'

/** Five drawn reactions to a post; a number stands only where somebody gave one. A visitor logs in first and returns. */
export function Reactions({ post }: { post: PostView }) {
  const { isAuthenticated } = useAuth()
  // Another person's reaction is another reply.
  return <Row key={String(isAuthenticated)} post={post} isVisitor={!isAuthenticated} />
}

function Row({ post, isVisitor }: { post: PostView; isVisitor: boolean }) {
  const navigate = useNavigate()
  const { reply, setReply } = useReply(readReactions, { query: { id: post.id } })
  const { run, input, isBusy, fault } = useAct(reactToPost, { onDone: setReply })
  const shown = isBusy && reply && input ? foresee(reply, input.body.reaction) : reply
  const press = (reaction: Reaction) => {
    if (isVisitor) void navigate(wayBack('/login', post, 'post-end'))
    else void run({ body: { id: post.id, reaction: shown?.mine === reaction ? null : reaction } })
  }
  return (
    <section className="reactions" aria-label={text.label}>
      <p className="text-ink-soft">{text.label}</p>
      <ul className="reaction-row">
        {Reaction.options.map((reaction) => {
          const people = shown?.counts.find((one) => one.reaction === reaction)?.people ?? 0
          return (
            <li key={reaction}>
              <button
                type="button"
                className="reaction"
                aria-pressed={shown?.mine === reaction}
                onClick={() => press(reaction)}
              >
                <LazyArt file={`reactions/${reaction}.svg`} />
                <span>{text.names[reaction]}</span>
                {people > 0 && <span className="reaction-count">{text.people(formatNumber(people))}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {fault && (
        <p role="alert" className="post-acts-fault">
          {text.failed(fault)}
        </p>
      )}
    </section>
  )
}

/** What is shown while an act is under way. */
function foresee({ mine, counts }: Reply, wanted: Reaction | null): Reply {
  const countOf = (reaction: Reaction) => {
    const people = counts.find((one) => one.reaction === reaction)?.people ?? 0
    return people - Number(reaction === mine) + Number(reaction === wanted)
  }
  const next = Reaction.options.map((reaction) => ({ reaction, people: countOf(reaction) }))
  return { mine: wanted, counts: next.filter(({ people }) => people > 0) }
}
