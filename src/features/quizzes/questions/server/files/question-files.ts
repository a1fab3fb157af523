import { type ContentFiles, type FileAsk, newContentFiles, UnreadableFile } from '#kit/server/content-files.ts'
import { skillNames } from '#kit/skills.ts'
import { askForFile } from '../new-question-commands.ts'
import { applyFiledQuestion } from './file-commands.ts'
import { findFiledQuestion, readFiledQuestions } from './file-queries.ts'
import { type FiledQuestion, fieldsOf, poolNames } from './filed-rules.ts'
import { readGift, writeGift } from './gift-rules.ts'
import { readQuestionJson, writeQuestionJson } from './json-file.ts'
import { readQti, readUtf8, writeQti } from './qti-file.ts'

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const { path: _path, ...pools } = poolNames

/** What GIFT and QTI have no place for. */
const asks: readonly FileAsk[] = [
  { name: 'pool', label: 'กลุ่ม', options: optionsOf(pools) },
  { name: 'skill', label: 'ทักษะ', options: optionsOf(skillNames) },
  { name: 'difficulty', label: 'ระดับ', options: optionsOf({ 1: '1 ง่าย', 2: '2 กลาง', 3: '3 ยาก' }) },
  { name: 'source', label: 'แหล่งที่มา', hint: 'ของข้อเท็จจริงในคำถาม', maxLength: 200 },
  { name: 'unit', label: 'หน่วย', hint: 'ของคำตอบที่เป็นตัวเลข', maxLength: 20 },
]

/** Questions as files: as content/questions has them, GIFT and QTI 3. */
export const questionFiles: ContentFiles = newContentFiles<FiledQuestion>({
  forms: {
    json: { accept: '.json,.zip', write: writeQuestionJson, read: readQuestionJson },
    gift: {
      accept: '.txt,.gift',
      write: (questions, day) => ({
        name: `questions-${day}.gift.txt`,
        type: 'text/plain; charset=utf-8',
        bytes: new TextEncoder().encode(writeGift(questions)),
      }),
      read: ({ bytes }, given) => {
        const text = readUtf8(bytes)
        if (text === null) throw new UnreadableFile('ไฟล์นี้ไม่ใช่ UTF-8 บันทึกใหม่เป็น UTF-8 แล้วลองอีกครั้ง')
        return readGift(text, given)
      },
      asks,
    },
    qti: { accept: '.zip,.xml', write: writeQti, read: readQti, asks },
  },
  read: readFiledQuestions,
  find: findFiledQuestion,
  nameOf: ({ key, text }) => key ?? text,
  titleOf: ({ text }) => text,
  toFields: fieldsOf,
  apply: applyFiledQuestion,
  close: (tx, { batch, staff: { actorId, now } }) => askForFile(tx, { approval: batch, actorId, now }),
})
