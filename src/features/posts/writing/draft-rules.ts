import { coverNames } from '#art/names/cover-names.ts'
import { unseenTexts } from '#features/posts/documents/document-rules.ts'
import { cleanLine } from '#features/posts/documents/text-rules.ts'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import type { FieldFault } from '#lib/errors.ts'
import { cutText } from '#lib/thai/clusters.ts'
import type { DraftContent, DraftCover, DraftQuestion } from './contract.ts'

/** How many days a deleted post can be restored. */
export const restoreDays = 30
/** After this many approved posts an author is trusted: new posts are published at once. */
export const trustedFrom = 5

const summaryLength = 180

export const emptyContent: DraftContent = {
  title: '',
  club: null,
  skill: null,
  tags: [],
  cover: null,
  body: { type: 'doc', content: [] },
  question: null,
}

/** Cleans a draft from a browser for storage; null when the body exceeds the limits of a post. */
export function cleanContent(content: DraftContent): DraftContent | null {
  const body = cleanTree(content.body)
  return (
    body && {
      // A `|` would be taken for the mark of a line break.
      title: cutText(cleanLine(content.title.replaceAll('|', ' ')), 120),
      club: content.club,
      skill: content.skill,
      tags: cleanTags(content.tags),
      cover: cleanCover(content.cover),
      body,
      question: content.question && cleanQuestion(content.question),
    }
  )
}

/** Removes duplicates (ignoring case) and a leading #. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const clean = cutText(cleanLine(tag.replace(/^[#\s]+/, '')), 30)
    if (clean && !seen.has(clean.toLowerCase())) seen.set(clean.toLowerCase(), clean)
  }
  return [...seen.values()].slice(0, 5)
}

function cleanCover(cover: DraftCover | null): DraftCover | null {
  if (!cover) return null
  const alt = cleanLine(cover.alt)
  if (cover.src) return { src: cover.src, alt }
  return (coverNames as readonly string[]).includes(cover.art ?? '') ? { art: cover.art, alt } : null
}

function cleanQuestion({ text, choices, right, explanation }: DraftQuestion): DraftQuestion {
  return { text: cleanLine(text), choices: choices.map(cleanLine), right, explanation: cleanLine(explanation) }
}

/** The faults that prevent a draft from being submitted, by field. */
export function findMissing({ title, club, skill, cover, body, question }: DraftContent): FieldFault[] {
  const faults: FieldFault[] = []
  const miss = (path: string, detail: string) => faults.push({ path, code: 'missing', detail })
  if (title === '') miss('title', 'ตั้งชื่อเรื่องก่อนส่ง')
  if (club === null) miss('club', 'เลือกคลับของเรื่องนี้')
  if (skill === null) miss('skill', 'เลือกทักษะที่ได้จากเรื่องนี้')
  if (cover === null) miss('cover', 'เลือกภาพปก')
  else if (cover.alt === '') miss('cover', 'บอกว่าในภาพปกมีอะไร สำหรับคนที่มองไม่เห็นภาพ')
  if (blockTexts(body).length === 0) miss('body', 'เขียนเนื้อหาก่อนส่ง')
  if (body.content.some((block) => block.type === 'image' && block.attrs.alt === ''))
    miss('body', 'รูปบางรูปยังไม่มีคำบรรยาย เติมให้ครบก่อนส่ง')
  return question ? [...faults, ...findMissingOf(question)] : faults
}

function findMissingOf({ text, choices, explanation }: DraftQuestion): FieldFault[] {
  const faults: FieldFault[] = []
  if (text === '') faults.push({ path: 'question.text', code: 'missing', detail: 'ใส่คำถาม หรือเอาคำถามท้ายเรื่องออก' })
  choices.forEach((choice, i) => {
    if (choice === '') faults.push({ path: `question.choices.${i}`, code: 'missing', detail: 'ใส่ตัวเลือกให้ครบ 4 ข้อ' })
    else if (choices.indexOf(choice) < i)
      faults.push({ path: `question.choices.${i}`, code: 'twice', detail: 'ตัวเลือกนี้ซ้ำกับข้ออื่น' })
  })
  if (explanation === '')
    faults.push({ path: 'question.explanation', code: 'missing', detail: 'อธิบายสั้น ๆ ว่าทำไมข้อนี้ถูก' })
  return faults
}

/** The summary of a post: its first words, cut between grapheme clusters. */
export function summaryOf(body: DocumentTree): string {
  const first = body.content.find((block) => block.type === 'paragraph')
  const text = cleanLine((first ? blockTexts({ ...body, content: [first] }) : blockTexts(body)).join(' '))
  const cut = cutText(text, summaryLength)
  return cut === text ? text : `${cut.replace(/\s+\S*$/, '') || cut}…`
}

/** The question in the form that published posts store. */
export function questionOf({ text, choices, right, explanation }: DraftQuestion) {
  return { text, right: choices[right]!, wrong: choices.filter((_, i) => i !== right), explanation }
}

/** All user text of a post including link targets, for the text checks. */
export function writtenText({ title, tags, cover, body, question }: DraftContent): string {
  const asked = question ? [question.text, ...question.choices, question.explanation] : []
  return [title, ...tags, cover?.alt ?? '', ...blockTexts(body), ...unseenTexts(body), ...asked]
    .filter((text) => text !== '')
    .join('\n')
}
