import { factsIn } from '#features/posts/documents/fact-rules.ts'
import type { Content, Fault } from './read-content.ts'

/** A text is written after its facts were looked up: publication dates that were set to look spread out are found. */
export function* dateFaults({ articles, videos, sources }: Pick<Content, 'articles' | 'videos' | 'sources'>) {
  const dated = [
    ...articles.map(({ file, article }) => ({ file, ...article })),
    ...videos.map(({ file, video }) => ({ file, ...video, revised: undefined })),
  ]
  for (const { file, key, published, revised, sources: notes } of dated)
    for (const id of factsIn(notes)) {
      const checked = sources[id]?.checked
      if (checked && (revised ?? published) < checked) yield fault(file, key, `${id} ตรวจเมื่อ ${checked} หลังวันเผยแพร่`)
    }
}

function fault(file: string, key: string, detail: string): Fault {
  return { file, key, rule: 'date', detail }
}
