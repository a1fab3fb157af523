// What one account, or one stranger, does to everybody else: pictures that take long, papers, searches, a lock-out.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { passbookPdfPath } from '#features/bank/statements/contract.ts'
import { type BotAction, type BotChallenge, getBotCheck } from '#features/identity/limits/contract.ts'
import { botCheckFrom } from '#features/identity/limits/server/limit-rules.ts'
import { updateImage } from '#features/identity/profile/contract.ts'
import { forgetPassword, login, resetPassword } from '#features/identity/sign-in/contract.ts'
import { searchPosts } from '#features/posts/search/contract.ts'
import type { Endpoint } from '#lib/contract.ts'
import { type TestPerson, testPassword } from '#tests/fixtures/people.ts'
import { solveBotCheck } from '#tests/support/bot-solver.ts'
import { manyScans, thinPng } from '#tests/support/hostile-pictures.ts'
import { type Attack, askEight, type Outcome, send, type Target } from './hostile-target.ts'

const [side, maxScans, lines, sidePictures] = [4_000, 883, 40_000_000, 10]
/** The largest number of pictures by others that are done before an avatar that was sent when one of them was. */
const maxBefore = 3
/** Guesses at a locked account (limit-rules.ts), and the longest way back in, in seconds. */
const [guesses, maxSeconds] = [10, 60]

/** The attacks of one account at a percentage of the size at which they were found. */
export function listAccountAttacks(percent: number): Attack[] {
  const of = (whole: number) => Math.max(1, Math.round((whole * percent) / 100))
  const isFull = percent === 100
  const isServed = (status: number) => status === 200
  // Later requests may be refused because of the load.
  const isServedOrBusy = (status: number) => status === 200 || status === 503
  return [
    {
      // Always at full size, which is small.
      name: 'a JPEG of 883 scans and a PNG of 40,000,000 lines, four times each',
      run: sendLongPictures,
      isRight: (status) => status === 422,
    },
    {
      name: `${sidePictures} pictures of one account at once, and the avatar of another`,
      run: (target) => sendBeside(target, { side: Math.max(16, of(side)), isJudged: isFull }),
      isRight: isServed,
    },
    {
      name: `the passbook of ${of(500)} lines as PDF, ${of(56)} times`,
      run: ({ origin, saver }) =>
        askEight(Array<string>(of(56)).fill(`${origin}${passbookPdfPath}?account=savings`), saver),
      isRight: isServedOrBusy,
    },
    {
      name: `searches, ${of(800)} times`,
      run: ({ origin, saver }) =>
        askEight(
          Array.from({ length: of(800) }, (_, i) => origin + searchPath(i)),
          saver,
        ),
      isRight: isServedOrBusy,
    },
    {
      name: `openapi.json, ${of(400)} times`,
      run: ({ origin }) => askEight(Array<string>(of(400)).fill(`${origin}/openapi.json`)),
      isRight: isServedOrBusy,
    },
    {
      name: 'a stranger locks an account, and its owner comes back by mail',
      run: (target) => lockOut(target, { isJudged: isFull }),
      isRight: (status) => [200, 422, 429].includes(status),
    },
  ]
}

const keywords = ['เงิน', 'ดอกเบีย', 'โอนเงินให้มิจฉาชีพ', 'อยากเก็บเงินซื้อโทรศัพท์มือถือใหม่ต้องทำยังไงให้ได้เร็วที่สุด', 'ฮฮฮฮฮฮฮฮฮฮฮฮฮฮ']

function searchPath(n: number): string {
  return `${searchPosts.path}?${new URLSearchParams({ keyword: keywords[n % keywords.length]!, page: String(1 + (n % 3)) })}`
}

async function sendLongPictures({ origin, painters }: Target): Promise<Outcome> {
  const jpeg = { name: 'me.jpg', type: 'image/jpeg', bytes: manyScans({ side, scans: maxScans }) }
  const png = { name: 'me.png', type: 'image/png', bytes: thinPng(1, lines) }
  const sent = Array.from({ length: 4 }, () => [jpeg, png]).flat()
  return { statuses: await Promise.all(sent.map((image) => send(origin, painters[0]!, updateImage, { image }))) }
}

type Beside = { side: number; isJudged: boolean }

/** At a toy size all pictures may be done before the avatar arrives, so their order is judged at full size only. */
async function sendBeside({ origin, painters }: Target, { side, isJudged }: Beside): Promise<Outcome> {
  const [busy, other] = painters as [TestPerson, TestPerson]
  const bytes = manyScans({ side, scans: 20 })
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const done: string[] = []
  const upload = async (who: TestPerson, image: object, name: string) => {
    const status = await send(origin, who, updateImage, { image })
    done.push(name)
    return status
  }
  const large = { name: 'me.jpg', type: 'image/jpeg', bytes }
  const sent = Array.from({ length: sidePictures }, () => upload(busy, large, 'busy'))
  await Promise.race(sent)
  const own = upload(other, { name: 'me.png', type: 'image/png', bytes: small }, 'other')
  const statuses = await Promise.all([...sent, own])
  const before = done.indexOf('other')
  const fault =
    isJudged && before > maxBefore ? `an avatar waited for ${before} pictures of another account` : undefined
  return { statuses, fault }
}

/** A stranger without the owner's devices, and the owner in a new browser: the order of the replies is the proof. */
async function lockOut({ origin, owner, db }: Target, { isJudged }: { isJudged: boolean }): Promise<Outcome> {
  const { email } = owner
  const tryLogin = async (password: string) =>
    post(origin, login, { email, password, bot_check: await proofOf(origin, 'login') })
  const statuses: number[] = []
  const guessTen = async () => {
    for (let i = 0; i < guesses; i++) {
      // The first guesses need no proof of work.
      const guess = { email, password: 'not the password' }
      statuses.push((await (i < botCheckFrom ? post(origin, login, guess) : tryLogin(guess.password))).status)
    }
  }
  await guessTen()
  const lockedAt = performance.now()
  statuses.push((await tryLogin(testPassword)).status)
  const asked = await post(origin, forgetPassword, { email, bot_check: await proofOf(origin, 'password_forget') })
  statuses.push(asked.status)
  const reset = await post(origin, resetPassword, { token: await newestToken(db, email), password: testPassword })
  statuses.push(reset.status)
  const seconds = (performance.now() - lockedAt) / 1000
  const cookie = reset.headers.getSetCookie().map((one) => one.split(';')[0]!)
  // The stranger goes on: the account is locked again for everybody else, and open to this browser.
  await guessTen()
  statuses.push((await tryLogin(testPassword)).status)
  statuses.push((await post(origin, login, { email, password: testPassword }, cookie.join('; '))).status)
  const wrong = Array<number>(guesses).fill(422)
  const wanted = [...wrong, 429, 200, 200, ...wrong, 429, 200]
  if (statuses.join() !== wanted.join()) return { statuses, fault: `the owner is kept out: ${statuses.join(' ')}` }
  return { statuses, fault: isJudged && seconds > maxSeconds ? `the way back took ${seconds} s` : undefined }
}

/** The link's token, once the worker has written the mail: a job of its own does it, after the reply. '' when it never comes. */
async function newestToken(db: Target['db'], email: string): Promise<string> {
  const from = performance.now()
  do {
    const mail = await db
      .selectFrom('mail')
      .select('text')
      .where('to_address', '=', email)
      .where('kind', '=', 'identity.reset')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    if (token) return token
    await setTimeout(100)
  } while (performance.now() - from < maxSeconds * 1000)
  return ''
}

/** As a page of ours sends it: so the reply may set the cookie of a known device. */
async function post(origin: string, spec: Endpoint, body: object, cookie = '') {
  const response = await fetch(origin + spec.path, {
    method: spec.method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response
}

async function proofOf(origin: string, action: BotAction): Promise<string> {
  const response = await fetch(`${origin}${getBotCheck.path}?action=${action}`)
  return solveBotCheck((await response.json()) as BotChallenge)
}
