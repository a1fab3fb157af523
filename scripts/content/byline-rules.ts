import type { Voice } from '#features/posts/documents/contract.ts'
import { voices } from '#features/posts/documents/voice-rules.ts'
import type { DocumentBlock } from '#lib/document.ts'
import type { Article, Fault } from './read-content.ts'

/** A byline that one meets once is none: so many texts, and of the comic so many strips. */
const min: Record<Voice, number> = { letters: 4, data: 2, comic: 12 }

/** Faults of the texts with a byline of their own: the name, what each must have, and that each has enough. */
export function* bylineFaults(articles: Article[]): Generator<Fault> {
  const names = new Set(Object.values(voices).map(({ name }) => name))
  for (const { file, article } of articles) {
    const { key, voice, author, form, body } = article
    const fault = (detail: string): Fault => ({ file, key, rule: 'byline', detail })
    if (voice && author !== voices[voice].name) yield fault(`author ต้องเป็น “${voices[voice].name}”`)
    if (!voice && names.has(author)) yield fault(`“${author}” ต้องมี voice`)
    if (voice !== 'data' && article.series) yield fault('series เป็นของโต๊ะตัวเลข')
    if (voice === 'letters' && (form !== 'letter' || !body.content.some(({ type }) => type === 'blockquote')))
      yield fault('คอลัมน์ต้องเป็นแบบ letter และมีจดหมายเป็นคำพูดยกมา')
    if (voice === 'comic' && form !== 'comic') yield fault('การ์ตูนต้องเป็นแบบ comic')
    if (voice !== 'comic' && stripsOf(body.content).length > 0) yield fault('การ์ตูนเป็นของแก๊งเหรียญเดียว')
    for (const detail of stripFaults(body.content)) yield fault(detail)
  }
  for (const [voice, least] of Object.entries(min) as [Voice, number][]) {
    const count = countOf(articles, voice)
    if (count < least)
      yield { file: 'content/articles', key: voice, rule: 'byline', detail: `มี ${count} ต้องมีอย่างน้อย ${least}` }
  }
}

/** Of the comic its strips, of the others their articles. */
export function countOf(articles: Article[], voice: Voice): number {
  const own = articles.filter(({ article }) => article.voice === voice)
  return voice === 'comic' ? own.flatMap(({ article }) => stripsOf(article.body.content)).length : own.length
}

function stripsOf(body: DocumentBlock[]) {
  return body.filter((block) => block.type === 'comic')
}

/** A strip stands below its heading; after it comes the idea, with the way to the article that teaches it. */
function* stripFaults(body: DocumentBlock[]): Generator<string> {
  for (const [at, block] of body.entries()) {
    if (block.type !== 'comic') continue
    const { title, panels } = block.attrs
    if (body[at - 1]?.type !== 'heading') yield `การ์ตูน “${title}” ต้องอยู่ใต้หัวข้อ`
    if (!JSON.stringify(body[at + 1] ?? '').includes('"/post/detail/'))
      yield `หลังการ์ตูน “${title}” ต้องบอกความคิดพร้อมลิงก์ไปอ่านต่อ`
    if (new Set(panels.flatMap(({ figures }) => figures.map(({ who }) => who))).size < 2)
      yield `การ์ตูน “${title}” ต้องมีอย่างน้อยสองคน`
    if (panels.every(({ says }) => says.length === 0)) yield `การ์ตูน “${title}” ไม่มีใครพูด`
  }
}
