import { guardedActNames } from '#features/identity/accounts/content.ts'
import type { MailText } from '#features/notifications/server/commands.ts'
import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'
import { codeDays } from '../guardian-rules.ts'

/** What a mail says of us: who runs the site, who pays for it, a number that answers. What is not set is not said. */
export type Sender = { contact?: string | undefined; sponsor?: string | undefined; phone?: string | undefined }

/** The two ways to the same consent: a link, or a code to type at an address. */
export type GuardianWays = { link: string; code: string; address: string }

type Part = { say: string } | { list: readonly string[] } | { link: string; label: string } | { small: string }

/** Composes a mail in both versions. Names are user text, so everything is escaped. */
function compose(subject: string, parts: Part[], ending = ['ขอแสดงความนับถือ', 'ทีม Koinklass']): MailText {
  const all = [...parts, ...ending.map((say) => ({ say }))]
  return {
    subject,
    text: [...all.flatMap((part) => [...linesOf(part), ''])].join('\r\n'),
    html: mailPage(all.map(htmlOf)),
  }
}

function linesOf(part: Part): string[] {
  if ('list' in part) return part.list.map((one) => `- ${one}`)
  if ('link' in part) return [`${part.label}:`, part.link]
  return ['say' in part ? part.say : part.small]
}

function htmlOf(part: Part): string {
  if ('list' in part) return `<ul>${part.list.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`
  if ('small' in part) return small(escapeHtml(part.small))
  if ('say' in part) return `<p>${escapeHtml(part.say)}</p>`
  const plain = `ถ้ากดปุ่มไม่ได้ คัดลอกลิงก์นี้ไปวางในเบราว์เซอร์<br>${escapeHtml(part.link)}`
  return button(part.link, part.label) + small(plain)
}

const leads = {
  ask: (name: string) => `${name} สมัคร Koinklass และบอกเราว่าท่านคือผู้ปกครอง`,
  remind: (name: string) => `เราเคยส่งอีเมลถามเรื่องบัญชี Koinklass ของ ${name} แล้วยังไม่ได้คำตอบจากท่าน`,
  'ask-anew': (name: string) =>
    `นโยบายข้อมูลส่วนบุคคลของ Koinklass มีฉบับใหม่ เราจึงขอคำตอบเรื่องบัญชีของ ${name} อีกครั้ง คำยินยอมครั้งก่อนใช้กับฉบับใหม่ไม่ได้`,
}
const subjects = {
  ask: (name: string) => `${name} ขอให้ท่านดูบัญชี Koinklass`,
  remind: (name: string) => `รอคำตอบเรื่องบัญชี Koinklass ของ ${name}`,
  'ask-anew': (name: string) => `ขอคำตอบอีกครั้งเรื่องบัญชี Koinklass ของ ${name}`,
}

/** Who writes, as far as it is set. */
function* senderLines({ contact, sponsor, phone }: Sender): Generator<string> {
  if (contact) yield `ผู้ให้บริการ: ${contact}`
  yield sponsor ? `ผู้สนับสนุน: ${sponsor}` : 'มีธนาคารเป็นผู้สนับสนุน'
  if (phone) yield `โทรศัพท์: ${phone}`
}

/** The code first: who has learned not to press links in mails can answer without one. */
function waysOf({ link, code, address }: GuardianWays, label: string): Part[] {
  return [
    { say: 'ท่านเลือกเปิดได้สองทาง' },
    { say: `1. พิมพ์ ${address} ในเบราว์เซอร์ด้วยตัวท่านเอง แล้วใส่รหัส ${code} (ใช้ได้ครั้งเดียว ภายใน ${codeDays} วัน)` },
    { say: `2. กดลิงก์นี้ ซึ่งต้องขึ้นต้นด้วย ${new URL(link).origin}/` },
    { link, label },
  ]
}

type AskFacts = { name: string; ways: GuardianWays; sender: Sender; kind: keyof typeof leads }

/** Asks a guardian for consent, reminds them, or asks again for a new version of the policy. */
export function askMail({ name, ways, sender, kind }: AskFacts): MailText {
  return compose(subjects[kind](name), [
    { say: 'เรียน ท่านผู้ปกครอง' },
    { say: leads[kind](name) },
    {
      say: 'Koinklass คือเว็บไซต์ภาษาไทยให้วัยรุ่นเรียนเรื่องเงิน มีบทความ ควิซ และเกม ไม่มีเงินจริงให้ฝากหรือถอน ผู้สนับสนุนไม่เห็นข้อมูลของสมาชิกรายคน',
    },
    { list: [...senderLines(sender)] },
    { say: 'เราไม่ขอรหัสผ่าน เลขบัตร หรือเงิน หากมีอีเมลในชื่อเราขอสิ่งเหล่านี้ โปรดอย่าตอบ อีเมลนั้นไม่ได้มาจากเรา' },
    { say: 'ตอนนี้บัญชีนี้เรียน เล่น และเก็บ koin ได้แล้ว หากท่านยินยอม จะเปิดเพิ่มตามนี้' },
    { list: Object.values(guardedActNames) },
    { say: `ก่อนตอบ ท่านถาม ${name} ได้ว่าสมัครไว้จริงหรือไม่ ช่องทางติดต่อเราอยู่ข้อ 12 ของนโยบายข้อมูลส่วนบุคคล` },
    ...waysOf(ways, 'อ่านรายละเอียดและตอบ'),
    { say: 'ในหน้านั้นมีปุ่มยินยอมและไม่ยินยอม ท่านเปลี่ยนใจภายหลังได้เสมอ การเปิดหน้าอย่างเดียวไม่ถือเป็นคำตอบ' },
    {
      small: 'หากท่านไม่รู้จักเจ้าของบัญชีนี้ โปรดกด “ไม่ยินยอม” แล้วเราจะไม่เตือนอีก ลิงก์และรหัสนี้เป็นของท่านคนเดียว โปรดอย่าส่งต่อ',
    },
  ])
}

const answered = {
  agreed: { subject: 'ท่านยินยอมแล้ว', what: 'ท่านยินยอม' },
  refused: { subject: 'ท่านไม่ยินยอม', what: 'ท่านไม่ยินยอม' },
  withdrawn: { subject: 'ท่านถอนความยินยอมแล้ว', what: 'ท่านถอนความยินยอม' },
}

type AnsweredFacts = {
  name: string
  ways: GuardianWays
  sender: Sender
  answer: keyof typeof answered
  when: string
}

/** A copy of the guardian's answer for themselves. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function answeredMail({ name, ways, sender, answer, when }: AnsweredFacts): MailText {
  const { subject, what } = answered[answer]
  const now = answer === 'agreed' ? 'บัญชีนี้ใช้ได้ครบทุกอย่างแล้ว' : 'บัญชีนี้ยังเรียน เล่น และเก็บ koin ได้ ส่วนที่ต้องให้ผู้ปกครองยินยอมปิดอยู่'
  return compose(`${subject}: บัญชี Koinklass ของ ${name}`, [
    { say: 'เรียน ท่านผู้ปกครอง' },
    { say: `${what}เรื่องบัญชี Koinklass ของ ${name} เมื่อ ${when}` },
    { say: now },
    ...waysOf(ways, 'ดูสถานะหรือเปลี่ยนคำตอบ'),
    { list: [...senderLines(sender)] },
    { small: 'โปรดเก็บอีเมลนี้ไว้ ลิงก์นี้ใช้เปลี่ยนคำตอบได้เสมอ หากท่านไม่ได้เป็นผู้ตอบ เปิดแล้วเปลี่ยนคำตอบได้ทันที' },
  ])
}

/** Tells a guardian who had answered that the child now has another one. */
export function movedMail({ name, sender, when }: { name: string; sender: Sender; when: string }): MailText {
  return compose(`${name} เปลี่ยนอีเมลผู้ปกครอง`, [
    { say: 'เรียน ท่านผู้ปกครอง' },
    { say: `${name} เปลี่ยนอีเมลผู้ปกครองของบัญชี Koinklass เป็นอีเมลอื่นเมื่อ ${when}` },
    { say: 'คำตอบเดิมของท่านจึงไม่มีผลแล้ว เราจะถามผู้ปกครองตามอีเมลใหม่ ระหว่างนี้ส่วนที่ต้องให้ผู้ปกครองยินยอมปิดอยู่' },
    { list: [...senderLines(sender)] },
    { small: 'หากท่านไม่ได้คาดไว้ โปรดคุยกับเด็ก หรือติดต่อเราตามช่องทางในนโยบายข้อมูลส่วนบุคคล' },
  ])
}

/** Tells the child the guardian's answer. */
export function answerMail({
  name,
  state,
  link,
}: {
  name: string
  state: 'allowed' | 'refused'
  link: string
}): MailText {
  const isAllowed = state === 'allowed'
  const parts = [
    { say: `สวัสดี ${name}` },
    {
      say: isAllowed
        ? 'ผู้ปกครองของคุณยินยอมแล้ว ตอนนี้บัญชีของคุณใช้ได้ครบทุกอย่าง'
        : 'ผู้ปกครองของคุณเลือกไม่ยินยอม คุณยังเรียน เล่น และเก็บ koin ได้เหมือนเดิม ส่วนอื่นยังปิดอยู่จนกว่าผู้ปกครองจะเปลี่ยนใจ',
    },
    { link, label: 'ไปที่โปรไฟล์' },
  ]
  return compose(isAllowed ? 'ผู้ปกครองยินยอมแล้ว' : 'ผู้ปกครองยังไม่ยินยอม', parts, ['ทีม Koinklass'])
}
