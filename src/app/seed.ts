import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { importEvents, readEventFile } from '#features/events/server/seed.ts'
import { atOnce, makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { listCrosswordWords } from '#features/games/crossword/server/word-queries.ts'
import { importRiddles, readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import { importWords, readWordFiles } from '#features/games/words/server/seed.ts'
import { importGlossary, readGlossaryFile } from '#features/glossary/server/seed.ts'
import { importPolicies, readPolicies } from '#features/policies/server/seed.ts'
import { indexWaitingPosts } from '#features/posts/server/search-commands.ts'
import { importArticles, readArticles } from '#features/posts/server/seed.ts'
import { importQuestions, readQuestionFiles } from '#features/quizzes/questions/server/seed.ts'
import { indexWaitingThings } from '#features/search/server/commands.ts'
import { importVideos, readVideos } from '#features/videos/server/seed.ts'

const content = new URL('../../content/', import.meta.url)
const lock = 20_261_122
/** As many posts as our articles may be: more than that have waited for a job, and a start does not wait for them. */
const searchableAtStart = 100

/**
 * Brings the content files into the database: new and changed ones, except what staff edited. One process at a time.
 * `frozen` names the policies, with their version, whose file was changed after people could agree to it: it stays out.
 */
export async function importContent(db: Db, now: Date): Promise<{ frozen: string[] }> {
  const [policies, articles, questions, glossary, videos, events, words, riddles] = await Promise.all([
    readPolicies(new URL('policies/', content)),
    readArticles(new URL('articles/', content)),
    readQuestionFiles(new URL('questions/', content)),
    readGlossaryFile(new URL('glossary.json', content)),
    readVideos(new URL('videos/', content)),
    readEventFile(new URL('events.json', content)),
    readWordFiles(new URL('words/', content)),
    readRiddleFiles(new URL('riddles/', content)),
  ])
  const done = await db.transaction().execute(async (tx) => {
    // The limits are those of requests: a first import on a slow machine takes longer, and others wait for it.
    await sql`set local statement_timeout = '60s'`.execute(tx)
    await sql`set local lock_timeout = '60s'`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const { frozen } = await importPolicies(tx, policies, now)
    await importArticles(tx, articles, now)
    await importQuestions(tx, questions, now)
    await importGlossary(tx, glossary, now)
    await importVideos(tx, videos, now)
    await importEvents(tx, events, now)
    await importWords(tx, words, now)
    await importRiddles(tx, riddles, now)
    return { frozen }
  })
  await indexWaitingPosts(db, searchableAtStart)
  await indexWaitingThings(db)
  await makeCrosswords(db, { words: await listCrosswordWords(db), now, ahead: atOnce })
  return done
}

/** Brings in the events of the weeks that have come near since the start; what is there stays. */
export async function renewEvents(db: Db, now: Date): Promise<void> {
  const events = await readEventFile(new URL('events.json', content))
  await db.transaction().execute((tx) => importEvents(tx, events, now))
}
