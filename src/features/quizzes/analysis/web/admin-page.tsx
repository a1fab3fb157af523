import type { FormEvent } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { AddQuestionForm } from '#features/quizzes/questions/web/add-question-form.tsx'
import { skillNames } from '#kit/skills.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import type { SkillGain } from '../admin-contract.ts'
import type { loader } from './admin-loader.ts'
import { AnalysedCard } from './analysed-part.tsx'
import { poolNames, text } from './text.ts'

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
      <Filter pool={pool ?? ''} skill={skill ?? ''} />
      {id && <Link to="/admin/questions">{text.showAll}</Link>}
      {list.items.length === 0 && <p role="status">{text.none}</p>}
      <ul className="stack">
        {list.items.map((one) => (
          <AnalysedCard key={one.question.id} analysed={one} isOpen={id !== null} />
        ))}
      </ul>
      <Pager of={list} toPage={toPage} />
      <AddQuestionForm />
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
