import { createHash } from 'node:crypto'
import { strFromU8, strToU8, zipSync } from 'fflate'
import type { Given, ReadItem } from '#kit/content-formats.ts'
import { type ContentFile, UnreadableFile } from '#kit/server/content-files.ts'
import { readJson } from '#lib/server/read-json.ts'
import { isZip, unzip } from '#lib/server/unzip.ts'
import { Pool } from '../../content.ts'
import { drawnFaults } from '../picture-rules.ts'
import { type FiledQuestion, filePool, maxFiled, readFiled, writtenOf } from './filed-rules.ts'

const limits = { maxFiles: 500, maxBytes: 24 * 1024 * 1024 }

/**
 * Questions as content/questions holds them: a file for each pool, and the drawings beside. One pool without drawings is
 * one JSON file, anything more an archive.
 */
export function writeQuestionJson(questions: readonly FiledQuestion[], day: string): ContentFile {
  const files: Record<string, Uint8Array> = {}
  for (const pool of Pool.options) {
    const own = questions.filter((one) => filePool(one) === pool)
    if (own.length === 0) continue
    const written = own.map((one) => writtenOf(one, one.picture?.svg ? drawingOf(one) : null))
    files[`questions/${pool}-${day}.json`] = strToU8(`${JSON.stringify({ questions: written }, null, 2)}\n`)
  }
  for (const one of questions)
    if (one.picture?.svg) files[`questions/pictures/${drawingOf(one)}.svg`] = strToU8(`${one.picture.svg}\n`)
  const [only, ...more] = Object.entries(files)
  if (only && more.length === 0) return { name: only[0].split('/')[1]!, type: 'application/json', bytes: only[1] }
  return { name: `questions-${day}.zip`, type: 'application/zip', bytes: zipSync(files, { mtime: day, level: 6 }) }
}

/** A drawing is called after its question: what the file in content/ is called is not stored. */
function drawingOf({ key }: FiledQuestion): string {
  if (key!.length <= 40) return key!
  return `${key!.slice(0, 30)}-${createHash('sha256').update(key!).digest('hex').slice(0, 8)}`.replace('--', '-')
}

/** Reads untrusted files as content/questions has them. Throws UnreadableFile. */
export function readQuestionJson(file: ContentFile, given: Given): ReadItem<FiledQuestion>[] {
  const files = filesOf(file)
  const drawings = drawingsOf(files)
  return files.filter(({ name }) => name.endsWith('.json')).flatMap((one) => readOne(one, given, drawings))
}

type Named = { name: string; bytes: Uint8Array }

function filesOf({ name, bytes }: ContentFile): Named[] {
  if (!isZip(bytes)) return [{ name: name.endsWith('.json') ? name : `${name}.json`, bytes }]
  const { files, fault } = unzip(bytes, limits)
  if (fault === 'too_large') throw new UnreadableFile('ไฟล์ zip นี้ใหญ่เกินไปเมื่อแตกออก หรือมีไฟล์ข้างในมากเกินไป')
  if (files === null) throw new UnreadableFile('ไฟล์ zip นี้เปิดไม่ได้ อาจเสียหรือไม่ครบ')
  const named = [...files].map(([path, own]) => ({ name: path.split('/').at(-1)!, bytes: own }))
  if (!named.some((one) => one.name.endsWith('.json'))) throw new UnreadableFile('ไม่มีไฟล์ .json ใน zip นี้')
  return named
}

/** The drawings by their names; of one that is not allowed nothing, so that its question says that it is missing. */
function drawingsOf(files: readonly Named[]): Map<string, string> {
  const drawn = files.filter(({ name }) => name.endsWith('.svg'))
  return new Map(
    drawn.flatMap(({ name, bytes }) => {
      const svg = strFromU8(bytes).trim()
      return [...drawnFaults(svg)].length === 0 ? [[name.slice(0, -'.svg'.length), svg]] : []
    }),
  )
}

function readOne({ name, bytes }: Named, given: Given, drawings: Map<string, string>): ReadItem<FiledQuestion>[] {
  const { lines, value, fault } = readJson(bytes)
  if (fault !== null) return [{ place: name, fault }]
  const { questions } = (value ?? {}) as { questions?: unknown }
  if (!Array.isArray(questions)) return [{ place: name, fault: 'ไม่มีรายการ “questions” ในไฟล์นี้' }]
  const pool = Pool.options.find((one) => one === name.split('-', 1)[0] || one === given.pool)
  if (!pool) return [{ place: name, fault: 'ชื่อไฟล์ต้องขึ้นต้นด้วยกลุ่ม เช่น daily- หรือเลือกกลุ่มก่อนนำเข้า' }]
  return questions.slice(0, maxFiled).map((one: unknown, i) => {
    const key = (one as { key?: unknown } | null)?.key
    const place = `${name} · ${lines(key) ?? `ข้อที่ ${i + 1}`}`
    if (typeof one !== 'object' || one === null) return { place, fault: 'ไม่ใช่คำถาม' }
    if (typeof key !== 'string') return { place, fault: 'ไม่มีชื่อคงที่ (key)' }
    return readFiled(one, { pool, place, drawings })
  })
}
