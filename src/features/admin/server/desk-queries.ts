import { isFor, type Morning, type MorningReader } from '#kit/server/morning.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Desk, Finding, OfToday, Queue } from '../desk-admin-contract.ts'

const minuteMs = 60_000
const worst: Finding['state'][] = ['stop', 'look', 'good']

/** The first page of staff: what features have for a reader with these roles. */
export async function readDesk(mornings: readonly Morning[], reader: MorningReader): Promise<Desk> {
  const [queues, findings, today] = await Promise.all([
    readQueues(mornings, reader),
    readFindings(mornings, reader),
    readToday(mornings, reader),
  ])
  return { now: reader.now.toISOString(), queues, findings, today }
}

async function readQueues(mornings: readonly Morning[], reader: MorningReader): Promise<Queue[]> {
  const theirs = mornings.flatMap(({ queues = [] }) => queues).filter(({ roles }) => isFor(roles, reader))
  const read = await Promise.all(
    theirs.map(async ({ name: key, title, to, minutes, read }) => {
      const { count, since, holders = [] } = await read(reader)
      const ages = since.map((at) => Math.max(0, Math.floor((reader.now.getTime() - at.getTime()) / minuteMs)))
      return { key, title, to, minutes, count, ages, holders }
    }),
  )
  return read.filter(({ count }) => count > 0).toSorted((a, b) => urgencyOf(b) - urgencyOf(a))
}

/** The age of the oldest item as a share of its limit. */
function urgencyOf({ ages, minutes }: Queue): number {
  return (ages[0] ?? 0) / minutes
}

async function readFindings(mornings: readonly Morning[], reader: MorningReader): Promise<Finding[]> {
  const theirs = mornings.flatMap(({ concerns = [] }) => concerns).filter(({ roles }) => isFor(roles, reader))
  const read = await Promise.all(
    theirs.map(async ({ name: key, title, read }) =>
      (await read(reader)).map(({ state, says, to = null }) => ({ key, title, state, says, to })),
    ),
  )
  return read.flat().toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state))
}

async function readToday(mornings: readonly Morning[], reader: MorningReader): Promise<OfToday[]> {
  const day = bangkokDay(reader.now)
  const asked = { ...reader, day, from: startOfBangkokDay(day), until: startOfBangkokDay(addDays(day, 1)) }
  const theirs = mornings.flatMap(({ days = [] }) => days).filter(({ roles }) => isFor(roles, reader))
  const read = (await Promise.all(theirs.map((list) => list.read(asked)))).flat()
  return read
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .map(({ at, ...line }) => ({ ...line, at: at?.toISOString() ?? null }))
}
