import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureAnswer } from './picture-child.ts'
import { spentResident } from './picture-limits.ts'
import type { PictureReply, PictureWork } from './picture-work.ts'

const file = fileURLToPath(new URL('picture-child.ts', import.meta.url))
const idleMs = 10_000
/** Against a process that hangs; the CPU time of an upload is limited by the process itself (maxCpuMs). */
const patienceMs = { upload: 20_000, own: 90_000 }
/** A process is replaced after this many requests, whatever memory it reports: the allocator's heap only grows. */
const maxRequests = 200

/**
 * Runs picture work in a child process, which is started on demand and ended after an idle time or when it holds too
 * much memory. Work that needs too much memory, hangs or crashes the process returns the fault 'heavy', and the next
 * request gets a new process. So does work after an interruption. The caller must send one request at a time (see
 * pictures.ts). `maxCpuMs`: another limit for uploads than the usual one.
 */
export function newPictureProcess({ maxCpuMs }: { maxCpuMs?: number } = {}) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let requests = 0

  function end() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child?.unref()
    child = null
    requests = 0
  }

  function rest(resident: number) {
    if (resident > spentResident || requests >= maxRequests) return end()
    // The idle child and its timer must not keep this process alive.
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(end, idleMs).unref()
  }

  return async function work(what: PictureWork, signal?: AbortSignal): Promise<PictureReply | 'interrupted'> {
    if (signal?.aborted) return 'interrupted'
    clearTimeout(idle)
    child ??= start(maxCpuMs)
    requests++
    child.ref()
    child.channel?.ref()
    signal?.addEventListener('abort', end, { once: true })
    const answer = await ask(child, what)
    signal?.removeEventListener('abort', end)
    if (answer === null) end()
    else rest('resident' in answer ? answer.resident : Number.POSITIVE_INFINITY)
    if (answer === null) return signal?.aborted ? 'interrupted' : { fault: 'heavy' }
    if ('error' in answer) throw new Error(`a picture could not be drawn: ${answer.error}`)
    return answer.reply
  }
}

/** Null when the process ends instead of answering. */
function ask(child: ChildProcess, what: PictureWork): Promise<PictureAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer | null>()
  const answered = (answer: PictureAnswer) => resolve(answer)
  const gone = () => resolve(null)
  const isUpload = what.do === 'squares' || what.do === 'sizes'
  const impatience = setTimeout(gone, isUpload ? patienceMs.upload : patienceMs.own)
  child.once('message', answered).once('exit', gone).once('error', gone)
  child.send(what, (error) => error && gone())
  return promise.finally(() => {
    clearTimeout(impatience)
    child.off('message', answered).off('exit', gone).off('error', gone)
  })
}

function start(maxCpuMs?: number): ChildProcess {
  const child = fork(file, maxCpuMs === undefined ? [] : [String(maxCpuMs)], {
    // The child gets no environment of ours (no database address, no secret). One malloc arena returns memory best.
    env: {
      MALLOC_ARENA_MAX: '1',
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    },
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=96'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A child that cannot be started or messaged emits 'error' and then exits; without a listener that error would end
  // this process.
  child.on('error', () => {})
  return child
}
