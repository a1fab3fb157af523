import { setTimeout as sleep } from 'node:timers/promises'
import { countView, viewClub } from '#features/posts/reading/contract.ts'
import { cookieNames } from '#lib/stored-names.ts'
import { round } from '../../drill/support/report.ts'
import { query } from '../ask.ts'
import { dbNodes, type Plant } from '../layout.ts'
import { findPrimary } from '../patroni.ts'
import { awaitWhole } from './fall-back.ts'
import { signalReplay } from './faults.ts'
import { verdict } from './judge.ts'
import { type Load, runLoad } from './load.ts'

const pausedMs = 30_000
const tickMs = 250
/** A replica may be 5 s behind, is asked every half second, and the request takes its time. */
const maxStaleMs = 7_000

type Title = { text: string; at: number }

/**
 * Both replicas stop to replay the log, as they do under a long report. Visitors may read what is 5 s old and nothing older;
 * a browser that has just acted reads its own act at once.
 */
export async function lagReplicas(plant: Plant, load: Load): Promise<boolean> {
  const { owner } = load.urls
  const primary = await findPrimary(plant)
  const replicas = dbNodes.filter((node) => node !== primary)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => replicas.map((node) => signalReplay(plant, node, name))
  const origin = `http://127.0.0.1:${plant.port}`
  const list = await readClub(origin)
  const { id, title } = list[0]!
  const ages: number[] = []
  let [acts, wrong] = [0, 0]
  const written: Title[] = [{ text: title, at: Number.NEGATIVE_INFINITY }]
  const write = async () => {
    const text = `${title} ${written.length}`
    await query(owner, 'update post set title = $1 where id = $2', [text, id])
    written.push({ text, at: performance.now() })
  }
  const run = await runLoad(load, plant, async () => {
    await sleep(5_000)
    // Not by pg_wal_replay_pause(), which Patroni takes back within seconds.
    signal('SIGSTOP')
    try {
      for (const end = performance.now() + pausedMs; performance.now() < end; await sleep(tickMs)) {
        await write()
        const askedAt = performance.now()
        ages.push(ageOf(written, await titleIn(origin, id), askedAt))
        const cookie = await act(origin, id)
        acts += 1
        if ((await titleIn(origin, id, cookie)) !== written.at(-1)!.text) wrong += 1
      }
    } finally {
      signal('SIGCONT')
      await query(owner, 'update post set title = $1 where id = $2', [title, id])
    }
    await awaitWhole(plant)
  })
  const oldest = Math.max(...ages)
  const isRight = await verdict('replica-lag', run, load, [
    ['replay paused, s', pausedMs / 1000],
    ['reads of visitors, of them old', `${ages.length}, ${ages.filter((age) => age > 0).length}`],
    ['  oldest, s', round(oldest / 1000)],
    ['reads right after an act, of them old', `${acts}, ${wrong}`],
  ])
  return isRight && wrong === 0 && oldest <= maxStaleMs && ages.some((age) => age > 0)
}

/** For how long what was read had been overwritten when it was asked for; 0 for the newest. */
function ageOf(written: readonly Title[], text: string | undefined, askedAt: number): number {
  const place = written.findLastIndex((one) => one.text === text)
  if (place < 0) return Number.POSITIVE_INFINITY
  const next = written[place + 1]
  return next ? Math.max(0, askedAt - next.at) : 0
}

async function readClub(origin: string, cookie = '') {
  const reply = await fetch(`${origin}${viewClub.path}?type=hit`, { headers: cookie ? { cookie } : {} })
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`)
  return ((await reply.json()) as { latest: { id: string; title: string }[] }).latest
}

async function titleIn(origin: string, id: string, cookie = ''): Promise<string | undefined> {
  return (await readClub(origin, cookie)).find((one) => one.id === id)?.title
}

/** Counts a view, as a visitor's browser does; returns the cookie that remembers how far the log was. */
async function act(origin: string, id: string): Promise<string> {
  const reply = await fetch(`${origin}${countView.path}?${new URLSearchParams({ id })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const [cookie] = reply.headers.getSetCookie().filter((one) => one.startsWith(`${cookieNames.logPosition}=`))
  if (!cookie) throw new Error(`an act left no position: ${reply.status}`)
  return cookie.split(';')[0]!
}
