import { coverNames } from '#art/names/cover-names.ts'
import { placeNames } from '#features/videos/question-rules.ts'
import { publicSource } from '#features/videos/source-rules.ts'
import { letterCount, textFaults } from '#lib/thai/text-rules.ts'
import type { Fault, Video } from './read-content.ts'

const seconds = { min: 30, max: 60 }
const fewestChapters = 3
const maxBytes = { mp4: 2_000_000, 'tall.mp4': 2_000_000, webp: 60_000, 'tall.webp': 60_000, vtt: 20_000 }
/** The player changes between the two pictures without a change of time: their lengths may differ by this, in seconds. */
const maxApart = 0.2
/** Two lines on a phone, and a readable speed: letters in total, and per second. */
const maxLetters = { cue: 64, perSecond: 16 }

/** An address, or enough words to find a book or a calculation; no internal references. */
const namesSomething = /^(?!.*\bF\d{3}\b)(?=.*([a-z0-9-]+\.[a-z]{2,}|[ก-๛a-z]{5,})).{5,}$/i

/** By chance each place of three holds a third of the right choices; fewer than six questions tell nothing. */
const placeShare = { of: 6, min: 0.2, max: 0.47 }

/** Faults of the videos, individually and together. */
export function* videoFaults(videos: Video[], today: string): Generator<Fault> {
  const keys = new Set<string>()
  const places = new Set<string>()
  for (const one of videos) {
    const { key, series, published, cover, seconds: long } = one.video
    const fault = (rule: string, detail: string): Fault => ({ file: one.file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    const place = series && `${series.key} ${series.order}`
    if (place && places.has(place)) yield fault('duplicate', `ตอนที่ ${place} มีแล้ว`)
    if (place) places.add(place)
    if (published > today) yield fault('date', `วันเผยแพร่ ${published} ยังมาไม่ถึง`)
    if (!(coverNames as readonly string[]).includes(cover.art)) yield fault('cover', `ไม่มีภาพปก ${cover.art}`)
    if (long < seconds.min || long > seconds.max)
      yield fault('length', `ยาว ${long} วินาที ต้องอยู่ใน ${seconds.min}–${seconds.max}`)
    for (const source of one.video.sources)
      if (!namesSomething.test(publicSource(source))) yield fault('public-source', `ผู้อ่านไม่เห็นว่ามาจากไหน: “${source}”`)
    for (const [rule, detail] of [...fileFaults(one), ...filmFaults(one), ...chapterFaults(one), ...cueFaults(one)])
      yield fault(rule, detail)
    for (const text of textsOf(one)) for (const { rule, detail } of textFaults(text)) yield fault(rule, detail)
  }
  yield* placeFaults(videos)
}

/** Whoever always takes the same place is right as often as by chance. */
function* placeFaults(videos: Video[]): Generator<Fault> {
  if (videos.length < placeShare.of) return
  for (const place of [1, 2, 3] as const) {
    const share = videos.filter(({ video }) => video.question.right === place).length / videos.length
    if (share >= placeShare.min && share <= placeShare.max) continue
    const detail = `คำถามท้ายเรื่องที่ข้อ ${placeNames[place]} ถูก มี ${(share * 100).toFixed(0)} % ต้องอยู่ใน 20–47 %`
    yield { file: 'content/videos', key: '', rule: 'place', detail }
  }
}

function textsOf({ video: { title, summary, author, cover, chapters, series, question }, cues }: Video): string[] {
  const named = series ? [series.title] : []
  return [
    title,
    summary,
    author,
    cover.alt,
    ...named,
    ...chapters.map((one) => one.title),
    question.text,
    ...question.choices.flatMap(({ text, why }) => [text, why]),
    ...cues.map((one) => one.text),
  ]
}

function* fileFaults({ files }: Video): Generator<[rule: string, detail: string]> {
  for (const [kind, max] of Object.entries(maxBytes)) {
    const size = files[kind]
    if (size === undefined) yield ['file', `ไม่มีไฟล์ .${kind}`]
    else if (size > max) yield ['file', `ไฟล์ .${kind} ใหญ่ ${size} ไบต์ เกิน ${max}`]
  }
}

/** Both pictures last as long as the entry says, and have sound. */
function* filmFaults({ films, video }: Video): Generator<[rule: string, detail: string]> {
  if (!video.hasSound) yield ['sound', 'วิดีโอของเราต้องมีเสียง (hasSound)']
  for (const [kind, film] of Object.entries(films)) {
    if (!film) yield ['file', `อ่านไฟล์ .${kind} ไม่ได้`]
    else if (Math.abs(film.seconds - video.seconds) > maxApart)
      yield ['length', `ไฟล์ .${kind} ยาว ${film.seconds.toFixed(2)} วินาที แต่ในรายการเขียน ${video.seconds}`]
    else if (!film.hasSound) yield ['sound', `ไฟล์ .${kind} ไม่มีเสียง`]
  }
}

function* chapterFaults({ video: { chapters, seconds: long } }: Video): Generator<[rule: string, detail: string]> {
  if (chapters.length < fewestChapters) yield ['chapters', `มี ${chapters.length} ตอน ต้องมีอย่างน้อย ${fewestChapters}`]
  if (chapters[0]?.start !== 0) yield ['chapters', 'ตอนแรกต้องเริ่มที่ 0']
  for (const [i, { start }] of chapters.entries())
    if (start >= (chapters[i + 1]?.start ?? long)) yield ['chapters', `ตอนที่เริ่ม ${start} ไม่อยู่ตามลำดับ`]
}

function* cueFaults({ cues, video: { seconds: long } }: Video): Generator<[rule: string, detail: string]> {
  for (const [i, { start, end, text }] of cues.entries()) {
    const at = `“${text.slice(0, 30)}”`
    if (end > (cues[i + 1]?.start ?? long)) yield ['captions', `คำบรรยายซ้อนกันหรือเกินวิดีโอ ${at}`]
    const letters = letterCount(text)
    if (letters > maxLetters.cue) yield ['captions', `คำบรรยายยาว ${letters} ตัว เกิน ${maxLetters.cue} ${at}`]
    if (letters / (end - start) > maxLetters.perSecond)
      yield ['captions', `อ่านไม่ทัน ${(letters / (end - start)).toFixed(1)} ตัวต่อวินาที ${at}`]
  }
}
