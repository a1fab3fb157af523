import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'

/** Versions of the policies on the content desk: they come from files. */
export const policyKind: ContentKind = {
  name: 'policy',
  label: 'นโยบาย',
  roles: ['editor'],
  from: sql`policy`,
  id: sql`(policy.type || ':' || policy.version) collate "C"`,
  isNamed: true,
  title: sql`policy.title || ' ฉบับที่ ' || policy.version`,
  isSmall: true,
  changed: null,
  opens: sql`(policy.effective::timestamp at time zone 'Asia/Bangkok')`,
  ends: null,
  checkBy: null,
  states: (now) => statesOf('policy', bangkokDay(now)),
  subject: null,
  linkOf: () => null,
  file: 'content/policies',
}

/** Versions of the agreements of Fund-telligenz on the content desk. */
export const agreementKind: ContentKind = {
  name: 'agreement',
  label: 'ข้อตกลง Fund-telligenz',
  roles: ['editor'],
  from: sql`robo_policy`,
  id: sql`(robo_policy.type || ':' || robo_policy.version) collate "C"`,
  isNamed: true,
  title: sql`robo_policy.title || ' ฉบับที่ ' || robo_policy.version`,
  isSmall: true,
  changed: sql`robo_policy.made_at`,
  opens: sql`(robo_policy.effective::timestamp at time zone 'Asia/Bangkok')`,
  ends: null,
  checkBy: null,
  states: (now) => statesOf('robo_policy', bangkokDay(now)),
  subject: 'robo_policy',
  versions: {
    fields: [
      { name: 'title', label: 'ชื่อ', type: 'line' },
      { name: 'effective', label: 'มีผลวันที่', type: 'day' },
      { name: 'changes', label: 'สิ่งที่เปลี่ยน', type: 'text' },
    ],
  },
  linkOf: () => '/admin/robo/policies',
}

/** Of the versions whose day has come the highest is in force (rules.ts). */
function statesOf(table: 'policy' | 'robo_policy', today: string) {
  const [type, version, effective] = ['type', 'version', 'effective'].map((column) => sql.ref(`${table}.${column}`))
  const isLatest = sql`${version} = (select max(other.version) from ${sql.table(table)} as other
    where other.type = ${type} and other.effective <= ${today}::date)`
  return {
    scheduled: sql`${effective} > ${today}::date`,
    live: sql`${effective} <= ${today}::date and ${isLatest}`,
    ended: sql`${effective} <= ${today}::date and not (${isLatest})`,
  }
}
