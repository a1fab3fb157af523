import { sql } from 'kysely'
import { isWaitingFor } from '#features/staff-value/server/proposal-queries.ts'
import { editorPath } from '#kit/content-fields.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { retireQuestion } from './admin-commands.ts'
import { questionEditor, questionVersions } from './content-editor.ts'
import { questionFiles } from './files/question-files.ts'
import { questionRelease } from './files/release-commands.ts'
import { newQuestions } from './new-question-commands.ts'

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
  states: () => {
    const isWaiting = isWaitingFor(newQuestions, sql`question.asked_in`)
    return {
      draft: sql`question.is_new and not ${isWaiting}`,
      review: sql`question.is_new and ${isWaiting}`,
      live: sql`question.is_active`,
      withdrawn: sql`not question.is_active and not question.is_new`,
    }
  },
  subject: 'question',
  linkOf: ({ id }) => editorPath('question', id),
  pageOf: (id) => `/admin/questions?id=${id}`,
  versions: questionVersions,
  editor: questionEditor,
  files: questionFiles,
  release: questionRelease,
  acts: {
    publish: { run: (tx, id, staff) => retireQuestion(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => retireQuestion(tx, { id, is_active: false }, staff) },
  },
}
