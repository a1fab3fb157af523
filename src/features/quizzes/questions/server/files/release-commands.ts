import { recordStaffAct } from '#features/audit/server/commands.ts'
import { type ContentRelease, newContentRelease } from '#kit/server/content-release.ts'
import { type PooledQuestion, storeQuestions } from '../seed.ts'
import { readFiledQuestions } from './file-queries.ts'
import { type FiledQuestion, fieldsOf, readFiled } from './filed-rules.ts'

/** Decides between a question as staff edited it and as a release has it. */
export const questionRelease: ContentRelease = newContentRelease<FiledQuestion>({
  table: 'question',
  toContent: (release) => toFiled(release as PooledQuestion),
  find: readFiledQuestions,
  titleOf: ({ text }) => text,
  toFields: (question) => ({ ...fieldsOf(question), ...pictureFields(question) }),
  store: (tx, { content, hash }, now) => storeQuestions(tx, [{ content: content as PooledQuestion, hash }], now),
  record: (tx, { id, choice, before, after }, { actorId, now }) =>
    recordStaffAct(tx, {
      actorId,
      act: choice === 'ours' ? 'question.release-kept' : 'question.release-taken',
      subject: { kind: 'question', id },
      before,
      after,
      now,
    }),
})

/** A release without a picture takes away the one that is there: so both sides say it. */
function pictureFields({ picture }: FiledQuestion) {
  return { คำบรรยายภาพ: picture?.alt ?? '', ภาพ: picture ? (picture.svg ?? 'ภาพที่อัปโหลดไว้') : '' }
}

/** A question of a content file in the form of files. Throws for what the seed would not have stored. */
function toFiled({ pool, question, drawing }: PooledQuestion): FiledQuestion {
  const { picture, ...words } = question
  const read = readFiled(words, { pool, place: question.key })
  if (read.fault !== undefined) throw new Error(`${question.key}: ${read.fault}`)
  return { ...read.content, ...(picture && drawing && { picture: { alt: picture.alt, svg: drawing } }) }
}
