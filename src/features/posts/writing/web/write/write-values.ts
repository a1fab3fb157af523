import type { DraftCover, DraftQuestion } from '../../contract.ts'
import type { Fields } from './editor-saving.ts'

/** What the boxes of a post hold. An empty choice is '', tags are as typed; the text is in the editor, `body` has its faults. */
export interface WriteValues {
  title: string
  club: NonNullable<Fields['club']> | ''
  skill: NonNullable<Fields['skill']> | ''
  tags: string
  cover: DraftCover | null
  question: DraftQuestion | null
  body: null
  /** What was pressed last. Enter asks for the preview: nobody publishes by a key in the title. */
  act: 'preview' | 'submit' | 'unpublish' | 'delete'
}

/** The boxes of a draft. */
export function writeValues({ title, club, skill, tags, cover, question }: Fields): WriteValues {
  const about = { club: club ?? '', skill: skill ?? '', tags: tags.join(', ') } as const
  return { title, ...about, cover, question, body: null, act: 'preview' }
}

/** The draft that the boxes hold. */
export function fieldsFrom({ title, club, skill, tags, cover, question }: WriteValues): Fields {
  return { title, club: club || null, skill: skill || null, tags: readTags(tags), cover, question }
}

function readTags(typed: string): string[] {
  const list = typed.split(/[,，\n]/).map((tag) => tag.trim().slice(0, 30))
  return list.filter((tag) => tag !== '').slice(0, 5)
}
