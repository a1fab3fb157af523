import { type RawBuilder, sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import type { contentChecks } from '../../admin-contract.ts'
import { pairsOf } from './cursor-queries.ts'

type Sql = RawBuilder<unknown>

/** What a list is filtered by besides kinds and states. */
export type Filtered = {
  owner?: string | undefined
  assignee?: string | undefined
  keyword?: string | undefined
  check?: (typeof contentChecks)[number] | undefined
  release?: 'differs' | undefined
}

/** The conditions under which a row of the kind is listed, in whichever state; null where no row of it can be. */
export function filtersOf(kind: ContentKind, asked: Filtered, now: Date): Sql[] | null {
  const filters = [
    kind.where ?? sql`true`,
    wordsIn(kind, asked.keyword),
    checkedBy(kind, asked.check, now),
    workedOn(kind, asked.owner),
    lookedAfter(kind, asked.assignee),
    asked.release ? (kind.release?.isWaiting ?? null) : sql`true`,
  ]
  return filters.every((one) => one !== null) ? filters : null
}

/** The titles with these words, found by their pairs of letters; null where titles of the kind are not searched. */
function wordsIn({ title, isSearched = true, isSmall }: ContentKind, keyword: string | undefined): Sql | null {
  if (keyword === undefined) return sql`true`
  if (!isSearched) return null
  const word = normalizeText(keyword).toLowerCase()
  const isIn = sql`strpos(lower(${title}), ${word}) > 0`
  return isSmall ? isIn : sql`letter_pairs(${title}) @> ${pairsOf(word)}::text[] and ${isIn}`
}

const soonDays = 30

function checkedBy({ checkBy }: ContentKind, check: Filtered['check'], now: Date): Sql | null {
  if (check === undefined) return sql`true`
  const today = bangkokDay(now)
  return checkBy && sql`${checkBy} <= ${check === 'past' ? today : addDays(today, soonDays)}::date`
}

function workedOn(kind: ContentKind, owner: string | undefined): Sql | null {
  const { subject } = kind
  if (owner === undefined) return sql`true`
  if (subject === null) return null
  return isOneOf(kind, sql`subject_id`, sql`staff_act where actor_id = ${owner} and subject_kind = ${subject}`)
}

function lookedAfter(kind: ContentKind, assignee: string | undefined): Sql | null {
  const { id, name } = kind
  if (assignee === undefined) return sql`true`
  if (assignee === 'none')
    return sql`not exists (select from content_assignment where kind = ${name} and item_id = ${id}::text)`
  return isOneOf(kind, sql`item_id`, sql`content_assignment where user_id = ${assignee} and kind = ${name}`)
}

/** The rows whose ids another table names, found by the index of their ids. */
function isOneOf(kind: ContentKind, named: Sql, from: Sql): Sql {
  if (kind.isOneOf) return kind.isOneOf(sql`select ${named} from ${from}`)
  return sql`${kind.id} in (select ${kind.isNamed ? named : sql`${named}::uuid`} from ${from})`
}
