import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import sharp from 'sharp'
import { inject } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { finishTotp, startPasskey, startTotp } from '#features/admin/factor-contract.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { openFixed, openThaweesup } from '#features/bank/deposits/contract.ts'
import { openPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { saveCookieConsent } from '#features/consent/contract.ts'
import { openFeed } from '#features/events/calendar-contract.ts'
import { joinEvent } from '#features/events/joining-contract.ts'
import { askPayout } from '#features/events/server/reward-commands.ts'
import { giveVoucher } from '#features/events/server/voucher-commands.ts'
import { answerCatchMe, playCatchMe } from '#features/games/catch-me/catch-me-contract.ts'
import { playCrossword } from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { setRoles } from '#features/identity/accounts/server/role-commands.ts'
import { changeEmail, confirmEmail } from '#features/identity/credentials/contract.ts'
import { agreeAsGuardian, openGuardianLink } from '#features/identity/guardian/contract.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import { askExport } from '#features/identity/privacy/contract.ts'
import { getEditableProfile, updateImage, updateProfile } from '#features/identity/profile/contract.ts'
import type { LoginReply } from '#features/identity/sessions/contract.ts'
import { login } from '#features/identity/sign-in/contract.ts'
import { mailResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import { register, verifyEmail } from '#features/identity/sign-up/contract.ts'
import { addSocialLink } from '#features/identity/social/server/social-commands.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { reportPost } from '#features/moderation/report-contract.ts'
import { appealCase } from '#features/moderation/server/appeal-commands.ts'
import { decideCase, openCase } from '#features/moderation/server/case-commands.ts'
import { checkText } from '#features/moderation/server/text-flags.ts'
import { chooseNotices } from '#features/notifications/notice-contract.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import type { Letter } from '#features/notifications/server/jobs.ts'
import { readPlacement, savePlacement } from '#features/path/contract.ts'
import { chooseClub } from '#features/posts/clubs/contract.ts'
import { bookmarkPost } from '#features/posts/reading/bookmark-contract.ts'
import { countView } from '#features/posts/reading/contract.ts'
import { reactToPost } from '#features/posts/reading/reaction-contract.ts'
import { answerPost, likePost, sharePost } from '#features/posts/reading/reading-contract.ts'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import { judgeSummary, summarizePost, takeSummary } from '#features/posts/summaries/contract.ts'
import { moderatedSummaries } from '#features/posts/summaries/server/moderated-summary-commands.ts'
import { createPost, publishPost, updatePost } from '#features/posts/writing/contract.ts'
import { approveRevision } from '#features/posts/writing/server/decide-commands.ts'
import { moderatedPosts } from '#features/posts/writing/server/moderated-commands.ts'
import { countExamAnswers } from '#features/quizzes/analysis/server/commands.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { chooseRun } from '#features/quizzes/daily/run-contract.ts'
import { answerMonthlyQuiz, startMonthlyQuiz } from '#features/quizzes/exams/contract.ts'
import { answerReview, readReview } from '#features/quizzes/review/review-contract.ts'
import { saveRoboDraft } from '#features/robo/accounts/contract.ts'
import { assessmentResult, startRehearsal } from '#features/robo/risk/contract.ts'
import { formQuestions, formVersion } from '#features/robo/risk/form-rules.ts'
import { showCode } from '#features/store/orders/contract.ts'
import { refundOrder } from '#features/store/orders/server/admin-commands.ts'
import { addWish } from '#features/store/wishes/contract.ts'
import { acceptHero } from '#features/superhero/contract.ts'
import { chooseHero, editHero } from '#features/superhero/server/admin-commands.ts'
import { redeemKrazyDay } from '#features/superquest/krazy-day/contract.ts'
import { joinMission, redeemKoin } from '#features/superquest/missions/joining-contract.ts'
import { chooseAlias } from '#features/superquest/user-level/board-contract.ts'
import { claimLevel } from '#features/superquest/user-level/contract.ts'
import { countVideoView } from '#features/videos/video-contract.ts'
import { likeVideo, watchVideo } from '#features/videos/watch-contract.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { koin, practiceBaht } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { fromBase32, totpCode, totpStep } from '#lib/server/totp.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { anEvent } from '../fixtures/events.ts'
import { addExamQuestions, newExamSolver } from '../fixtures/exams.ts'
import { aFund } from '../fixtures/funds.ts'
import { playWordGames } from '../fixtures/games.ts'
import { aPerson } from '../fixtures/people.ts'
import { aMission, act as deed, quizDays } from '../fixtures/quests.ts'
import { anAddress, aPremium, buy, saveAddress } from '../fixtures/store.ts'
import { buyThing, fillWardrobe } from '../fixtures/wardrobe.ts'
import { solveBotCheck } from './bot-solver.ts'
import { perfectLog } from './catch-me-player.ts'
import { crosswordWords } from './crossword-words.ts'
import { runSql } from './run-sql.ts'
import { type openTestbed, testOrigin } from './testbed.ts'

type Fixture = Awaited<ReturnType<typeof openTestbed>>
export type Life = { id: string; token: string; email: string; password: string; traces: string[] }

const quiet = new Logger(() => () => {})

/** Runs every queued job like the product does; mails are returned, and deleted from the queue like after SMTP. */
export async function runEveryJob(fixture: Fixture): Promise<Letter[]> {
  const letters: Letter[] = []
  const transport = { send: async (letter: Letter) => void letters.push(letter), isSaved: false, close: () => {} }
  const unsubscribeKey = 'a key for tests'
  const parts = {
    db: fixture.db,
    unsubscribeKey,
    clock: () => fixture.clock.now,
    transport,
    storage: fixture.storage,
    keys: fixture.keys,
    origin: testOrigin,
  }
  const url = inject('postgresApp') + fixture.name
  const taskList = tasksOf(productJobs({ ...parts, booksUrl: url, report: () => {} }))
  // The queue uses the database's clock, and the bed's clock may be ahead of it.
  await runSql(
    inject('postgres') + fixture.name,
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
  )
  await runOnce({ connectionString: url, taskList, noHandleSignals: true, logger: quiet })
  return letters
}

/**
 * A person of 15 who uses every feature by its calls, and has a row in every table with personal data. `traces`:
 * everything that could identify them afterwards. Add every new feature here.
 */
export async function liveWholeLife(fixture: Fixture, name: string): Promise<Life> {
  const life = await signUp(fixture, name)
  await nameThings(fixture, life, name)
  await learn(fixture, life)
  await watch(fixture, life)
  await playGames(fixture, life)
  await goOut(fixture, life)
  await askGuardian(fixture, life, name)
  await joinIn(fixture, life, name)
  await write(fixture, life, name)
  await changeAddress(fixture, life, name)
  await shop(fixture, life, name)
  await save(fixture, life)
  await invest(fixture, life)
  await assessRisk(fixture, life)
  await planFunds(fixture, life, name)
  await doQuests(fixture, life, name)
  await becomeStaff(fixture, life)
  await doAsStaff(fixture, life)
  await becomeHero(fixture, life, name)
  const asked = await fixture.send(life, askExport, { body: { password: life.password } })
  if (asked.status !== 200) throw new Error(`export: ${asked.json.detail}`)
  return life
}

async function signUp(fixture: Fixture, name: string): Promise<Life> {
  const challenge = await fixture.send(null, getBotCheck, { query: { action: 'register' } })
  const email = `${name}.first@mail-${name}.example`
  const guardian = `mother.of.${name}@mail-${name}.example`
  const password = 'ดาวสี่ดวง-over-the-sea'
  const someone = { email, password, display_name: `ชื่อของ${name}`, school: `โรงเรียนของ${name}` }
  const body = {
    ...someone,
    birth_date: '2011-02-03',
    province: '50',
    interests: ['saving', 'green'],
    avatar: 'kla-1' as const,
    guardian_email: guardian,
    law_version: 1,
    personal_version: 1,
    bot_check: await solveBotCheck(challenge.json),
  }
  const reply = await fixture.send(
    null,
    register,
    { body },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130' },
  )
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json))
  const { user_id: id, password_hash } = await fixture.db
    .selectFrom('user_account')
    .select(['user_id', 'password_hash'])
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow()
  const token = (reply.json as LoginReply).access_token
  await fixture.send(null, verifyEmail, { body: { token: await linkOf(fixture, id) } })
  await fixture.send(null, login, { body: { email, password } })
  // Like the guardian's mails: to a person without an account.
  const mail = {
    subject: `เรื่องของ ${name}`,
    text: 'text',
    html: 'html',
    kind: 'guardian.asked',
    now: fixture.clock.now,
  }
  await fixture.db.transaction().execute((tx) => queueMail(tx, { ...mail, userId: null, to: guardian }))
  return { id, token, email, password, traces: [email, guardian, `ของ${name}`, password_hash!] }
}

async function linkOf(fixture: Fixture, userId: string): Promise<string> {
  const mails = await fixture.db
    .selectFrom('mail')
    .select('text')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return mails.map(({ text }) => text?.match(/token=([\w-]{43})/)?.[1]).find((token) => token !== undefined) ?? ''
}

async function nameThings(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { json } = await fixture.send(life, getEditableProfile, { query: {} })
  const body = { version: json.version, display_name: `ใหม่ของ${name}` }
  await fixture.send(life, updateProfile, { body }, { 'idempotency-key': `save-${name}` })
  const picture = { create: { width: 64, height: 64, channels: 3, background: '#396' } } as const
  const bytes = await sharp(picture).png().toBuffer()
  const image = { name: `${name}.png`, type: 'image/png', bytes }
  const saved = await fixture.send(life, updateImage, { body: { image } })
  life.traces.push(saved.json.display_image.split('/')[2]!)
  const choices = { preferences: true, analytics: false, marketing: false, policy_version: 2 }
  await fixture.send(life, saveCookieConsent, { body: choices })
}

async function learn(fixture: Fixture, life: Life): Promise<void> {
  const post = await fixture.db
    .selectFrom('post')
    .select(['id', 'question'])
    .where('key', '=', 'compound-interest')
    .executeTakeFirstOrThrow()
  const { id } = post
  await fixture.send(life, countView, { query: { id } })
  await fixture.send(life, likePost, { query: { id } })
  await fixture.send(life, sharePost, { body: { id } })
  await fixture.send(life, bookmarkPost, { query: { id } })
  await fixture.send(life, reactToPost, { body: { id, reaction: 'useful' } })
  await fixture.send(life, answerPost, { body: { id, choice: (post.question as { right: string }).right } })
  const quiz = (await fixture.send(life, readDailyQuiz, { query: {} })).json
  for (const question of quiz.questions) {
    const answer =
      question.kind === 'choice'
        ? { kind: 'choice' as const, choice: 0 }
        : question.kind === 'numeric'
          ? { kind: 'numeric' as const, value: '1' }
          : { kind: 'ordering' as const, order: question.items.map((_, i) => i) }
    await fixture.send(life, answerDailyQuiz, { body: { day: quiz.day, position: question.position, answer } })
  }
  await fixture.send(life, chooseRun, { body: { is_shown: false } })
  await fixture.send(life, chooseClub, { body: { club: 'greenery' } })
  await sitExam(fixture, life)
  await walkPath(fixture, life)
  await playWordGames(fixture, life)
  await playTodaysCrossword(fixture, life)
}

/**
 * A monthly quiz with its own questions, one answer right and one wrong, submitted; then practice, and the counting
 * job.
 */
async function sitExam(fixture: Fixture, life: Life): Promise<void> {
  await addExamQuestions(fixture.db, { exam: 20, money: 0 }, fixture.clock.now)
  const solve = await newExamSolver(fixture.db)
  const { attempt } = (await fixture.send(life, startMonthlyQuiz, {})).json
  const answers = attempt!.questions
    .slice(0, 2)
    .map((one) => ({ position: one.position, answer: solve(one, one.position === 1) }))
  await fixture.send(life, answerMonthlyQuiz, { body: { attempt: attempt!.id, answers, is_finished: true } })
  await practise(fixture, life, solve)
  // Counts the exam answers only, so that the practice answers stay in their queue.
  await fixture.db.transaction().execute((tx) => countExamAnswers(tx, { limit: 500, now: fixture.clock.now }))
}

/** Wrong answers of the quizzes come back for review a minute later. */
async function practise(fixture: Fixture, life: Life, solve: Awaited<ReturnType<typeof newExamSolver>>): Promise<void> {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  const { id, turn, question } = (await fixture.send(life, readReview, {})).json.asked!
  await fixture.send(life, answerReview, { body: { id, turn, answer: solve(question), seconds: 5 } })
}

async function playTodaysCrossword(fixture: Fixture, life: Life): Promise<void> {
  await makeCrosswords(fixture.db, { words: crosswordWords, now: fixture.clock.now, ahead: { days: 1, weeks: 0 } })
  await fixture.send(life, playCrossword, { body: { kind: 'daily' } })
}

/** A placement, and a retrieval check, which is inserted because its call would need three days more. */
async function walkPath(fixture: Fixture, life: Life): Promise<void> {
  const { version, questions } = (await fixture.send(null, readPlacement, {})).json
  const choices = questions.map((question) => question.choices[0]!)
  await fixture.send(life, savePlacement, { body: { version, choices, is_guest: true } })
  const { now } = fixture.clock
  const told = { unit: 'set-a-goal', day: bangkokDay(now), is_right: true, answered_at: now }
  await fixture.db
    .insertInto('path_recheck')
    .values({ user_id: life.id, ...told })
    .execute()
}

async function watch(fixture: Fixture, life: Life): Promise<void> {
  const id = 'compound-grows'
  await fixture.send(life, countVideoView, { query: { id } })
  await fixture.send(life, likeVideo, { query: { id } })
  await fixture.send(life, watchVideo, { body: { id, from: 0, to: 0 } })
}

/** A game of catch-me that the server's clock accepts. */
async function playGames(fixture: Fixture, life: Life): Promise<void> {
  const { session, seed } = (await fixture.send(life, playCatchMe, { query: {} })).json
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  const played = await fixture.send(life, answerCatchMe, { body: { session, log: perfectLog(seed) } })
  if (played.status !== 200) throw new Error(`catch-me: ${played.json.detail}`)
}

/** A seat at an event, a voucher for another one, and a personal calendar. */
async function goOut(fixture: Fixture, life: Life): Promise<void> {
  const joined = await fixture.send(life, joinEvent, { query: { id: await anEvent(fixture) } })
  if (joined.status !== 200) throw new Error(`event: ${joined.json.detail}`)
  await fixture.db
    .transaction()
    .execute((tx) => giveVoucher(tx, { userId: life.id, cause: 'test', now: fixture.clock.now }))
  await fixture.send(life, openFeed, {})
}

/** The guardian agrees by the link that the job has mailed; then LINE may be linked, and mail preferences set. */
async function askGuardian(fixture: Fixture, life: Life, name: string): Promise<void> {
  const letters = await runEveryJob(fixture)
  const link = letters.find(({ to, text }) => to === life.traces[1] && text.includes('/guardian#'))
  const token = link?.text.match(/guardian#([\w-]{43})/)?.[1] ?? ''
  const signer = { name: `แม่ของ ${name}`, relation: 'mother' as const, birth_year: 1980 }
  const { json } = await fixture.send(null, openGuardianLink, { body: { token } })
  const body = { ...signer, token, version: json.version, personal_version: json.personal_version }
  const agreed = await fixture.send(null, agreeAsGuardian, { body })
  if (agreed.status !== 200) throw new Error(`guardian: ${JSON.stringify(agreed.json)}`)
  const identity = {
    provider: 'line' as const,
    subject: `U-${name}`,
    name: `line ของ ${name}`,
    email: null,
    picture: null,
  }
  const linking = { userId: life.id, proven: { identity, once: null }, now: fixture.clock.now }
  await fixture.db.transaction().execute((tx) => addSocialLink(tx, linking))
  await fixture.send(life, chooseNotices, { body: { group: 'learning', channel: 'mail', is_on: true } })
}

/**
 * Summarizes an article, judges another person's summary, reports a post, and appeals against a decision about their
 * own.
 */
async function joinIn(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { now } = fixture.clock
  const id = 'compound-interest'
  const text = 'ออมก่อนใช้ แล้วปล่อยให้เวลาช่วย '.repeat(4)
  const helper = await aPerson(fixture)
  await fixture.send(helper, summarizePost, { body: { id, text } })
  await fixture.send(life, summarizePost, { body: { id, text: `สรุปของ${name}: ${text}` } })
  const { summary } = (await fixture.send(life, takeSummary, { body: {} })).json
  if (summary) await fixture.send(life, judgeSummary, { body: { ...summary, verdict: 'good' } })
  await fixture.send(life, reportPost, { body: { id: 'scam-signs', reason: 'wrong', note: `รายงานของ${name}` } })
  const postId = newId(now)
  const written = { subjectKind: 'post' as const, subjectId: postId, revisionId: postId, authorId: life.id }
  const subjects = { post: { ...moderatedPosts, return: async () => {} }, summary: moderatedSummaries }
  const flags = checkText(`ของ${name} ควย`).flags.map((flag) => ({ ...flag, excerpt: `ของ${name}` }))
  await fixture.db.transaction().execute(async (tx) => {
    await openCase(tx, { ...written, flags, now })
    const { id } = await tx
      .selectFrom('moderation_case')
      .select('id')
      .where('author_id', '=', life.id)
      .executeTakeFirstOrThrow()
    await decideCase(tx, { subjects, id, byUserId: helper.id, decision: 'return', reason: 'insult', now })
    await appealCase(tx, { userId: life.id, id, text: `คำขอของ${name} ให้ดูอีกครั้ง`, now })
  })
}

/** Two changes of the address, of which one is completed; and a password reset link that was never used. */
async function changeAddress(fixture: Fixture, life: Life, name: string): Promise<void> {
  const [second, third] = [`${name}.second@mail-${name}.example`, `${name}.third@mail-${name}.example`]
  const { password } = life
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 1)
  await fixture.send(life, changeEmail, { body: { email: second, password } })
  const link = await fixture.db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', second)
    .executeTakeFirstOrThrow()
  await fixture.send(null, confirmEmail, { body: { token: link.text?.match(/token=([\w-]{43})/)?.[1] ?? '' } })
  await fixture.send(life, changeEmail, { body: { email: third, password } })
  const { now } = fixture.clock
  await fixture.db.transaction().execute((tx) => mailResetLink(tx, { email: second, origin: testOrigin, now }))
  life.traces.push(second, third)
  life.email = second
}

/** Buys a parcel that is refunded, a code that is looked at and a cap for กล้า, keeps an address and a wish. */
async function shop(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { now } = fixture.clock
  const start = { account: 'adjustment', title: 'เริ่มต้น', href: null, cause: 'test:shop' } as const
  await fixture.db.transaction().execute((tx) => giveKoin(tx, { userId: life.id, amount: koin(40_000), ...start, now }))
  const bag = await aPremium(fixture)
  const song = await aPremium(fixture, { codes: [`CODE-${life.id}`] })
  await fixture.send(life, addWish, { query: { id: bag } })
  const address = { ...anAddress, name: `ผู้รับของ${name}`, line: `บ้านของ${name}`, save: true }
  const sent = await buy(fixture, life, { id: bag, address })
  const coded = await buy(fixture, life, { id: song })
  if (coded.status !== 200) throw new Error(`store: ${coded.json.detail}`)
  await fixture.send(life, showCode, { query: { id: coded.json.order.id } })
  await fixture.send(life, addWish, { query: { id: bag } })
  await fillWardrobe(fixture)
  const worn = await buyThing(fixture, life, { thing: 'cap' })
  if (worn.status !== 200) throw new Error(`wardrobe: ${worn.json.detail}`)
  const refund = { actorId: crypto.randomUUID(), orderId: sent.json.order.id, isBack: true, now }
  await fixture.db.transaction().execute((tx) => refundOrder(tx, { ...refund, reason: `คุยกับ${name}แล้ว` }))
}

/** A fixed deposit and a Thaweesup, as a night has left them. */
async function save(fixture: Fixture, life: Life): Promise<void> {
  for (const [spec, body] of [
    [openFixed, { term: 3, amount: 100_00 }],
    [openThaweesup, { monthly: 50_00 }],
  ] as const) {
    const opened = await fixture.send(life, spec, { body } as never, { 'idempotency-key': crypto.randomUUID() })
    if (opened.status !== 200) throw new Error(`bank: ${opened.json.detail}`)
  }
}

/** A fund that was bought, of which a part was sold: a purse, a holding, an order, a lot and what the sale took of it. */
async function invest(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.send(life, openPracticeWallet, {})
  const code = await aFund(fixture.db, now)
  const own = { user_id: life.id, account: 'own', code }
  const [buy, lot] = [newId(now), newId(now)]
  const days = { trade_on: '2026-11-23', priced_on: '2026-11-24', settled_on: '2026-11-25' }
  const order = { id: buy, kind: 'sell', state: 'accepted', units: 1, placed_at: now, ...days }
  await fixture.db
    .insertInto('fund_order')
    .values({ ...own, ...order })
    .execute()
  await fixture.db
    .insertInto('fund_holding')
    .values({ ...own, units: 2, settled: 2 })
    .execute()
  const bought = { bought_on: '2026-11-20', settles_on: '2026-11-24', nav: 100_000, units: 3, units_left: 2 }
  const cost = { cost: practiceBaht(3), cost_left: practiceBaht(2) }
  await fixture.db
    .insertInto('fund_lot')
    .values({ ...own, id: lot, kind: 'buy', ...bought, ...cost })
    .execute()
  const sale = { user_id: life.id, order_id: buy, lot_id: lot, bought_on: bought.bought_on, units: 1 }
  await fixture.db
    .insertInto('fund_lot_sale')
    .values({ ...sale, cost: practiceBaht(1) })
    .execute()
  await fixture.db
    .insertInto('fund_risk_acknowledgement')
    .values({ user_id: life.id, version: 1, created_at: now })
    .execute()
}

/** A risk assessment, and a crash rehearsal that has begun. */
async function assessRisk(fixture: Fixture, life: Life): Promise<void> {
  const answers = formQuestions.map(({ id }) => ({ question: id, choices: ['c'] }))
  const body = { version: formVersion, opened_on: bangkokDay(fixture.clock.now), answers }
  const assessed = await fixture.send(life, assessmentResult, { body })
  if (assessed.status !== 200) throw new Error(`robo: ${assessed.json.detail}`)
  await fixture.send(life, startRehearsal, {})
}

/** A plan that was begun, and an account with its plan, an instalment, a line of its log, a notice and what was accepted. */
async function planFunds(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { db, clock } = fixture
  const { now } = clock
  await fixture.send(life, saveRoboDraft, { body: { step: 'create-plan', plan: { name: `แผนของ${name}` } } })
  const [accountId, planId, logId] = [newId(now), newId(now), newId(now)]
  const owner = { user_id: life.id, account_id: accountId }
  const goal = {
    name: `เป้าหมายของ${name}`,
    goal_amount: practiceBaht(100),
    starts_on: '0001-01-01',
    goal_on: '0002-01-01',
  }
  const money = { start_amount: practiceBaht(1), monthly: practiceBaht(1), parts: '[]', portfolio_version: 1 }
  await db
    .insertInto('robo_plan')
    .values({ ...owner, id: planId, level: 1, assessed_level: 1, horizon: 12, ...goal, ...money, made_at: now })
    .execute()
  const account = {
    user_id: life.id,
    id: accountId,
    plan_id: planId,
    name: goal.name,
    picture: 'other',
    opened_at: now,
  }
  await db
    .insertInto('robo_account')
    .values({ ...account, monthly: practiceBaht(1) })
    .execute()
  await db
    .insertInto('robo_log')
    .values({ ...owner, id: logId, type: 'dca', made_at: now })
    .execute()
  const due = { month: 1, due_on: '0001-02-01', tried_on: '2026-01-12', state: 'paid', tries: 1, log_id: logId }
  await db
    .insertInto('robo_instalment')
    .values({ ...owner, ...due, amount: practiceBaht(1), changed_at: now })
    .execute()
  await db
    .insertInto('robo_notice')
    .values({ ...owner, id: newId(now), cause: 'robo:test', kind: 'drift', figures: '{"drift":500}', made_at: now })
    .execute()
  const words = { title: 'ข้อตกลง', summary: 'ย่อ', changes: 'ฉบับแรก', sections: '[]' }
  await db
    .insertInto('robo_policy')
    .values({ type: 'terms', version: 1, effective: '2026-01-01', ...words, made_at: now })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('robo_acceptance')
    .values({ ...owner, type: 'terms', version: 1, accepted_at: now })
    .execute()
}

/** A mission under way and one rewarded, a level with its gift, a Krazy Day, the big prize, and an alias on the board. */
async function doQuests(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { now } = fixture.clock
  const first = await aMission(fixture, { rule: quizDays(1) })
  const second = await aMission(fixture)
  for (const id of [first, second]) await fixture.send(life, joinMission, { body: { id } })
  await deed(fixture, life.id, 'quiz.daily.answered')
  const rewarded = await fixture.send(life, redeemKoin, { body: { id: first } })
  if (rewarded.status !== 200) throw new Error(`mission: ${rewarded.json.detail}`)
  await fixture.send(life, claimLevel, { body: { level: 'rookie' } })
  const alias = await fixture.send(life, chooseAlias, { body: { alias: `แฝงของ${name}` } })
  if (alias.status !== 200) throw new Error(`alias: ${alias.json.detail}`)
  const gift = await aPremium(fixture)
  const order = newId(now)
  await sql`insert into level_gift (user_id, level, order_id, taken_at) values (${life.id}, 'rookie', ${order}, ${now})`.execute(
    fixture.db,
  )
  const times = { opens_at: now, ends_at: new Date(now.getTime() + 7_200_000), made_at: now }
  const shown = { title: 'วันตลาดนัด', summary: 'ของดี', gift_id: gift, stock: 3, ...times }
  const [day, prize] = [newId(now), newId(now)]
  await fixture.db
    .insertInto('krazy_day')
    .values({ ...shown, id: day, price: koin(100) })
    .execute()
  await fixture.db
    .insertInto('big_prize')
    .values({ ...shown, id: prize, value_baht: 100 })
    .execute()
  const body = { id: day, price: koin(100), address: await saveAddress(fixture, life.id) }
  const asked = await fixture.send(life, redeemKrazyDay, { body })
  if (asked.status !== 200) throw new Error(`krazy day: ${asked.json.detail}`)
  await sql`
    insert into big_prize_win (user_id, prize_id, order_id, taken_at)
    values (${life.id}, ${prize}, ${order}, ${now})`.execute(fixture.db)
}

/** Joins the staff, with an app for codes and a passkey, and is asked for another one. */
async function becomeStaff(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.db.transaction().execute((tx) => setRoles(tx, { userId: life.id, roles: ['editor'] }))
  const { json } = await fixture.send(life, startTotp, { body: { password: life.password } })
  const code = totpCode(fromBase32(json.secret), totpStep(now))
  const confirmed = await fixture.send(life, finishTotp, { body: { code } })
  if (confirmed.status !== 200) throw new Error(`second factor: ${confirmed.json.detail}`)
  const passkey = { credential_id: 'credential', public_key: 'key', counter: 0, transports: ['usb'], made_at: now }
  await fixture.db
    .insertInto('passkey')
    .values({ user_id: life.id, id: newId(now), ...passkey })
    .execute()
  await fixture.send({ token: confirmed.json.access_token }, startPasskey, { body: {} })
}

/** A post with two revisions, of which a moderator has approved one. */
async function write(fixture: Fixture, life: Life, name: string): Promise<void> {
  const content = {
    title: `เรื่องของ${name}`,
    club: 'hit' as const,
    skill: 'saving' as const,
    tags: [`แท็กของ${name}`],
    cover: { art: 'market', alt: `ปกของ${name}` },
    body: {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: `เนื้อหาของ${name}` }] }],
    },
    question: null,
  }
  const { json } = await fixture.send(life, createPost, { body: { key: crypto.randomUUID(), content } })
  const { id, version } = json
  const second = { ...content, title: `เรื่องใหม่ของ${name}` }
  await fixture.send(life, updatePost, { body: { id, version, content: second, keeps: true } })
  await fixture.send(life, publishPost, { body: { id } })
  const waiting = fixture.db
    .selectFrom('post_revision')
    .select('id')
    .where('post_id', '=', id)
    .where('state', '=', 'pending')
  const { id: revisionId } = await waiting.executeTakeFirstOrThrow()
  const now = fixture.clock.now
  await fixture.db
    .transaction()
    .execute((tx) => approveRevision(tx, { revisionId, byUserId: crypto.randomUUID(), now }))
}

/** What has no call yet: a rate set by a member of staff. */
async function doAsStaff(fixture: Fixture, { id: userId }: Life): Promise<void> {
  const now = fixture.clock.now
  await fixture.db.insertInto('rate').values({ key: 'video.watched', effective_from: now, made_by: userId }).execute()
  await setBank(fixture, userId)
  const subject = { kind: 'rate', id: 'video.watched' } as const
  const staffAct = { actorId: userId, act: 'rate.set' as const, subject, before: null, after: { points: 0 }, now }
  await fixture.db.transaction().execute((tx) => recordStaffAct(tx, staffAct))
  const away = { user_id: userId, seen_at: now, due_on: bangkokDay(now), told_60_on: bangkokDay(now) }
  await fixture.db.insertInto('koin_lapse').values(away).execute()
  const eventId = await anEvent(fixture)
  const wanted = { reward: koin(100), capacity: 12 }
  await fixture.db.transaction().execute((tx) => askPayout(tx, { eventId, before: null, wanted, actorId: userId, now }))
}

/** A rate, a pause that is no longer, and a length of the month far ahead, each at a time of its own. */
async function setBank(fixture: Fixture, userId: string): Promise<void> {
  const { now } = fixture.clock
  const adjusted = { user_id: userId, amount: koin(1_00), reason: 'missing', note: 'ทดสอบ', made_by: newId(now) }
  await fixture.db
    .insertInto('koin_adjustment')
    .values({ ...adjusted, id: newId(now), created_at: now })
    .execute()
  const nth = (await fixture.db.selectFrom('bank_rate').select('key').execute()).length
  const made = { made_by: userId, made_at: now }
  const rate = { key: 'savings', starts_on: addDays('2040-01-01', nth), rate: 60 }
  await fixture.db
    .insertInto('bank_rate')
    .values({ ...rate, ...made })
    .execute()
  const part = { month: 1_000 + nth, starts_on: addDays('2045-03-06', 7 * nth), days_per_month: 7 }
  await fixture.db
    .insertInto('bank_clock')
    .values({ ...part, ...made })
    .execute()
  const file = { id: newId(now), state: 'done', file_name: 'nav.csv', rows: '[]', jumps: '[]' }
  const sent = { made_by: userId, made_at: now, decided_by: userId, decided_at: now }
  await fixture.db
    .insertInto('nav_import')
    .values({ ...file, ...sent })
    .execute()
  const portfolio = { level: 1, version: 1_000 + nth, parts: '[{"code":"SIM-CASH","share":10000}]', reason: 'ปรับ' }
  await fixture.db
    .insertInto('robo_portfolio')
    .values({ ...portfolio, ...made })
    .execute()
  const policy = { type: 'risk', version: 1_000 + nth, effective: '2045-01-01', title: 'ก', summary: 'ก', changes: 'ก' }
  await fixture.db
    .insertInto('robo_policy')
    .values({ ...policy, sections: '[]', ...made })
    .execute()
  const shared = { subject_kind: 'premium', subject_id: userId, value: koin(1_000 + nth), created_at: now }
  await fixture.db
    .insertInto('staff_value')
    .values({ ...shared, id: newId(now), actor_id: userId, kind: 'goods', state: 'alone' })
    .execute()
  const asked = {
    kind: 'premium-price',
    title: 'ราคา',
    payload: '{}',
    seen: '{}',
    proposed_by: userId,
    decided_by: userId,
    decided_at: now,
    state: 'dropped',
  }
  await fixture.db
    .insertInto('staff_proposal')
    .values({ ...shared, ...asked, id: newId(now) })
    .execute()
  const pause = { product: 'fixed', starts_at: new Date(now.getTime() - nth), reason: null, made_by: userId }
  await fixture.db.insertInto('bank_pause').values(pause).execute()
}

/** Chosen by an editor, with an interview; the person agrees. */
async function becomeHero(fixture: Fixture, life: Life, name: string): Promise<void> {
  const { now } = fixture.clock
  const texts = { words: `คำของ${name}`, story: [`เรื่องของ${name}`] }
  const author = { userId: life.id, name: `ใหม่ของ${name}` }
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  const cover = { art: 'market', alt: `ภาพของ${name}` }
  const told = { club: 'hit', skill: 'saving', title: `คุยกับ${name}`, summary: `ของ${name}` } as const
  const hero = await fixture.db.transaction().execute(async (tx) => {
    const by = { actorId: life.id, now, ...texts }
    const id = await chooseHero(tx, { ...by, userId: life.id, year: 2026 })
    const talkPostId = await storeMemberPost(tx, { ...told, tags: [], author, body, cover, at: now })
    return { id, version: await editHero(tx, { ...by, id, version: 1, talkPostId }) }
  })
  const said = await fixture.send(life, acceptHero, { body: hero })
  if (said.status !== 200) throw new Error(`hero: ${said.json.detail}`)
}
