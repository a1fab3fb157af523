import type { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { judgePublishing, newestRoboPolicy, publishRoboPolicy } from '#features/policies/server/robo-commands.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { Figures, ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { publishRoboPolicy as publishing } from '../admin-contract.ts'

type Body = z.infer<(typeof publishing)['body']>

/** A version of an agreement, which a second editor decides. Its payload is the version: words that members will accept. */
export const roboPolicyVersion: ProposalKind = {
  name: 'robo-policy',
  roles: ['editor'],
  read: async (db, type) => {
    const newest = await newestRoboPolicy(db, type as Body['type'])
    return newest ? figuresOf(newest) : {}
  },
  // Sections that stay are not told: the second editor reads what changes. One that goes is told as nothing.
  tell: async (db, { subjectId, payload }) => {
    const before = await roboPolicyVersion.read(db, subjectId)
    const after = figuresOf(payload as Body)
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    const changed = names.filter((name) => before[name] !== after[name])
    return Object.fromEntries(changed.map((name) => [name, after[name] ?? '']))
  },
  apply: (tx, { payload, proposedBy, decidedBy, now }) =>
    publishRoboPolicy(tx, { ...(payload as Body), madeBy: proposedBy, decidedBy, now }),
}

type Words = Pick<Body, 'effective' | 'title' | 'summary' | 'changes'> & {
  sections: readonly Body['sections'][number][]
}

function figuresOf({ effective, title, summary, changes, sections }: Words): Figures {
  const parts = sections.map((section, i) => [`เนื้อหาข้อ ${i + 1}`, `${section.title}\n${section.text}`])
  return {
    เริ่มใช้: formatThaiDate(effective),
    ชื่อ: title,
    สรุป: summary,
    สิ่งที่เปลี่ยนจากฉบับก่อน: changes,
    ...Object.fromEntries(parts),
  }
}

type Asking = { actorId: string; body: Body; now: Date }

/** Has a version of an agreement wait for a second editor. Refuses as publishRoboPolicy. */
export async function askRoboPolicy(tx: Tx, { actorId, body, now }: Asking): Promise<void> {
  await judgePublishing(tx, { ...body, now })
  const subject = { kind: 'robo_policy', id: body.type } as const
  const title = `ข้อตกลง Fund-telligenz: ${body.title}`
  await propose(tx, { kind: roboPolicyVersion, subject, title, payload: body, value: 0, actorId, now })
}
