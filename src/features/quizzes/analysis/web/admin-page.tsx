import type { FormEvent } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { AddQuestionForm } from '#features/quizzes/questions/web/add-question-form.tsx'
import { type Skill, skillNames, skills } from '#kit/skills.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { analyseQuestions, readLearningGain, type SkillGain } from '../admin-contract.ts'
import { AnalysedCard } from './analysed-part.tsx'
import { poolNames, text } from './text.ts'

const pools = ['daily', 'exam', 'money', 'path'] as const

/**
 * A page of questions with their statistics, filtered by pool and skill or by id, and the learning gain of all people.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const pool = oneOf(pools, search.get('pool') ?? '') ?? null
  const skill: Skill | null = oneOf(skills, search.get('skill') ?? '') ?? null
  const asked = search.get('id')
  const id = asked && /^[0-9a-f-]{36}$/.test(asked) ? asked : null
  const query = { page, limit: 20, ...(id && { id }), ...(pool && { pool }), ...(skill && { skill }) }
  const [list, gain] = await Promise.all([call(analyseQuestions, { query }), call(readLearningGain, {})])
  return { list, gain: gain.skills, countedAt: gain.counted_at, id, pool, skill }
}

/** All questions of quizzes with the statistics of real answers, for editors. */
export function Component() {
  const { list, gain, countedAt, id, pool, skill } = useLoaderData<typeof loader>()
  const narrowed = { ...(pool && { pool }), ...(skill && { skill }) }
  const toPage = (page: number) => `/admin/questions?${new URLSearchParams({ ...narrowed, page: String(page) })}`
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/admin/questions"
      isPrivate
      lead={text.lead}
      more={<p className="text-13 text-ink-soft">{text.countedAt(countedAt)}</p>}
    >
      <AddQuestionForm />
      <Filter pool={pool ?? ''} skill={skill ?? ''} />
      {id && <Link to="/admin/questions">{text.showAll}</Link>}
      {list.items.length === 0 && <p role="status">{text.none}</p>}
      <ul className="stack">
        {list.items.map((one) => (
          <AnalysedCard key={one.question.id} analysed={one} isOpen={id !== null} />
        ))}
      </ul>
      <Pager of={list} toPage={toPage} />
      <Gain gain={gain} />
    </PageFrame>
  )
}

function Filter({ pool, skill }: { pool: string; skill: string }) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][]
    void navigate(`/admin/questions?${new URLSearchParams(chosen)}`)
  }
  return (
    <search aria-label={text.filter}>
      <form key={`${pool} ${skill}`} className="hero-find" onSubmit={submit}>
        <SelectField
          name="pool"
          label={text.pool}
          placeholder={text.everyPool}
          options={optionsOf(poolNames)}
          defaultValue={pool}
        />
        <SelectField
          name="skill"
          label={text.skill}
          placeholder={text.everySkill}
          options={optionsOf(skillNames)}
          defaultValue={skill}
        />
        <Button type="submit" kind="line">
          {text.show}
        </Button>
      </form>
    </search>
  )
}

const columns: Column<SkillGain>[] = [
  { key: 'skill', label: text.skill, cell: ({ skill }) => skillNames[skill] },
  { key: 'first', label: text.first, isNumber: true, cell: ({ question }) => text.share(question.first) },
  { key: 'later', label: text.later, isNumber: true, cell: ({ question }) => text.share(question.later) },
  { key: 'early', label: text.early, isNumber: true, cell: ({ skill_wide }) => text.share(skill_wide.early) },
  { key: 'late', label: text.late, isNumber: true, cell: ({ skill_wide }) => text.share(skill_wide.later) },
]

function Gain({ gain }: { gain: SkillGain[] }) {
  return (
    <Card aria-labelledby="gain">
      <h2 id="gain">{text.gain}</h2>
      <p className="mb-4 text-ink-soft">{text.gainLead}</p>
      <DataTable caption={text.gain} columns={columns} rows={gain} rowKey={({ skill }) => skill} />
    </Card>
  )
}
