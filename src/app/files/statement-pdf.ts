import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { AccountRef, BankMonth, passbookPdfPath, statementPdfPath } from '#features/bank/statements/contract.ts'
import {
  documentOf,
  documentOfPassbook,
  titleOfPassbook,
  titleOfStatement,
} from '#features/bank/statements/document-rules.ts'
import { readMonth } from '#features/bank/statements/server/month-queries.ts'
import { listForFile, nameAccount } from '#features/bank/statements/server/passbook-queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { limits } from '#features/identity/limits/server/limit-rules.ts'
import { documentOfPlan, planPdfPath, titleOfPlan } from '#features/robo/accounts/document-rules.ts'
import { viewDetail } from '#features/robo/accounts/server/figures/detail-queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Identify } from '#lib/server/http/http.ts'
import { answerOtherMethods } from '#lib/server/http/other-methods.ts'
import { newPdfSetter, type PdfSetter } from '#lib/server/pdf/pdf-setter.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys; origin: string; identify: Identify; setter?: PdfSetter }
/** A document of a person's money; `file`: its name without the ending. */
type Paper = { title: string; note: string; tree: DocumentTree; file: string }
type Asked = { userId: string; now: Date; query: Record<string, unknown> }

/** Words of statements that the dictionary splits wrongly. */
const saved = ['ทวีทรัพย์', 'ออมทรัพย์', 'ฝากประจำ', 'ดอกเบี้ย', 'คงเหลือ', 'ครบกำหนด', 'กองทุน', 'ค่าธรรมเนียม']

/** Lines of a passbook in one PDF: some 30 pages, which take one or two seconds to set. */
const maxLines = 500

/**
 * Serves a month's statement, a passbook and a plan as PDF to the person alone, by the bearer token, as a data export is. They
 * are set on a worker thread, in fair turns by person, and a person may have a limited number an hour.
 */
export function serveStatementPdf(
  http: FastifyInstance,
  { db, clock, keys, origin, identify, setter = newPdfSetter() }: Parts,
) {
  http.addHook('onClose', () => setter.close())

  function setPaper(userId: string, { title, note, tree }: Paper, now: Date): Promise<Buffer> {
    const facts = { title, subject: note, author: 'Koinklass', language: 'th', made: now }
    return setter.set(userId, { tree, facts, saved, origin, note })
  }

  function servePaper(path: string, read: (asked: Asked) => Promise<Paper>) {
    http.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const userId = await readCaller(request, identify)
      const now = clock()
      await takeAttempt(db, attemptOf(keys, limits.paperAccount, userId), now)
      const paper = await read({ userId, now, query: request.query })
      const bytes = await setPaper(userId, paper, now)
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-language': 'th',
          'content-disposition': `attachment; filename="${paper.file}.pdf"`,
        })
        .type('application/pdf')
        .send(bytes)
    })
    answerOtherMethods(http, path, ['GET'])
  }

  servePaper(statementPdfPath, async ({ userId, now, query }) => {
    const month = z.safeParse(BankMonth, query.month)
    if (!month.success) throw commonRefusal('not_found')
    const statement = await readMonth(db, { userId, now, month: month.data })
    return { ...titleOfStatement(statement), tree: documentOf(statement), file: `koinklass-statement-${month.data}` }
  })

  servePaper(passbookPdfPath, async ({ userId, now, query }) => {
    const asked = z.safeParse(AccountRef, query.account)
    if (!asked.success) throw commonRefusal('not_found')
    const account = asked.data
    const name = await nameAccount(db, userId, account)
    const lines = await listForFile(db, { userId, account, clock: await readBankClock(db) }, maxLines)
    const file = `koinklass-${account === 'savings' ? account : account.slice(0, 8)}-${bangkokDay(now)}`
    return { ...titleOfPassbook({ name, now }), tree: documentOfPassbook({ name, lines }), file }
  })

  servePaper(planPdfPath, async ({ userId, now, query }) => {
    const asked = z.safeParse(z.uuid(), query.accountId)
    if (!asked.success) throw commonRefusal('not_found')
    const detail = await viewDetail(db, { userId, accountId: asked.data }, now)
    const { mutualFundAccountDetail: account, mutualFundPlanDetail: plan, transactionLogs: logs } = detail
    const paper = { account, plan, logs }
    const file = `koinklass-plan-${account.id.slice(0, 8)}-${bangkokDay(now)}`
    return { ...titleOfPlan(paper, now), tree: documentOfPlan(paper), file }
  })
}

async function readCaller({ headers }: FastifyRequest, identify: Identify): Promise<string> {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const caller = bearer ? await identify(bearer) : null
  if (!caller) throw commonRefusal('signed_out')
  return caller.userId
}
