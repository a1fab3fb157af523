import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strToU8, zipSync } from 'fflate'
import type { Given, ReadItem } from '#kit/content-formats.ts'
import { type ContentFile, UnreadableFile } from '#kit/server/content-files.ts'
import { isZip, unzip } from '#lib/server/unzip.ts'
import { Pool } from '../../content.ts'
import { type FiledQuestion, maxFiled, readFiled } from './filed-rules.ts'
import { fromGiven } from './gift-rules.ts'
import { readQtiItem } from './qti-reading-rules.ts'
import { writeManifest, writeQtiItem } from './qti-writing-rules.ts'

const limits = { maxFiles: maxFiled + 1, maxBytes: 24 * 1024 * 1024 }
const maxItemBytes = 256 * 1024

/** Questions as a QTI 3.0 content package: a manifest, and a file for each item. */
export function writeQti(questions: readonly FiledQuestion[], day: string): ContentFile {
  const names = questions.map((question, i) => ({ question, name: `items/${question.key ?? `item-${i + 1}`}.xml` }))
  const files = names.map(({ question, name }) => [name, strToU8(writeQtiItem(question))] as const)
  const manifest = writeManifest(
    names.map(({ question, name }) => ({ id: question.key ?? name, href: name })),
    day,
  )
  const bytes = zipSync(
    { 'imsmanifest.xml': strToU8(manifest), ...Object.fromEntries(files) },
    { mtime: day, level: 6 },
  )
  return { name: `questions-${day}-qti.zip`, type: 'application/zip', bytes }
}

/** Reads an untrusted package, or one item alone. Throws UnreadableFile. */
export function readQti(file: ContentFile, given: Given): ReadItem<FiledQuestion>[] {
  return itemFiles(file).map(({ place, bytes }) => readItem(place, bytes, given))
}

function itemFiles({ name, bytes }: ContentFile): { place: string; bytes: Uint8Array }[] {
  if (!isZip(bytes)) return [{ place: name, bytes }]
  const { files, fault } = unzip(bytes, limits)
  if (fault === 'too_large') throw new UnreadableFile('ไฟล์ zip นี้ใหญ่เกินไปเมื่อแตกออก หรือมีไฟล์ข้างในมากเกินไป')
  if (files === null) throw new UnreadableFile('ไฟล์ zip นี้เปิดไม่ได้ อาจเสียหรือไม่ครบ')
  const items = [...files].filter(([place]) => place.endsWith('.xml') && !place.endsWith('imsmanifest.xml'))
  if (items.length === 0) throw new UnreadableFile('ไม่มีไฟล์ข้อสอบ (.xml) ใน zip นี้')
  return items.map(([place, own]) => ({ place, bytes: own }))
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Numbered characters too; a document type, which alone brings entities of its own, is refused before.
  htmlEntities: true,
})

function readItem(place: string, bytes: Uint8Array, given: Given): ReadItem<FiledQuestion> {
  if (bytes.length > maxItemBytes) return { place, fault: 'ไฟล์ข้อสอบใหญ่เกินไป' }
  const text = readUtf8(bytes)
  if (text === null) return { place, fault: 'ไฟล์นี้ไม่ใช่ UTF-8' }
  // Entities of a document type reach for other files or grow without end; no item needs one.
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text))
    return { place, fault: 'มี DOCTYPE หรือ ENTITY ซึ่งไม่รับ เพราะใช้ดึงไฟล์อื่นหรือขยายข้อความได้' }
  const valid = XMLValidator.validate(text)
  if (valid !== true) return { place, fault: `XML ไม่ถูกต้องที่บรรทัด ${valid.err.line}` }
  const read = readQtiItem(parse(text))
  if ('fault' in read) return { place, fault: read.fault as string }
  const { pool, ...rest } = { ...fromGiven(given), ...read }
  const known = Pool.options.find((one) => one === pool)
  return known ? readFiled(rest, { pool: known, place }) : { place, fault: 'ไม่รู้ว่าเป็นคำถามกลุ่มไหน เลือกกลุ่มก่อนนำเข้า' }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text)
  } catch {
    return []
  }
}

/** Null where bytes are no UTF-8. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
