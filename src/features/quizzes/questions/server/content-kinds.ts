import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { retireQuestion } from './admin-commands.ts'
import { questionFiles } from './files/question-files.ts'
import { questionRelease } from './files/release-commands.ts'

/** Questions of all quizzes on the content desk. */
export const questionKind: ContentKind = {
  name: 'question',
  label: 'คำถาม',
  roles: ['editor'],
  from: sql`question`,
  id: sql`question.id`,
  title: sql`question.text`,
  changed: sql`question.updated_at`,
  opens: null,
  ends: null,
  checkBy: sql`question.review_by`,
  states: () => ({ live: sql`question.is_active`, withdrawn: sql`not question.is_active` }),
  subject: 'question',
  linkOf: ({ id }) => `/admin/questions?id=${id}`,
  files: questionFiles,
  release: questionRelease,
  acts: {
    publish: { run: (tx, id, staff) => retireQuestion(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => retireQuestion(tx, { id, is_active: false }, staff) },
  },
}
