import { articleForms } from '#features/posts/documents/content.ts'
import type { Article, Fault } from './read-content.ts'

/** No form is more than this share of the articles that name one; so many of them have something to do. */
const share = { maxOfForm: 0.25, minLive: 0.5 }

/** As long as something is news. */
const newsDays = 90

const toDo = ['slider', 'sorting', 'branches', 'chat', 'practiceTransfer', 'koinCalculator']

const drawn = ['drawing', 'image', 'comic']

/** Articles of a form: none of the forms takes over, each has a drawing, half have something to do, news soon expires. */
export function* formFaults(articles: Article[]): Generator<Fault> {
  const told = articles.filter(({ article }) => article.form)
  for (const form of articleForms) {
    const count = told.filter(({ article }) => article.form === form).length
    if (count > Math.max(1, told.length * share.maxOfForm))
      yield fault(form, `${count} จาก ${told.length} บทความเป็นแบบนี้ เกินหนึ่งในสี่`)
  }
  for (const { file, article } of told) {
    const types = article.body.content.map(({ type }) => type)
    if (!types.some((type) => drawn.includes(type)))
      yield { file, key: article.key, rule: 'form', detail: 'ไม่มีภาพหรือกราฟในเนื้อเรื่อง' }
    // What is older is explained or retold: it is no news.
    if (article.form === 'news' && (!article.reviewBy || daysBetween(article.published, article.reviewBy) > newsDays))
      yield { file, key: article.key, rule: 'form', detail: `ข่าวต้องมี reviewBy ภายใน ${newsDays} วันหลังเผยแพร่` }
    if (article.form === 'news' && !/25\d\d/.test(article.summary))
      yield { file, key: article.key, rule: 'form', detail: 'ข่าวต้องบอกวันที่หรือปีในคำโปรย' }
  }
  const live = told.filter(({ article }) => article.body.content.some(({ type }) => toDo.includes(type))).length
  if (live < told.length * share.minLive) yield fault('live', `มีสิ่งให้ลองทำ ${live} จาก ${told.length} บทความ`)
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

function fault(key: string, detail: string): Fault {
  return { file: 'content/articles', key, rule: 'form', detail }
}
