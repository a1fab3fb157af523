import { runOnce } from '#db/run-once.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { adminMissionErrors } from '../admin-contract.ts'
import type { Rule } from '../mission-rules.ts'
import { countSteps } from '../progress-rules.ts'
import { factTypes, type Kinds, readRule } from '../rule-faults-rules.ts'
import { tellRule } from '../sentence-rules.ts'
import { createMission, editMission, endMission } from './admin-commands.ts'
import { deskStateOf, findAsker, formOf, listDeskMissions, toDeskMission } from './admin-queries.ts'
import { forecast, readPastOf } from './forecast-queries.ts'
import { findAnyMission } from './mission-queries.ts'
import { toProgress } from './mission-view.ts'
import { decideMission, scheduleMission } from './opening-commands.ts'
import { viewMissions } from './queries.ts'
import type { MissionParts } from './routes.ts'
import { vocabularyOf } from './vocabulary-rules.ts'

type Handlers = Parameters<typeof bind<typeof contract>>[1]

export const missionAdminRoutes = (parts: MissionParts) =>
  bind(contract, { ...readingHandlers(parts), ...ruleHandlers(parts), ...makingHandlers(parts) })

type Reading = 'listDeskMissions' | 'showDeskMission' | 'previewMission'

const readingHandlers = ({ db, clock, activityKinds }: MissionParts): Pick<Handlers, Reading> => {
  const words = vocabularyOf(activityKinds)
  return {
    listDeskMissions: async ({ query }) => {
      const items = await listDeskMissions(db, words, clock())
      return { items: items.filter(({ state }) => !query.state || state === query.state) }
    },

    showDeskMission: async ({ query, caller }) => {
      const row = await findAnyMission(db, query.id)
      return {
        mission: toDeskMission(row, words, clock()),
        form: formOf(row),
        asked: await findAsker(db, row, caller.userId),
        ended_reason: row.ended_reason,
      }
    },

    previewMission: async ({ query }) => {
      const row = await findAnyMission(db, query.id)
      return (await viewMissions(db, [row], { userId: null, words, now: clock() }))[0]!
    },
  }
}

const ruleHandlers = ({
  db,
  clock,
  activityKinds: kinds,
}: MissionParts): Pick<Handlers, 'listRuleKinds' | 'tellRule' | 'forecastMission' | 'tryMission'> => {
  const words = vocabularyOf(kinds)
  return {
    listRuleKinds: async () => ({ items: [...kinds.values()].flatMap(describeKind) }),

    tellRule: async ({ body }) => {
      const { rule, faults } = readRule(body.rule, kinds)
      if (rule === null) return { sentence: null, steps: [], faults }
      const steps = countSteps(rule, []).map((step) => ({ sentence: tellRule(step.rule, words), of: step.of }))
      return { sentence: tellRule(rule, words), steps, faults: [] }
    },

    forecastMission: ({ body }) => forecast(db, { ...body, rule: goodRule(body.rule, kinds), now: clock() }),

    tryMission: async ({ body }) => {
      const rule = goodRule(body.rule, kinds)
      const past = await readPastOf(db, { name: body.display_name, rule, days: body.days, now: clock() })
      const progress = toProgress(rule, past.facts, words)
      return { progress, facts: past.facts.length, completed_on: past.completedOn }
    },
  }
}

type Making = 'createMission' | 'editMission' | 'scheduleMission' | 'decideMission' | 'endMission'

const makingHandlers = ({ db, clock, activityKinds: kinds }: MissionParts): Pick<Handlers, Making> => {
  const stateOf = async (on: typeof db, id: string, now: Date) => ({
    state: deskStateOf(await findAnyMission(on, id), now),
  })
  return {
    createMission: (input) => {
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => ({
        id: await createMission(tx, { ...staff, form: input.body, kinds }),
      }))
    },

    editMission: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await editMission(tx, { ...staff, id, form: input.body, kinds })
        return { id }
      })
    },

    scheduleMission: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await scheduleMission(tx, { ...staff, id })
        return stateOf(tx, id, staff.now)
      })
    },

    decideMission: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await decideMission(tx, { ...staff, id, isConfirmed: input.body.is_confirmed })
        return stateOf(tx, id, staff.now)
      })
    },

    endMission: (input) => {
      const { id } = input.query
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, async (tx) => {
        await endMission(tx, { ...staff, id, reason: input.body.reason })
        return stateOf(tx, id, staff.now)
      })
    },
  }
}

const refusal = refusals(adminMissionErrors)

function goodRule(given: unknown, kinds: Kinds): Rule {
  const { rule, faults } = readRule(given, kinds)
  if (rule) return rule
  const fields = faults.map(({ path, detail }) => ({ path: `rule.${path}`, code: 'custom', detail }))
  throw refusal('mission_rule_wrong', { fields })
}

const factKinds = { boolean: 'flag', number: 'number', string: 'name' } as const

/** A kind as the form of rules shows it; none without words. */
function describeKind(kind: Kinds extends ReadonlyMap<string, infer K> ? K : never) {
  const { words } = kind
  if (!words) return []
  const facts = Object.entries(factTypes(kind)).map(([name, { type, options }]) => ({
    name,
    words: words.facts?.[name]?.name ?? name,
    type: factKinds[type as keyof typeof factKinds],
    options: options ?? Object.keys(words.facts?.[name]?.values ?? {}),
  }))
  return [
    {
      kind: kind.name,
      words: words.activity,
      unit: words.unit,
      subject: words.subject?.unit ?? null,
      facts: facts.map((fact) => ({ ...fact, options: fact.options.length > 0 ? fact.options : null })),
    },
  ]
}
