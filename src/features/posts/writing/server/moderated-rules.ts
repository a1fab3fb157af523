import type { PostCover } from '#features/posts/documents/contract.ts'
import { unseenTexts } from '#features/posts/documents/document-rules.ts'
import type { DocumentBlock, DocumentTree, InlineNode } from '#lib/document.ts'

type Film = { id: string; title: string; href: string }
type Asked = { text: string; right: string; wrong: readonly string[]; explanation: string }
type Around = { tags: readonly string[]; cover: PostCover | null; question: Asked | null; body: DocumentTree }

const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`

/** A body for moderators: videos and calculators are replaced by a line of text. */
export function bodyForModerators(body: DocumentTree, films: readonly Film[]): DocumentTree {
  return { ...body, content: body.content.map((block) => spellOut(block, films)) }
}

function spellOut(block: DocumentBlock, films: readonly Film[]): DocumentBlock {
  if (block.type === 'koinCalculator') {
    const { principal, rate, months } = block.attrs
    return line(`เครื่องคำนวณ: เงินต้น ${(principal / 100).toFixed(2)} koin ดอกเบี้ย ${percent(rate)} ต่อปี ${months} เดือน`)
  }
  if (block.type !== 'video') return block
  const film = films.find(({ id }) => id === block.attrs.id)
  if (!film) return line('วิดีโอที่ไม่ได้เปิดให้ดูแล้ว')
  const marks = [{ type: 'link' as const, attrs: { href: film.href } }]
  return paragraph({ type: 'text', text: 'วิดีโอ: ' }, { type: 'text', text: film.title, marks })
}

/**
 * What a post shows besides its body, for moderators: cover, tags, question, and what is heard or opened instead of
 * seen.
 */
export function aroundForModerators({ tags, cover, question, body }: Around): DocumentTree | null {
  const content: DocumentBlock[] = []
  if (cover && 'src' in cover && cover.src)
    content.push({ type: 'image', attrs: { src: cover.src, alt: cover.alt || 'ภาพปก', width: 960, height: 540 } })
  if (cover?.alt) content.push(line(`ภาพปก: ${cover.alt}`))
  if (tags.length > 0) content.push(line(`แท็ก: ${tags.join(' · ')}`))
  if (question) {
    content.push(line(`คำถามท้ายเรื่อง: ${question.text}`))
    content.push({ type: 'bulletList', content: [`${question.right} (ข้อที่ถูก)`, ...question.wrong].map(listItem) })
    content.push(line(`คำอธิบาย: ${question.explanation}`))
  }
  const unseen = unseenTexts(body)
  if (unseen.length > 0) {
    content.push(line('คำบรรยายภาพและที่อยู่ของลิงก์:'))
    for (let i = 0; i < unseen.length; i += 50)
      content.push({ type: 'bulletList', content: unseen.slice(i, i + 50).map(listItem) })
  }
  return content.length > 0 ? { type: 'doc', content } : null
}

function paragraph(...content: InlineNode[]) {
  return { type: 'paragraph' as const, content }
}

function line(text: string) {
  return paragraph({ type: 'text', text })
}

function listItem(text: string) {
  return { type: 'listItem' as const, content: [line(text)] }
}
