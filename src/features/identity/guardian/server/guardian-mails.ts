import { guardedActNames } from '#features/identity/accounts/content.ts'
import type { MailText } from '#features/notifications/server/commands.ts'
import { button, escapeHtml, mailPage, small } from '#lib/server/mail-html.ts'

type Part = { say: string } | { list: readonly string[] } | { link: string; label: string } | { small: string }

/** Composes a mail in both versions. Names are user text, so everything is escaped. */
function compose(subject: string, parts: Part[]): MailText {
  const all = [...parts, { say: 'ทีม Koinklass' }]
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

/** The origin of a link: what a careful reader types instead of pressing it. */
function siteOf(link: string): string {
  return new URL(link).origin
}

/** Asks a guardian for consent, reminds them, or asks again for a new version of the policy. */
export function askMail({ name, link, kind }: { name: string; link: string; kind: keyof typeof leads }): MailText {
  return compose(subjects[kind](name), [
    { say: 'เรียน ท่านผู้ปกครอง' },
    { say: leads[kind](name) },
    {
      say: 'Koinklass คือเว็บไซต์ภาษาไทยให้วัยรุ่นเรียนเรื่องเงิน มีบทความ ควิซ และเกม ไม่มีเงินจริงให้ฝากหรือถอน มีธนาคารเป็นผู้สนับสนุน และธนาคารไม่เห็นข้อมูลของสมาชิกรายคน',
    },
    { say: 'เราไม่ขอรหัสผ่าน เลขบัตร หรือเงิน ถ้ามีอีเมลในชื่อเราขอสิ่งเหล่านี้ ไม่ใช่ของเรา' },
    { say: 'ตอนนี้บัญชีนี้เรียน เล่น และเก็บ koin ได้แล้ว ถ้าท่านยินยอม จะเปิดเพิ่มตามนี้' },
    { list: Object.values(guardedActNames) },
    {
      say: `ก่อนกด ท่านตรวจได้ว่าอีเมลนี้มาจากเรา: ถาม ${name} ว่าสมัครไว้จริงไหม หรือพิมพ์ ${siteOf(link)} ในเบราว์เซอร์เอง ช่องทางติดต่อเราอยู่ข้อ 12 ของนโยบายข้อมูลส่วนบุคคล และที่อยู่ของลิงก์ต้องขึ้นต้นด้วย ${siteOf(link)}/`,
    },
    { link, label: 'อ่านรายละเอียดและตอบ' },
    { say: 'ในหน้านั้นมีปุ่มยินยอมและไม่ยินยอม เปลี่ยนใจทีหลังได้เสมอ การเปิดลิงก์อย่างเดียวไม่ถือเป็นคำตอบ' },
    { small: 'ถ้าท่านไม่รู้จักเจ้าของบัญชีนี้ กด “ไม่ยินยอม” แล้วเราจะไม่เตือนอีก ลิงก์นี้เป็นของท่านคนเดียว โปรดอย่าส่งต่อ' },
  ])
}

const answered = {
  agreed: { subject: 'คุณยินยอมแล้ว', what: 'คุณยินยอม' },
  refused: { subject: 'คุณไม่ยินยอม', what: 'คุณไม่ยินยอม' },
  withdrawn: { subject: 'คุณถอนความยินยอมแล้ว', what: 'คุณถอนความยินยอม' },
}

/** A copy of the guardian's answer for themselves. `when`: '21 พ.ย. 2569 16:00 น.'. */
export function answeredMail(answer: {
  name: string
  link: string
  answer: keyof typeof answered
  when: string
}): MailText {
  const { subject, what } = answered[answer.answer]
  const now =
    answer.answer === 'agreed' ? 'บัญชีนี้ใช้ได้ครบทุกอย่างแล้ว' : 'บัญชีนี้ยังเรียน เล่น และเก็บ koin ได้ ส่วนที่ต้องให้ผู้ปกครองยินยอมปิดอยู่'
  return compose(`${subject}: บัญชี Koinklass ของ ${answer.name}`, [
    { say: 'สวัสดี' },
    { say: `${what}เรื่องบัญชี Koinklass ของ ${answer.name} เมื่อ ${answer.when}` },
    { say: now },
    { link: answer.link, label: 'ดูสถานะหรือเปลี่ยนคำตอบ' },
    { small: 'เก็บอีเมลนี้ไว้ ลิงก์นี้ใช้เปลี่ยนคำตอบได้เสมอ ถ้าคุณไม่ได้ตอบ เปิดลิงก์แล้วเปลี่ยนคำตอบได้เลย' },
  ])
}

/** Tells a guardian who had answered that the child now has another one. */
export function movedMail({ name, when }: { name: string; when: string }): MailText {
  return compose(`${name} เปลี่ยนอีเมลผู้ปกครอง`, [
    { say: 'สวัสดี' },
    { say: `${name} เปลี่ยนอีเมลผู้ปกครองของบัญชี Koinklass เป็นอีเมลอื่นเมื่อ ${when}` },
    { say: 'คำตอบเดิมของคุณจึงไม่มีผลแล้ว เราจะถามผู้ปกครองตามอีเมลใหม่ ระหว่างนี้ส่วนที่ต้องให้ผู้ปกครองยินยอมปิดอยู่' },
    { small: 'ถ้าคุณไม่ได้คาดไว้ ลองคุยกับเด็ก หรือติดต่อเราตามช่องทางในนโยบายข้อมูลส่วนบุคคล' },
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
  return compose(isAllowed ? 'ผู้ปกครองยินยอมแล้ว' : 'ผู้ปกครองยังไม่ยินยอม', [
    { say: `สวัสดี ${name}` },
    {
      say: isAllowed
        ? 'ผู้ปกครองของคุณยินยอมแล้ว ตอนนี้บัญชีของคุณใช้ได้ครบทุกอย่าง'
        : 'ผู้ปกครองของคุณเลือกไม่ยินยอม คุณยังเรียน เล่น และเก็บ koin ได้เหมือนเดิม ส่วนอื่นยังปิดอยู่จนกว่าผู้ปกครองจะเปลี่ยนใจ',
    },
    { link, label: 'ไปที่โปรไฟล์' },
  ])
}
