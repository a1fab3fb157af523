/** A node as fast-xml-parser gives it with `preserveOrder`: its tag, or `#text`, and under ':@' its attributes. */
type Node = Record<string, unknown>
type Read = { fault: string } | Record<string, unknown>

const refuse = (fault: string): Read => ({ fault })

/** What a QTI 3 item says, in the fields of a question; untrusted. */
export function readQtiItem(document: unknown): Read {
  const item = find(listOf(document), 'qti-assessment-item')
  if (!item) {
    const isOld = find(listOf(document), 'assessmentItem')
    return refuse(isOld ? 'ไฟล์นี้เป็น QTI 2 ส่งออกใหม่เป็น QTI 3' : 'ไม่มี qti-assessment-item ในไฟล์นี้')
  }
  const body = find(childrenOf(item), 'qti-item-body')
  if (!body) return refuse('ไม่มี qti-item-body')
  if (findDeep(body, 'img') ?? findDeep(body, 'object') ?? findDeep(body, 'picture'))
    return refuse('มีภาพในข้อ ใส่ภาพในหน้าแก้คำถามหลังนำเข้า')
  const answered = readAnswer(body, childrenOf(item))
  return 'fault' in answered ? answered : { ...ownOf(body), ...explanationOf(item), ...answered }
}

function readAnswer(body: Node, parts: Node[]): Read {
  const interactions = ['qti-choice-interaction', 'qti-order-interaction', 'qti-text-entry-interaction']
  const found = interactions.flatMap((name) => findAll(body, name).map((node) => ({ name, node })))
  if (found.length !== 1 || !found[0]) return refuse('ต้องมีคำถามเดียว แบบเลือกตอบ เรียงลำดับ หรือพิมพ์ตัวเลข')
  const { name, node } = found[0]
  const right = rightOf(parts, attributeOf(node, 'response-identifier') ?? 'RESPONSE')
  if (name === 'qti-text-entry-interaction') return readNumber(body, right)
  const asked = find(childrenOf(node), 'qti-prompt')
  const before = childrenOf(body).filter((one) => one !== node)
  const text = [...before.map(textOf), asked ? textOf(asked) : ''].map(trimmed).filter(Boolean).join(' ')
  const choices = childrenOf(node)
    .filter((one) => nameOf(one) === 'qti-simple-choice')
    .map((one) => ({ id: attributeOf(one, 'identifier'), text: trimmed(textOf(one)) }))
  const texts = right.map((id) => choices.find((one) => one.id === id)?.text)
  if (texts.length === 0 || texts.includes(undefined)) return refuse('ไม่มีคำตอบที่ถูก (qti-correct-response) ที่ตรงกับตัวเลือก')
  if (name === 'qti-order-interaction')
    return texts.length === choices.length ? { text, kind: 'ordering', items: texts } : refuse('ลำดับที่ถูกต้องมีทุกรายการ')
  if (texts.length !== 1) return refuse('ต้องมีคำตอบที่ถูกข้อเดียว')
  const wrong = choices.filter(({ id }) => id !== right[0]).map((one) => one.text)
  return { text, kind: 'choice', right: texts[0], wrong }
}

function readNumber(body: Node, right: readonly string[]): Read {
  if (right.length !== 1) return refuse('คำถามตัวเลขต้องมีคำตอบเดียว')
  const unit = findAll(body, 'span').find((one) => attributeOf(one, 'class') === 'unit')
  const lines = childrenOf(body).map((one) => (findDeep(one, 'qti-text-entry-interaction') ? '' : trimmed(textOf(one))))
  const text = lines.filter(Boolean).join(' ')
  return { text, kind: 'numeric', right: right[0]!.trim(), ...(unit && { unit: trimmed(textOf(unit)) }) }
}

function rightOf(parts: Node[], id: string): string[] {
  const declaration = parts.find(
    (one) => nameOf(one) === 'qti-response-declaration' && attributeOf(one, 'identifier') === id,
  )
  const correct = declaration && find(childrenOf(declaration), 'qti-correct-response')
  return correct ? childrenOf(correct).flatMap((one) => (nameOf(one) === 'qti-value' ? [textOf(one).trim()] : [])) : []
}

function explanationOf(item: Node): Record<string, unknown> {
  const told = childrenOf(item).filter((one) => nameOf(one) === 'qti-modal-feedback')
  const own = told.find((one) => attributeOf(one, 'identifier') === 'explanation') ?? told[0]
  return own ? { explanation: trimmed(textOf(own)) } : {}
}

/** What an export of ours adds (qti-writing-rules.ts). */
function ownOf(body: Node): Record<string, unknown> {
  const own = (name: string) => attributeOf(body, `data-koinklass-${name}`)
  const difficulty = own('difficulty')
  const given = {
    key: own('key'),
    pool: own('pool'),
    skill: own('skill'),
    difficulty: difficulty && Number(difficulty),
    source: own('source'),
    reviewBy: own('review-by'),
    article: own('article'),
    isRetired: own('retired') === 'true' || undefined,
    isOfPath: own('path') === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : [])
const nameOf = (node: Node) => Object.keys(node).find((name) => name !== ':@') ?? ''
const childrenOf = (node: Node) => listOf(node[nameOf(node)])
const find = (nodes: Node[], name: string) => nodes.find((one) => nameOf(one) === name)
const trimmed = (text: string) => text.replace(/\s*[\r\n]\s*/g, ' ').trim()

function attributeOf(node: Node, name: string): string | undefined {
  const value = (node[':@'] as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}

/** Every node of this name below; nesting is bounded by the parser. */
function findAll(node: Node, name: string): Node[] {
  return childrenOf(node).flatMap((one) => [...(nameOf(one) === name ? [one] : []), ...findAll(one, name)])
}
const findDeep = (node: Node, name: string) => (nameOf(node) === name ? node : findAll(node, name)[0])

function textOf(node: Node): string {
  if (nameOf(node) === '#text') return String(node['#text'])
  return childrenOf(node).map(textOf).join('')
}
