import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod/mini'
import { type EventContent, EventFile } from '#features/events/content.ts'
import { RiddleFile, type RiddleWeek, RiddleWeekFile } from '#features/games/riddles/content.ts'
import { WordFile } from '#features/games/words/content.ts'
import { GlossaryFile, type GlossaryTerm } from '#features/glossary/content.ts'
import { LearningPath } from '#features/path/content.ts'
import { PolicyContent, RoboPolicyContent } from '#features/policies/content.ts'
import { ArticleContent, SearchWords, type ShelfContent, ShelfFile } from '#features/posts/documents/content.ts'
import { Pool, type QuestionContent, QuestionFile } from '#features/quizzes/questions/content.ts'
import { RoboNewsFile } from '#features/robo/news/content.ts'
import { type PremiumContent, PremiumFile } from '#features/store/premiums/content.ts'
import { type WardrobeContent, WardrobeFile } from '#features/store/wardrobe/content.ts'
import { type KrazyDayContent, KrazyDayFile } from '#features/superquest/krazy-day/content.ts'
import {
  type MissionContent,
  MissionFile,
  type PrizeContent,
  PrizeFile,
} from '#features/superquest/missions/content.ts'
import { LevelFile } from '#features/superquest/user-level/content.ts'
import { parseCaptions } from '#features/videos/captions-rules.ts'
import { VideoContent } from '#features/videos/content.ts'
import { readMp4Head } from '#features/videos/server/film-rules.ts'
import type { Cue } from '#features/videos/video-contract.ts'
import type { Riddle } from './riddle-rules.ts'
import { NoteProofFile, type RoboNote, type RoboPolicy } from './robo-rules.ts'
import { SchoolYearFile, type Season } from './school-year-rules.ts'
import { type Series, SeriesFile } from './series-rules.ts'
import type { Word } from './word-rules.ts'

/** A fault: `file` as a path, `key` of the article, question or fact in it, `rule` in one word, `detail` in Thai. */
export type Fault = { file: string; key: string; rule: string; detail: string }

/**
 * content/sources.json: the facts that content may refer to, by id. Grade A is from the responsible source, B from news
 * or second hand, C is our own calculation, W is common knowledge. Unconfirmed facts are not listed.
 */
const Source = z.object({
  claim: z.string().check(z.minLength(10), z.maxLength(300), z.regex(/[ก-๛]/)),
  grade: z.enum(['A', 'B', 'C', 'W']),
  source: z.string().check(z.minLength(5), z.maxLength(300)),
  checked: z.iso.date(),
  /** For a fact that changes: the day by which it must be reviewed. */
  reviewBy: z.optional(z.iso.date()),
})
export type Source = z.infer<typeof Source>
const SourceFile = z.record(z.string().check(z.regex(/^F\d{3}$/)), Source)

export type Article = { file: string; article: ArticleContent }
/** `drawing` is that of its picture: undefined when it has none, null when its file is missing. */
export type Question = { file: string; pool: Pool; question: QuestionContent; drawing?: string | null }
/**
 * `files` are the kinds of files next to it (mp4, tall.mp4 …) with their sizes in bytes, `films` what the headers of its
 * films say, null when one cannot be read.
 */
export type Video = {
  file: string
  video: VideoContent
  cues: Cue[]
  files: Record<string, number>
  films: Record<string, { seconds: number; hasSound: boolean } | null>
}
export type Policy = { file: string; policy: PolicyContent }
export type Content = {
  articles: Article[]
  questions: Question[]
  /** Files in content/questions/pictures that no question uses. */
  unusedDrawings: string[]
  policies: Policy[]
  roboPolicies: RoboPolicy[]
  roboNotes: RoboNote[]
  videos: Video[]
  glossary: GlossaryTerm[]
  words: Word[]
  riddles: Riddle[]
  riddleWeeks: RiddleWeek[]
  events: EventContent[]
  premiums: PremiumContent[]
  wardrobe: WardrobeContent[]
  missions: MissionContent[]
  prizes: PrizeContent[]
  krazyDays: KrazyDayContent[]
  levels: LevelFile['levels']
  sources: Record<string, Source>
  shelves: ShelfContent[]
  schoolYear: Season[]
  series: Series[]
  searchWords: SearchWords
  /** Null when it could not be read. */
  path: LearningPath | null
}

/** All content that matches its schemas, and a fault for every file that does not. */
export function readContent(folder: string): { content: Content; faults: Fault[] } {
  const faults: Fault[] = []
  const searchWords: SearchWords = { stopWords: [], terms: [], splits: {}, synonyms: [] }
  const content: Content = {
    articles: [],
    questions: [],
    unusedDrawings: [],
    policies: [],
    roboPolicies: [],
    roboNotes: [],
    videos: [],
    glossary: [],
    words: [],
    riddles: [],
    riddleWeeks: [],
    events: [],
    premiums: [],
    wardrobe: [],
    missions: [],
    prizes: [],
    krazyDays: [],
    levels: [],
    sources: {},
    shelves: [],
    schoolYear: [],
    series: [],
    searchWords,
    path: null,
  }

  function read<T>(name: string, schema: z.ZodMiniType<T>): T | null {
    const file = `content/${name}`
    try {
      const parsed = z.safeParse(schema, JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
      if (parsed.success) return parsed.data
      for (const issue of parsed.error.issues.slice(0, 10))
        faults.push({
          file,
          key: keyAt(issue.path),
          rule: 'schema',
          detail: `${issue.path.join('.')}: ${issue.message}`,
        })
    } catch (error) {
      faults.push({ file, key: '', rule: 'schema', detail: `อ่านเป็น JSON ไม่ได้: ${(error as Error).message}` })
    }
    return null
  }

  for (const name of filesIn(folder, 'articles')) {
    const article = read(name, ArticleContent)
    if (!article) continue
    content.articles.push({ file: `content/${name}`, article })
    expectName(name, article.key, faults)
  }
  for (const name of filesIn(folder, 'policies')) {
    const policy = read(name, PolicyContent)
    if (!policy) continue
    content.policies.push({ file: `content/${name}`, policy })
    expectName(name, policy.type, faults)
  }
  for (const name of filesIn(folder, 'robo-policies')) {
    const policy = read(name, RoboPolicyContent)
    if (!policy) continue
    content.roboPolicies.push({ file: `content/${name}`, policy })
    expectName(name, policy.type, faults)
  }
  for (const name of filesIn(folder, 'videos').filter((one) => one.endsWith('.json'))) {
    const video = read(name, VideoContent)
    if (!video) continue
    const { cues, fault } = readCaptions(folder, name)
    if (fault)
      faults.push({ file: `content/videos/${stem(name)}.vtt`, key: video.key, rule: 'captions', detail: fault })
    content.videos.push({ file: `content/${name}`, video, cues, ...filesBeside(folder, name) })
    expectName(name, video.key, faults)
  }
  for (const name of filesIn(folder, 'questions').filter((one) => one.endsWith('.json'))) {
    const pool = z.safeParse(Pool, stem(name).split('-')[0])
    const file = `content/${name}`
    if (!pool.success) faults.push({ file, key: '', rule: 'name', detail: 'ชื่อไฟล์ต้องขึ้นต้นด้วยชื่อคลังคำถาม เช่น daily-' })
    const questions = read(name, QuestionFile)?.questions ?? []
    for (const question of questions) {
      const drawn = question.picture && {
        drawing: readDrawing(folder, `questions/pictures/${question.picture.drawing}`),
      }
      if (pool.success) content.questions.push({ file, pool: pool.data, question, ...drawn })
      if (!question.key.startsWith(`${stem(name)}-`))
        faults.push({ file, key: question.key, rule: 'name', detail: `key ต้องขึ้นต้นด้วย ${stem(name)}-` })
    }
  }
  for (const name of filesIn(folder, 'words'))
    for (const word of read(name, WordFile)?.words ?? []) content.words.push({ file: `content/${name}`, word })
  for (const name of filesIn(folder, 'riddles').filter((one) => one.endsWith('.json')))
    for (const riddle of read(name, RiddleFile)?.riddles ?? [])
      content.riddles.push({ file: `content/${name}`, riddle, drawing: readDrawing(folder, `riddles/${riddle.key}`) })
  content.riddleWeeks = read('riddle-weeks.json', RiddleWeekFile)?.weeks ?? []
  content.unusedDrawings = filesIn(folder, 'questions/pictures').filter(
    (name) =>
      !content.questions.some(({ question: { picture } }) => name === `questions/pictures/${picture?.drawing}.svg`),
  )
  content.glossary = read('glossary.json', GlossaryFile)?.terms ?? []
  const proofs = read('robo-news.json', NoteProofFile)?.notes ?? []
  const notes = proofs.length ? (read('robo-news.json', RoboNewsFile)?.notes ?? []) : []
  content.roboNotes = notes.map((note, nth) => ({ ...note, ...proofs[nth]! }))
  content.premiums = read('premiums.json', PremiumFile)?.premiums ?? []
  content.wardrobe = read('wardrobe.json', WardrobeFile)?.things ?? []
  content.events = read('events.json', EventFile)?.events ?? []
  content.missions = read('missions.json', MissionFile)?.missions ?? []
  content.prizes = read('big-prizes.json', PrizeFile)?.prizes ?? []
  content.krazyDays = read('krazy-days.json', KrazyDayFile)?.days ?? []
  content.levels = read('levels.json', LevelFile)?.levels ?? []
  content.sources = read('sources.json', SourceFile) ?? {}
  content.schoolYear = read('school-year.json', SchoolYearFile)?.seasons ?? []
  content.series = read('series.json', SeriesFile)?.series ?? []
  content.shelves = read('shelves.json', ShelfFile)?.shelves ?? []
  content.path = read('learning-path.json', LearningPath)
  content.searchWords = read('search-words.json', SearchWords) ?? searchWords
  return { content, faults }
}

function filesIn(folder: string, kind: string): string[] {
  const names = fs.existsSync(path.join(folder, kind)) ? fs.readdirSync(path.join(folder, kind)) : []
  return names.map((name) => `${kind}/${name}`).sort()
}

function readCaptions(folder: string, name: string): { cues: Cue[]; fault: string | null } {
  try {
    const vtt = fs.readFileSync(path.join(folder, 'videos', `${stem(name)}.vtt`), 'utf8')
    return { cues: parseCaptions(vtt), fault: null }
  } catch (error) {
    return { cues: [], fault: (error as Error).message }
  }
}

function readDrawing(folder: string, name: string): string | null {
  const file = path.join(folder, `${name}.svg`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
}

function filesBeside(folder: string, name: string): Pick<Video, 'files' | 'films'> {
  const key = stem(name)
  const kinds = filesIn(folder, 'videos')
    .map((other) => path.basename(other))
    .filter((other) => other.startsWith(`${key}.`))
    .map((other) => other.slice(key.length + 1))
  const place = (kind: string) => path.join(folder, 'videos', `${key}.${kind}`)
  const films = kinds.filter((kind) => kind.endsWith('mp4'))
  return {
    files: Object.fromEntries(kinds.map((kind) => [kind, fs.statSync(place(kind)).size])),
    films: Object.fromEntries(films.map((kind) => [kind, readMp4Head(fs.readFileSync(place(kind)))])),
  }
}

function stem(name: string): string {
  return path.basename(name, '.json')
}

function expectName(name: string, key: string, faults: Fault[]) {
  if (stem(name) !== key) faults.push({ file: `content/${name}`, key, rule: 'name', detail: `ไฟล์ต้องชื่อ ${key}.json` })
}

/** questions.3.text → '#4'; empty outside a list. */
function keyAt(at: PropertyKey[]): string {
  return ['questions', 'terms', 'events', 'words', 'riddles', 'missions', 'notes'].includes(String(at[0])) &&
    typeof at[1] === 'number'
    ? `#${at[1] + 1}`
    : ''
}
