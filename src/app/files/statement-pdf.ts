import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { BankMonth, statementPdfPath } from '#features/bank/statements/contract.ts'
import { documentOf, titleOfStatement } from '#features/bank/statements/document-rules.ts'
import { readMonth } from '#features/bank/statements/server/month-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Identify } from '#lib/server/http.ts'
import { answerOtherMethods } from '#lib/server/other-methods.ts'
import { newTurns } from '#lib/server/turns.ts'
import { type Faces, openFaces } from '#lib/server/type-setter.ts'

type Parts = { db: Db; clock: () => Date; origin: string; identify: Identify }

/** Words of statements that the dictionary splits wrongly. */
const kept = ['ทวีทรัพย์', 'ออมทรัพย์', 'ฝากประจำ', 'ดอกเบี้ย', 'คงเหลือ', 'ครบกำหนด']

/** Serves a month's statement as PDF to the person alone, by the bearer token, as a data export is. */
export function serveStatementPdf(http: FastifyInstance, { db, clock, origin, identify }: Parts) {
  const inTurn = newTurns({ atOnce: 1, waiting: 20 })
  let faces: Promise<Faces> | undefined

  http.get<{ Querystring: { month?: string } }>(statementPdfPath, async (request, reply) => {
    const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
    const caller = bearer ? await identify(bearer) : null
    if (!caller) throw commonRefusal('signed_out')
    const month = z.safeParse(BankMonth, request.query.month)
    if (!month.success) throw commonRefusal('not_found')
    const now = clock()
    const statement = await readMonth(db, { userId: caller.userId, now, month: month.data })
    const { title, note } = titleOfStatement(statement)
    const facts = { title, subject: note, author: 'Koinklass', language: 'th', made: now }
    faces ??= openFaces()
    const options = { faces: await faces, kept, origin, note }
    // Imported lazily: most processes never need pdfkit.
    const { makePdf } = await import('#lib/server/pdf/document-pdf.ts')
    const bytes = await inTurn(() => makePdf(documentOf(statement), facts, options))
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-language': 'th',
        'content-disposition': `attachment; filename="koinklass-statement-${month.data}.pdf"`,
      })
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
  answerOtherMethods(http, statementPdfPath, ['GET'])
}
