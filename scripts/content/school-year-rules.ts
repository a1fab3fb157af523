import { z } from 'zod/mini'
import { calculatorKeys } from '#features/calculators/path-rules.ts'
import type { MissionContent } from '#features/superquest/missions/content.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Content, Fault, Question } from './read-content.ts'

const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const day = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/**
 * content/school-year.json: what goes out in which weeks of every year. The days are month and day, the first and the last.
 * `week`: seven days of the daily quiz, three questions each, which editors plan at the desk in the weeks of the season.
 */
export const SchoolYearFile = z.object({
  seasons: z.array(
    z.object({
      key: name,
      title: z.string().check(z.minLength(1), z.maxLength(60)),
      from: day,
      to: day,
      /** Why then, for the editors. */
      why: z.string().check(z.minLength(10), z.maxLength(200)),
      articles: z.array(name).check(z.minLength(1), z.maxLength(6)),
      calculators: z.array(z.enum(calculatorKeys)),
      missions: z.array(name).check(z.minLength(1), z.maxLength(3)),
      week: z.array(z.array(z.string()).check(z.minLength(3), z.maxLength(3))).check(z.minLength(7), z.maxLength(7)),
    }),
  ),
})
export type Season = z.infer<typeof SchoolYearFile>['seasons'][number]

const file = 'content/school-year.json'
/** Of a week's 21 questions so many are asked of the season's own articles. */
const minOwn = 7
/** As at the desk: who answers between two buses works out one. */
const maxSums = 1

/**
 * What school life asks every year, by the season: for each list of tags an article of the season has one of them, and a
 * yearly mission of the season is for the occasion.
 */
const moments: { season: string; about: string[][]; occasions: string[] }[] = [
  { season: 'first-tax', about: [['ยื่นแบบ']], occasions: ['ยื่นภาษี'] },
  { season: 'choosing-university', about: [['TCAS']], occasions: ['สมัคร TCAS'] },
  { season: 'songkran-trip', about: [['ทริป']], occasions: ['สงกรานต์'] },
  { season: 'school-opens', about: [['ชุดนักเรียน'], ['กยศ.']], occasions: ['เปิดเทอม'] },
  { season: 'sale-season', about: [['ส่วนลด']], occasions: ['เทศกาล 11.11'] },
  { season: 'year-end', about: [['โบนัส'], ['กองทุนลดหย่อน']], occasions: ['โบนัสปลายปี'] },
]

type Given = Pick<Content, 'schoolYear' | 'articles' | 'missions' | 'questions'>

/** Faults of the school year: a season without its things, questions that are asked twice, days without a season. */
export function* schoolYearFaults({ schoolYear, articles, missions, questions }: Given): Generator<Fault> {
  const known = new Set(articles.map(({ article }) => article.key))
  const missionOf = new Map(missions.map((mission) => [mission.key, mission]))
  const daily = new Map(questions.flatMap((one) => (one.pool === 'daily' ? [[one.question.key, one.question]] : [])))
  const asked = new Set<string>()
  for (const season of schoolYear) {
    const { key, title, why } = season
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    for (const text of [title, why]) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    if (season.to < season.from) yield fault('date', 'วันสุดท้ายมาก่อนวันแรก')
    for (const article of season.articles) if (!known.has(article)) yield fault('link', `ไม่มีบทความ ${article}`)
    for (const one of season.missions) {
      const mission = missionOf.get(one)
      if (!mission) yield fault('mission', `ไม่มีภารกิจ ${one}`)
      else if (!isOpenIn(mission, season)) yield fault('mission', `ภารกิจ ${one} ไม่เปิดในช่วงนี้`)
    }
    for (const [at, three] of season.week.entries()) {
      const found = three.map((one) => daily.get(one))
      for (const [nth, question] of found.entries())
        if (!question || question.isRetired) yield fault('question', `วันที่ ${at + 1}: ไม่มีคำถามประจำวัน ${three[nth]}`)
      if (found.filter((one) => one && isSum(one)).length > maxSums)
        yield fault('sum', `วันที่ ${at + 1} มีข้อคิดเลขเกินหนึ่งข้อ`)
    }
    const week = season.week.flat()
    for (const one of week) {
      if (asked.has(one)) yield fault('duplicate', `คำถาม ${one} ถูกถามแล้ว`)
      asked.add(one)
    }
    const own = week.filter((one) => season.articles.includes(daily.get(one)?.article ?? ''))
    if (own.length < minOwn) yield fault('own', `คำถามจากบทความของช่วงนี้มี ${own.length} ข้อ ต้องมีอย่างน้อย ${minOwn}`)
  }
  yield* momentFaults({ schoolYear, articles, missions })
  yield* gapFaults(schoolYear)
}

/** A moment of the year whose season is gone, or which has no article or no mission of its own. Its week is in the schema. */
function* momentFaults({ schoolYear, articles, missions }: Omit<Given, 'questions'>): Generator<Fault> {
  for (const { season, about, occasions } of moments) {
    const fault = (detail: string): Fault => ({ file, key: season, rule: 'moment', detail })
    const own = schoolYear.find(({ key }) => key === season)
    if (!own) {
      yield fault('ไม่มีช่วงนี้')
      continue
    }
    const tags = articles.flatMap(({ article }) => (own.articles.includes(article.key) ? article.tags : []))
    for (const wanted of about)
      if (!wanted.some((tag) => tags.includes(tag))) yield fault(`ไม่มีบทความเรื่อง ${wanted.join(' หรือ ')}`)
    const yearly = missions.filter(({ key, round }) => own.missions.includes(key) && round.every === 'year')
    if (!yearly.some(({ occasion }) => occasions.includes(occasion ?? '')))
      yield fault(`ไม่มีภารกิจของ ${occasions.join(' หรือ ')}`)
  }
}

/** A mission that comes every year is open on some day of the season; others come every month or quarter. */
function isOpenIn({ round }: MissionContent, { from, to }: Season): boolean {
  return round.every !== 'year' || (round.from <= to && round.to >= from)
}

/** The same as in the draw of the day (quizzes/questions/server/queries.ts). */
function isSum(question: Question['question']): boolean {
  if (question.kind === 'numeric') return true
  if (!question.source.includes('คำนวณ')) return false
  return question.kind === 'ordering' || ('right' in question && /\d/.test(String(question.right)))
}

/** Every day of a year stands in a season; a leap year's 29 February too. */
function* gapFaults(seasons: readonly Season[]): Generator<Fault> {
  const start = Date.UTC(2028, 0, 1)
  for (let nth = 0; nth < 366; nth++) {
    const at = new Date(start + nth * 86_400_000).toISOString().slice(5, 10)
    if (seasons.some(({ from, to }) => from <= at && at <= to)) continue
    yield { file, key: '', rule: 'gap', detail: `ไม่มีช่วงใดครอบคลุมวันที่ ${at}` }
    return
  }
}

/** For the editors: the season of `today`, the next one, and which of its articles have to be read again before it begins. */
export function seasonLines(
  { schoolYear, articles }: Pick<Content, 'schoolYear' | 'articles'>,
  today: string,
): string[] {
  if (schoolYear.length === 0) return []
  const at = today.slice(5)
  const sorted = schoolYear.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const now = sorted.filter(({ from, to }) => from <= at && at <= to)
  const next = sorted.find(({ from }) => from > at) ?? sorted[0]!
  const year = Number(today.slice(0, 4)) + (next.from > at ? 0 : 1)
  const begins = `${year}-${next.from}`
  const due = articles
    .filter(({ article }) => next.articles.includes(article.key) && article.reviewBy && article.reviewBy < begins)
    .map(({ article }) => article.key)
  return [
    `  school year: now ${now.map(({ title }) => title).join(', ')}; next ${next.title} from ${begins}${due.length ? `, read again before it: ${due.join(', ')}` : ''}`,
  ]
}
