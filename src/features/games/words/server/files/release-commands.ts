import { recordStaffAct } from '#features/audit/server/commands.ts'
import { type ContentRelease, newContentRelease } from '#kit/server/content-release.ts'
import type { WordContent } from '../../content.ts'
import { explainTwin } from '../admin-commands.ts'
import { storeWords } from '../seed.ts'
import { readFiledWords } from './file-queries.ts'
import { type FiledWord, fieldsOf, readFiledWord } from './filed-rules.ts'

/** Decides between a word as staff edited it and as a release has it. Throws word_exists where another row has its spelling. */
export const wordRelease: ContentRelease = newContentRelease<FiledWord>({
  table: 'game_word',
  toContent: (release) => {
    const read = readFiledWord(release as WordContent, '')
    if (read.fault !== undefined) throw new Error(read.fault)
    return read.content
  },
  find: readFiledWords,
  titleOf: ({ word }) => word,
  toFields: fieldsOf,
  store: (tx, { content, hash }, now) =>
    storeWords(tx, [{ content: content as WordContent, hash }], now).catch(explainTwin),
  record: (tx, { id, choice, before, after }, { actorId, now }) =>
    recordStaffAct(tx, {
      actorId,
      act: choice === 'ours' ? 'word.release-kept' : 'word.release-taken',
      subject: { kind: 'game_word', id },
      before,
      after,
      now,
    }),
})
