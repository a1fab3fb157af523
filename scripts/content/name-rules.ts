import fs from 'node:fs'
import path from 'node:path'
import type { Fault } from './read-content.ts'

/** One thing has one name, in content and in the words around it. The right one stands second. */
const names: [wrong: RegExp, right: string, where?: RegExp][] = [
  // Five scores, five names: koin, คะแนนทักษะ, แต้มเควสต์, คะแนนประเมิน, and a game's own คะแนน. Policies are fixed texts.
  [/แต้ม koin|koin เป็นแต้ม/, 'koin', /^(?!content\/policies)/],
  [/แต้ม(ใน|ของ)?ทักษะ/, 'คะแนนทักษะ'],
  [/คะแนน(เควสต์|ภารกิจ)/, 'แต้มเควสต์'],
  [/คะแนน(ความ)?เสี่ยง/, 'คะแนนประเมิน'],
  [/กระเป๋า(เงิน)?จำลอง/, 'กระเป๋าฝึก'],
  // Our own voice asks without a particle; people in articles and questions speak as they do.
  [/(?<!ช|ฐา|ถา|ทัศ|พาห)นะ(?=['"`]|$)/, 'ไม่มี “นะ” ท้ายประโยค', /^(src|content\/(videos|(?!search-words)[a-z-]+\.json))/],
  [/ห้าเกาะ/, 'ห้าดินแดน'],
  [/ขาดงวด/, 'ข้ามงวด'],
  [/(?<!ลิข|กรรม)สิทธิ์/, 'สิทธิ'],
  [/[ก-๎]ๆ/, 'เว้นวรรคก่อน ๆ'],
  [/\d\d\.\d\d น\./, 'เวลาเขียนด้วย : เหมือนทุกหน้า'],
  [/เผาสะพาน/, 'จากกันด้วยดี'],
]

/** Names that have another in `names`, in a text of a file ('content/…', 'src/…'). */
export function otherNames(text: string, file = ''): { found: string; right: string }[] {
  return names.flatMap(([wrong, right, where]) => {
    const found = where && !where.test(file) ? null : wrong.exec(text)
    return found ? [{ found: found[0], right }] : []
  })
}

/** Tests, and lists that hold what people type. */
const notForPeople = /\.test\.|common-word-rules|text-rules/

/** Files below a folder that hold texts for people. */
function textFiles(folder: string, ends: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name) && !notForPeople.test(name))
    .toSorted()
}

/** Other names in our content and in the product's own texts. */
export function* nameFaults(root: string): Generator<Fault> {
  for (const [folder, ends] of [
    ['content', /\.(json|vtt)$/],
    ['src', /\.tsx?$/],
  ] as const)
    for (const name of textFiles(path.join(root, folder), ends))
      for (const line of fs.readFileSync(path.join(root, folder, name), 'utf8').split('\n'))
        for (const { found, right } of otherNames(line, `${folder}/${name}`))
          yield { file: `${folder}/${name}`, key: '', rule: 'name', detail: `“${found}” เรียกว่า “${right}”` }
}
