import { createHash } from 'node:crypto'
import type { Db, Tx } from '#db/open.ts'
import type { ContentFormat, Fields, Given, ReadItem } from '../content-formats.ts'
import type { ContentStaff } from './content-kind.ts'

export type ContentFile = { name: string; type: string; bytes: Uint8Array }

/** A piece that is there, in the form of a file. */
export type StoredItem<C> = { id: string; content: C }

export type Difference = { name: string; before: string; after: string }

/** What a file of another program does not tell, and the person who imports it says for all pieces. */
export type FileAsk = {
  name: string
  label: string
  hint?: string
  /** Only these; any text otherwise. */
  options?: readonly { value: string; label: string }[]
  maxLength?: number
}

export type FileForm<C> = {
  /** What the file is chosen by, for the field of the page. */
  accept: string
  /** The pieces as one file. */
  write: (contents: readonly C[], day: string) => ContentFile
  /** Reads an untrusted file; never throws but UnreadableFile. */
  read: (file: ContentFile, given: Given) => ReadItem<C>[]
  asks?: readonly FileAsk[]
}

/** A file that cannot be read as a whole; the message is Thai. */
export class UnreadableFile extends Error {}

/** `waits`: it takes effect when a second person agrees. */
export type Applied = 'done' | 'waits'

/** How pieces of a kind are written to files and read from them. `C` is a piece in the form of the content files. */
export type FilesSetup<C> = {
  forms: Partial<Record<ContentFormat, FileForm<C>>>
  /** The pieces with these ids, or all; in the order of their keys. */
  read: (db: Db | Tx, ids: readonly string[] | null) => Promise<StoredItem<C>[]>
  /** The piece that this one would change; null where it is new. */
  find: (db: Db | Tx, content: C) => Promise<StoredItem<C> | null>
  /** What identifies a piece, for the lock of imports and to find it twice in a file. */
  nameOf: (content: C) => string
  titleOf: (content: C) => string
  /** What two states of a piece are compared by. A name that a file leaves out is not compared. */
  toFields: (content: C) => Fields
  /** Makes the piece as the file says, by the kind's own commands and with their refusals. */
  apply: (tx: Tx, change: { content: C; before: StoredItem<C> | null; staff: ContentStaff }) => Promise<Applied>
  /** Once all rows of an import are done, or were done before: what the file asks a second person for as a whole. */
  close?: (tx: Tx, file: ClosedFile) => Promise<void>
}

/** A file whose rows were imported; `batch` is that of the staff with which they were applied. */
export type ClosedFile = { batch: string; name: string; staff: ContentStaff }

/** The same for those who do not know the form of the kind's content. */
export type ContentFiles = {
  formats: readonly ContentFormat[]
  formOf: (format: ContentFormat) => Pick<FileForm<unknown>, 'accept' | 'asks'> | undefined
  write: (db: Db, asked: { ids: readonly string[] | null; format: ContentFormat; day: string }) => Promise<ContentFile>
  read: (file: ContentFile, asked: { format: ContentFormat; given: Given }) => FileRow[]
  close?: FilesSetup<unknown>['close']
}

/** One piece of a file that was read. */
export type FileRow = {
  place: string
  title: string
  name: string
  fault: string | null
  compare: (db: Db | Tx) => Promise<Comparison>
  apply: (tx: Tx, staff: ContentStaff) => Promise<Applied>
}
/** `seen` is a hash of what is there; null where the piece is new. */
export type Comparison = { seen: string | null; differences: Difference[] }

/** Makes the files of a kind of its own form. */
export function newContentFiles<C>(setup: FilesSetup<C>): ContentFiles {
  const { forms, read, toFields } = setup
  return {
    formats: Object.keys(forms) as ContentFormat[],
    formOf: (format) => forms[format],
    write: async (db, { ids, format, day }) => {
      const items = await read(db, ids)
      return forms[format]!.write(
        items.map(({ content }) => content),
        day,
      )
    },
    read: (file, { format, given }) => forms[format]!.read(file, given).map((item) => rowOf(setup, item)),
    ...(setup.close && { close: setup.close }),
  }

  function rowOf({ find, nameOf, titleOf, apply }: FilesSetup<C>, item: ReadItem<C>): FileRow {
    if (item.fault !== undefined) return { ...unread, place: item.place, fault: item.fault }
    const { place, content } = item
    return {
      place,
      title: titleOf(content),
      name: nameOf(content),
      fault: null,
      compare: async (db) => {
        const before = await find(db, content)
        const after = toFields(content)
        if (!before) return { seen: null, differences: differencesOf({}, after) }
        const stored = toFields(before.content)
        return { seen: fingerprintOf(stored), differences: differencesOf(stored, after) }
      },
      apply: async (tx, staff) => apply(tx, { content, before: await find(tx, content), staff }),
    }
  }
}

const unread = {
  title: '',
  name: '',
  compare: async () => ({ seen: null, differences: [] }),
  apply: async () => 'done' as const,
}

/** The fields that become other ones, in their order. */
export function differencesOf(before: Fields, after: Fields): Difference[] {
  return Object.entries(after)
    .map(([name, value]) => ({ name, before: before[name] ?? '', after: value }))
    .filter((one) => one.before !== one.after)
}

function fingerprintOf(fields: Fields): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
}
