import type { DocumentBlock, DocumentTree } from '#lib/document.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { sayBankDay, sayBankMonth } from '../clock/time-text-rules.ts'
import type { MonthAccount, MonthStatement } from './contract.ts'

/** The title and the line under it of a month's statement as a document. */
export function titleOfStatement({ month, from, until }: Pick<MonthStatement, 'month' | 'from' | 'until'>) {
  const day = (at: string) => formatThaiDate(bangkokDay(new Date(at)))
  const last = new Date(Date.parse(until.at) - 1).toISOString()
  return {
    title: `ใบสรุปบัญชี ${sayBankMonth(month)} ของธนาคาร`,
    note: `ธนาคารจำลองของ Koinklass · วันจริง ${day(from.at)} ถึง ${day(last)} · koin ไม่ใช่เงินจริง`,
  }
}

/** A month's statement as a document: what happened in words, then each account with its lines. */
export function documentOf({ accounts, sentences }: MonthStatement): DocumentTree {
  const content = [
    heading('เดือนนี้เกิดอะไรขึ้น'),
    ...sentences.map(paragraph),
    ...accounts.flatMap((account) => [heading(account.name), paragraph(summaryOf(account)), ...tableOf(account)]),
  ]
  return { type: 'doc', content }
}

function summaryOf({ before, in: put, out, interest, tax, after }: MonthAccount): string {
  const say = formatKoin
  return `ยกมา ${say(before)} เข้า ${say(put)} ออก ${say(out)} ดอกเบี้ย ${say(interest)} ภาษี ${say(tax)} คงเหลือ ${say(after)} koin`
}

function tableOf({ name, lines }: MonthAccount): DocumentBlock[] {
  if (lines.length === 0) return [paragraph('ไม่มีรายการในเดือนนี้')]
  const rows = lines.map(({ when, text, amount, balance }) => [
    sayBankDay(when.day),
    text,
    formatKoin(amount),
    formatKoin(balance),
  ])
  const attrs = { caption: `รายการของ${name}`, head: ['วันของธนาคาร', 'รายการ', 'จำนวน', 'คงเหลือ'], rows }
  return [{ type: 'table', attrs }]
}

function heading(text: string): DocumentBlock {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
}

function paragraph(text: string): DocumentBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
