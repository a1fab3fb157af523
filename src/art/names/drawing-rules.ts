const elements =
  /^(svg|g|defs|clipPath|mask|use|path|circle|ellipse|rect|line|polyline|polygon|linearGradient|radialGradient|stop)$/
const attributes =
  /^(xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|d|points|transform|id|href|offset|(fill|clip)-rule|(fill-|stroke-|stop-)?(opacity|color)|fill|stroke(-(width|linecap|linejoin|dasharray|dashoffset|miterlimit))?|clip-path|mask|gradientUnits|gradientTransform|clipPathUnits|maskUnits|role|aria-hidden|preserveAspectRatio|vector-effect|pathLength)$/
const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/
const attribute = /([\w:-]+)="([^"]*)"/g

/**
 * Yields the faults (in Thai) that keep an SVG of at most `largest` bytes from being published. An SVG may hold shapes
 * only: no text, titles or comments, no names longer than two letters and digits (a name could reveal the answer), no
 * external references and no scripts.
 */
export function* drawingFaults(svg: string, largest: number): Generator<string> {
  if (new TextEncoder().encode(svg).length > largest) yield `ภาพใหญ่เกิน ${largest} ไบต์`
  const open: string[] = []
  let rest = svg.trim()
  if (!rest.startsWith('<svg ')) return yield 'ต้องขึ้นต้นด้วย <svg'
  while (rest) {
    const found = tag.exec(rest)
    if (!found) return yield `มีสิ่งที่ไม่ใช่รูปทรง: “${rest.slice(0, 40)}”`
    const [whole, isEnd, name = '', list = '', isEmpty] = found
    rest = rest.slice(whole.length).trimStart()
    if (isEnd) {
      if (open.pop() !== name) return yield `แท็ก ${name} ปิดไม่ตรง`
      if (open.length === 0 && rest) return yield 'มีอะไรต่อท้าย </svg>'
      continue
    }
    if (!elements.test(name)) yield `ใช้ <${name}> ไม่ได้`
    if (name === 'svg' && open.length > 0) yield 'มี <svg> ซ้อนกัน'
    for (const [, key = '', value = ''] of list.matchAll(attribute)) yield* attributeFaults(name, key, value)
    if (!isEmpty) open.push(name)
  }
  if (open.length > 0) yield `แท็ก ${open.at(-1)} ไม่ได้ปิด`
  if (!/^<svg [^>]*viewBox="/.test(svg.trim())) yield 'ต้องมี viewBox'
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg.trim())) yield 'ต้องมี xmlns ของ SVG'
}

function* attributeFaults(element: string, name: string, value: string): Generator<string> {
  if (!attributes.test(name)) yield `ใช้ ${name}= ไม่ได้`
  else if (name === 'id' && !/^[a-z]{1,2}\d{0,2}$/.test(value)) yield `id “${value}” ต้องเป็นตัวอักษรไม่เกินสองตัวกับเลข`
  else if (name === 'href' && !/^#[a-z]{1,2}\d{0,2}$/.test(value)) yield `href “${value}” ต้องชี้ในภาพเดียวกัน`
  else if (name === 'xmlns' && !(element === 'svg' && value === 'http://www.w3.org/2000/svg')) yield 'xmlns ไม่ถูกต้อง'
  else if (/url\((?!#[a-z]{1,2}\d{0,2}\))|javascript:|data:|:\/\/(?!www\.w3\.org\/2000\/svg$)/i.test(value))
    yield `${name} ชี้ออกนอกภาพ`
  else if (/[\u0e00-\u0e7f]/.test(value)) yield `${name} มีตัวอักษร`
}
