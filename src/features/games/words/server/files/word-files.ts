import type { ReadItem } from '#kit/content-formats.ts'
import {
  type ContentFile,
  type ContentFiles,
  type FilesSetup,
  newContentFiles,
  UnreadableFile,
} from '#kit/server/content-files.ts'
import { readCsvRows, writeCsv } from '#lib/csv.ts'
import { readJson } from '#lib/server/read-json.ts'
import { applyFiledWord } from './file-commands.ts'
import { findFiledWord, readFiledWords } from './file-queries.ts'
import {
  cellsOf,
  columnsOf,
  type FiledWord,
  fieldsOf,
  headings,
  readFiledWord,
  wordOfCells,
  writtenOf,
} from './filed-rules.ts'

const maxWords = 3_000

function readWordJson({ name, bytes }: ContentFile): ReadItem<FiledWord>[] {
  const { value, lines, fault } = readJson(bytes)
  if (fault !== null) throw new UnreadableFile(fault)
  const { words } = (value ?? {}) as { words?: unknown }
  if (!Array.isArray(words)) throw new UnreadableFile('ไม่มีรายการ “words” ในไฟล์นี้')
  return words.slice(0, maxWords).map((one: unknown, i) => {
    const { key, word } = (one ?? {}) as { key?: unknown; word?: unknown }
    const place = `${name} · ${lines(key ?? word) ?? `คำที่ ${i + 1}`}`
    return typeof one === 'object' && one !== null ? readFiledWord(one, place) : { place, fault: 'ไม่ใช่คำ' }
  })
}

function readWordCsv({ bytes }: ContentFile): ReadItem<FiledWord>[] {
  const rows = readCsvRows(decode(bytes))
  if (rows === null) throw new UnreadableFile('มีช่องที่เปิดเครื่องหมายคำพูดแล้วไม่ปิด')
  const columns = rows[0] && columnsOf(rows[0].cells)
  if (!columns) throw new UnreadableFile('แถวแรกต้องเป็นชื่อคอลัมน์ มีอย่างน้อย “คำ” และ “คำใบ้”')
  return rows.slice(1, maxWords + 1).map(({ line, cells, runs }) => {
    const place = `บรรทัด ${line}`
    return runs
      ? { place, fault: "มีช่องที่ขึ้นต้นด้วย = + - หรือ @ ซึ่งโปรแกรมตารางจะเรียกเป็นสูตร ใส่เครื่องหมาย ' นำหน้าถ้าเป็นข้อความ" }
      : readFiledWord(wordOfCells(columns, cells), place)
  })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile('ไฟล์นี้ไม่ใช่ UTF-8 บันทึกจากโปรแกรมตารางเป็น “CSV UTF-8” แล้วลองอีกครั้ง')
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Words as files: as content/words has them, and as a table. */
export const setup: FilesSetup<FiledWord> = {
  forms: {
    json: {
      accept: '.json',
      write: (words, day) => ({
        name: `words-${day}.json`,
        type: 'application/json',
        bytes: bytesOf(`${JSON.stringify({ words: words.map(writtenOf) }, null, 2)}\n`),
      }),
      read: readWordJson,
    },
    csv: {
      accept: '.csv',
      write: (words, day) => ({
        name: `words-${day}.csv`,
        type: 'text/csv; charset=utf-8',
        bytes: bytesOf(writeCsv([Object.values(headings), ...words.map(cellsOf)])),
      }),
      read: readWordCsv,
    },
  },
  read: readFiledWords,
  find: findFiledWord,
  nameOf: ({ key, word }) => key ?? word,
  titleOf: ({ word }) => word,
  toFields: fieldsOf,
  apply: applyFiledWord,
}
export const wordFiles: ContentFiles = newContentFiles(setup)
