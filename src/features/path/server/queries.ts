import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Db, Tx } from '#db/open.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { findQuestions, type Question } from '#features/quizzes/questions/server/queries.ts'
import type { Skill } from '#kit/skills.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { LearningPath, type PathTask, type PathUnitContent } from '../content.ts'
import type { MyPath, PathTaskView, PathUnit, Placement, PlacementResult } from '../contract.ts'
import { chooseNext, isTaskPaused, judgeUnit, orderUnits, repeatFrom, type UnitFacts } from './rules.ts'

type Link = { key: string; title: string; href: string }
type Links = Map<string, Link>
type Choices = { right: string; wrong: string[] }

/** A question of the path with its answer: for the server only. */
export type PathQuestion = Omit<Question, 'content'> & { content: Choices }

/** Reads the path's content file. Throws when it does not match its schema. */
export function readLearningPath(file: URL): LearningPath {
  return z.parse(LearningPath, JSON.parse(fs.readFileSync(file, 'utf8')))
}

/** Choice questions by key, in the given order. Throws when one is missing, which the content check prevents. */
export async function readChoiceQuestions(db: Db | Tx, keys: readonly string[]): Promise<PathQuestion[]> {
  const questions = await findQuestions(db, keys)
  return keys.map((key) => {
    const question = questions.get(key)
    if (question?.content.kind !== 'choice') throw new Error(`the learning path wants a choice question ${key}`)
    return question as PathQuestion
  })
}

/** The choices in an order that does not depend on which is right; `salt` selects the order. */
export function showChoices({ key, content }: PathQuestion, salt: string): string[] {
  const weight = (choice: string) => createHash('sha256').update(`${salt}:${key}:${choice}`).digest('base64url')
  return [content.right, ...content.wrong].toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1))
}

/** The placement questions without their answers. */
export async function viewPlacement(db: Db | Tx, { placement }: LearningPath): Promise<Placement> {
  const questions = await readChoiceQuestions(db, placement.questions)
  return {
    version: placement.version,
    questions: questions.map((question, i) => ({
      position: i + 1,
      skill: question.skill,
      text: question.text,
      picture: question.picture,
      choices: showChoices(question, String(placement.version)),
    })),
  }
}

/** The units whose articles are published, in the path's order. */
export async function listUnits(db: Db | Tx, path: LearningPath): Promise<PathUnit[]> {
  const links = await findArticleLinks(db, articlesOf(path))
  return path.units.flatMap((unit) => showUnit(unit, links) ?? [])
}

function articlesOf({ units }: LearningPath): string[] {
  return units.flatMap(({ article, task }) => (task.kind === 'article' ? [article, task.article] : [article]))
}

function showUnit(
  { key, strand, title, titlePhrases, can, article, task }: PathUnitContent,
  links: Links,
): PathUnit | null {
  const link = links.get(article)
  const shownTask = link && showTask(task, link, links)
  return shownTask
    ? { key, strand, title, title_phrases: titlePhrases ?? null, can, article: link, task: shownTask }
    : null
}

function showTask(task: PathTask, own: Link, links: Links): PathTaskView | null {
  if (task.kind === 'daily-quiz') return { kind: task.kind, title: null, href: '/quiz/daily' }
  if (task.kind === 'share') return { kind: task.kind, title: null, href: `${own.href}#post-end` }
  const other = links.get(task.article)
  return other ? { kind: task.kind, title: other.title, href: `${other.href}#post-end` } : null
}

/** The ratings and the first unit for a list of correctly answered skills. */
export function judgeStrengths(path: LearningPath, units: PathUnit[], strong: readonly string[]): PlacementResult {
  const [begin] = orderUnits(units, strong)
  return {
    strengths: skillsOf(path).map((skill) => ({ skill, is_strong: strong.includes(skill) })),
    begin: begin ? { key: begin.key, title: begin.title, href: begin.article.href, strand: begin.strand } : null,
  }
}

/** The skills in order of their first unit. */
function skillsOf({ units }: LearningPath): Skill[] {
  return [...new Set(units.map(({ strand }) => strand))]
}

/** A person's latest placement. */
export function findPlacement(db: Db | Tx, userId: string) {
  return db
    .selectFrom('path_placement')
    .select(['round', 'is_guest', 'strong', 'day'])
    .where('user_id', '=', userId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A person's progress, computed from answers, quizzes, shares and re-checks. */
export async function viewMyPath(db: Db | Tx, { path, userId, now }: Asking): Promise<MyPath> {
  const today = bangkokDay(now)
  const units = await listUnits(db, path)
  const placement = await findPlacement(db, userId)
  const facts = await readFacts(db, path, userId)
  const ordered = orderUnits(units, placement?.strong ?? null)
  const progress = ordered.map(({ key }) => judgeUnit(key, facts.get(key)!, today))
  const doneKeys = new Set(progress.filter(({ recheck }) => recheck === 'done').map(({ key }) => key))
  const from = placement ? repeatFrom({ day: placement.day, isGuest: placement.is_guest }) : null
  return {
    placement: placement
      ? {
          day: placement.day,
          is_guest: placement.is_guest,
          result: judgeStrengths(path, units, placement.strong),
          repeat_from: from,
          may_repeat: from === null || from <= today,
        }
      : null,
    units: progress,
    next: await describeNext(db, { units, progress, facts, today }),
    strands: skillsOf(path).map((skill) => {
      const own = units.filter(({ strand }) => strand === skill)
      return { skill, total: own.length, done: own.filter(({ key }) => doneKeys.has(key)).length }
    }),
    is_step_done_today: [...facts.values()].some(
      ({ answeredOn, taskOn, lastTry }) => answeredOn === today || taskOn === today || lastTry?.day === today,
    ),
  }
}

type Asking = { path: LearningPath; userId: string; now: Date }

type Standing = { units: PathUnit[]; progress: MyPath['units']; facts: Map<string, UnitFacts>; today: string }

/** Where to continue: the article, the task or the re-check of the next unit. */
async function describeNext(db: Db | Tx, { units, progress, facts, today }: Standing): Promise<MyPath['next']> {
  const next = chooseNext(progress, (key) => isTaskPaused(facts.get(key)!, today))
  const unit = next && units.find(({ key }) => key === next.key)
  if (!unit) return null
  const { key, title, title_phrases, can, strand, article, task } = unit
  const step = next.recheck === 'open' ? 'recheck' : facts.get(key)!.answeredOn === null ? 'read' : 'task'
  const href = { read: article.href, task: task.href, recheck: `/path/recheck/${key}` }[step]
  const stop = units.filter((one) => one.strand === strand).indexOf(unit) + 1
  const minutes = step === 'read' ? await readMinutes(db, article.key) : null
  return { key, title, title_phrases, can, href, strand, stop, step, minutes }
}

async function readMinutes(db: Db | Tx, article: string): Promise<number | null> {
  const post = db.selectFrom('post').select('minutes').where('key', '=', article)
  return (await post.executeTakeFirst())?.minutes ?? null
}

type ArticleRow = { key: string; answered_on: string | null; shared_on: string | null }

/** What a person did in each unit, by its key. */
export async function readFacts(db: Db | Tx, path: LearningPath, userId: string): Promise<Map<string, UnitFacts>> {
  const { rows } = await sql<ArticleRow>`
    select post.key, answer.day::text as answered_on, (
      select min(share.day)::text from post_share as share
      where share.user_id = ${userId} and share.post_id = post.id
    ) as shared_on
    from post left join post_answer as answer on answer.user_id = ${userId} and answer.post_id = post.id
    where post.key = any (${articlesOf(path)})`.execute(db)
  const articles = new Map(rows.map((row) => [row.key, row]))
  const quizDay = await readLastQuizDay(db, userId)
  const tries = await readLastTries(db, userId)
  return new Map(
    path.units.map(({ key, article, task }) => {
      const answeredOn = articles.get(article)?.answered_on ?? null
      const taskOn =
        task.kind === 'daily-quiz'
          ? null
          : task.kind === 'share'
            ? (articles.get(article)?.shared_on ?? null)
            : (articles.get(task.article)?.answered_on ?? null)
      const isTaskDone =
        task.kind === 'daily-quiz' ? answeredOn !== null && quizDay !== null && quizDay >= answeredOn : taskOn !== null
      return [key, { answeredOn, isTaskDone, taskOn, lastTry: tries.get(key) ?? null }]
    }),
  )
}

async function readLastQuizDay(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('daily_quiz_attempt')
    .select('day')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

async function readLastTries(db: Db | Tx, userId: string): Promise<Map<string, { day: string; isRight: boolean }>> {
  const { rows } = await sql<{ unit: string; day: string; is_right: boolean }>`
    select distinct on (unit) unit, day::text, is_right from path_recheck where user_id = ${userId}
    order by unit, day desc`.execute(db)
  return new Map(rows.map(({ unit, day, is_right: isRight }) => [unit, { day, isRight }]))
}
