import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'

const Obstacle = z.nullable(z.enum(['unverified', 'guardian_waiting', 'guardian_refused', 'own_consent']))

const QuestBoard = z.object({
  month: z.string(),
  lines: z.array(z.object({ place: z.int(), alias: z.string(), points: z.int(), is_me: z.boolean() })),
  mine: z.object({
    alias: z.nullable(z.string()),
    points: z.int(),
    /** Null off the board, and before the first point of the month. */
    place: z.nullable(z.int()),
    /** Why this account may show no name yet; null where it may. */
    obstacle: Obstacle,
  }),
})
export type QuestBoard = z.infer<typeof QuestBoard>

/** Beyond the specification: quest points of this month, of those alone who chose an alias; nothing else of them is told. */
export const readQuestBoard = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/board',
  access: 'protected',
  mayLag: true,
  summary: 'กระดานแต้มเควสต์ของเดือนนี้ เฉพาะคนที่เลือกแสดงด้วยนามแฝง',
  reply: QuestBoard,
})

/** What a good alias is the server says, by the rules of display names; this bounds its work alone. */
const Alias = z.string().check(z.trim(), z.minLength(1, 'ใส่นามแฝงก่อน'), z.maxLength(400, 'ใส่นามแฝงไม่เกิน 30 ตัวอักษร'))

export const AliasForm = z.object({ alias: Alias })

/** Null: off the board from now on. */
export const chooseAlias = endpoint({
  method: 'POST',
  path: '/v2/api/superQuest/alias',
  access: 'protected',
  summary: 'ตั้งนามแฝงเพื่อขึ้นกระดาน หรือเอาชื่อออกจากกระดาน',
  body: z.object({ alias: z.nullable(Alias) }),
  reply: Done,
  errors: ['quest_alias_taken', 'quest_alias_refused', 'quest_board_not_yet'],
})
