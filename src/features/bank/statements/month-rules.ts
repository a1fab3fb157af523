import { formatKoin, type Koin, koin } from '#lib/money.ts'
import type { LineKind, MonthAccount, MonthStatement, PassbookLine } from './contract.ts'

/** An account over a month: what was there before its first line of the month, what its lines did, what is there after. */
export function sumAccount(
  account: Pick<MonthAccount, 'account' | 'name'>,
  lines: readonly PassbookLine[],
  before: Koin,
): MonthAccount {
  const sum = (which: (line: PassbookLine) => boolean) =>
    koin(lines.reduce((total, line) => total + (which(line) ? line.amount : 0), 0))
  const isOwn = ({ kind }: PassbookLine) => kind === 'interest' || kind === 'tax'
  return {
    ...account,
    before,
    in: sum((line) => !isOwn(line) && line.amount > 0),
    out: koin(-sum((line) => !isOwn(line) && line.amount < 0)),
    interest: sum(({ kind }) => kind === 'interest'),
    tax: koin(-sum(({ kind }) => kind === 'tax')),
    after: koin(before + sum(() => true)),
    lines: [...lines],
  }
}

/** All accounts together; what went from one of them to another is neither in nor out. */
export function sumMonth(accounts: readonly MonthAccount[]): MonthStatement['totals'] {
  const total = (of: (account: MonthAccount) => number) => koin(accounts.reduce((sum, one) => sum + of(one), 0))
  const others = (sign: 1 | -1) =>
    total(({ lines }) =>
      lines.reduce((sum, { kind, amount }) => sum + (kind === 'other' && amount * sign > 0 ? amount * sign : 0), 0),
    )
  return {
    before: total((one) => one.before),
    in: others(1),
    out: others(-1),
    interest: total((one) => one.interest),
    tax: total((one) => one.tax),
    after: total((one) => one.after),
  }
}

type Told = { accounts: readonly MonthAccount[]; totals: MonthStatement['totals']; missed: boolean }

/** The statement in words: where the interest came from, why tax was kept, what did not happen. */
export function explainMonth({ accounts, totals, missed }: Told): string[] {
  const say = formatKoin
  const change = totals.after - totals.before
  const first =
    change === 0
      ? `ต้นเดือนและสิ้นเดือนมี ${say(totals.after)} koin เท่ากัน`
      : `ต้นเดือนมี ${say(totals.before)} koin สิ้นเดือนมี ${say(totals.after)} koin ${change > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} ${say(koin(Math.abs(change)))} koin`
  const sentences = [first]
  if (totals.in > 0 || totals.out > 0)
    sentences.push(`ได้มาจากข้างนอก ${say(totals.in)} จ่ายออก ${say(totals.out)} koin การย้ายระหว่างบัญชีของคุณเองไม่นับ`)
  for (const { name, interest, tax } of accounts)
    if (interest > 0)
      sentences.push(
        tax > 0
          ? `${name} ให้ดอกเบี้ย ${say(interest)} หักภาษี 15 % คือ ${say(tax)} เหลือ ${say(koin(interest - tax))} koin`
          : `${name} ให้ดอกเบี้ย ${say(interest)} koin ไม่เสียภาษี`,
      )
  if (totals.interest === 0)
    sentences.push('เดือนนี้ยังไม่มีดอกเบี้ยเข้า เพราะออมทรัพย์ให้ทุกครึ่งปีของธนาคาร และฝากประจำให้เมื่อครบกำหนด')
  if (totals.tax > 0) sentences.push('ธนาคารหักภาษีดอกเบี้ยส่งแทนคุณทันทีที่จ่าย เหมือนบัญชีฝากประจำจริง')
  if (accounts.some((one) => isClosedWithoutInterest(one)))
    sentences.push('มีบัญชีที่ปิดก่อนครบ 3 เดือนของธนาคาร จึงได้เงินต้นคืนครบแต่ไม่ได้ดอกเบี้ย')
  if (missed) sentences.push('ทวีทรัพย์ข้ามงวดของเดือนนี้ เพราะ koin ในกระเป๋าไม่พอตลอดวันที่ธนาคารลองหัก')
  return sentences
}

function isClosedWithoutInterest({ account, interest, after, lines }: MonthAccount): boolean {
  const has = (kind: LineKind) => lines.some((line) => line.kind === kind)
  return account !== 'savings' && after === 0 && interest === 0 && has('withdrawal')
}
