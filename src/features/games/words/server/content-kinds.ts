import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { wordDesk } from './admin-commands.ts'
import { wordRelease } from './files/release-commands.ts'
import { wordFiles } from './files/word-files.ts'

/** Words of the word games on the content desk. */
export const wordKind: ContentKind = {
  name: 'word',
  label: 'คำของเกม',
  roles: ['editor'],
  from: sql`game_word`,
  id: sql`game_word.id`,
  title: sql`game_word.word`,
  changed: sql`game_word.updated_at`,
  opens: null,
  ends: null,
  checkBy: sql`game_word.review_by`,
  states: () => ({ live: sql`game_word.is_active`, withdrawn: sql`not game_word.is_active` }),
  subject: 'game_word',
  linkOf: ({ title }) => `/admin/words?${new URLSearchParams({ keyword: title })}`,
  files: wordFiles,
  release: wordRelease,
  acts: {
    publish: { run: (tx, id, staff) => wordDesk.retire(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => wordDesk.retire(tx, { id, is_active: false }, staff) },
  },
}
