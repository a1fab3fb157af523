import type { Content, Fault } from './read-content.ts'

const factId = /\bF\d{3}\b/g

/** A text is written after its facts were looked up: publication dates that were set to look spread out are found. */
export function* dateFaults({ articles, videos, sources }: Pick<Content, 'articles' | 'videos' | 'sources'>) {
  const dated = [
    ...articles.map(({ file, article }) => ({ file, ...article })),
    ...videos.map(({ file, video }) => ({ file, ...video, revised: undefined })),
  ]
  for (const { file, key, published, revised, sources: notes } of dated)
    for (const id of new Set(notes.flatMap((note) => note.match(factId) ?? []))) {
      const checked = sources[id]?.checked
      if (checked && (revised ?? published) < checked) yield fault(file, key, `${id} ตรวจเมื่อ ${checked} หลังวันเผยแพร่`)
    }
}

function fault(file: string, key: string, detail: string): Fault {
  return { file, key, rule: 'date', detail }
}
