// The process in which pictures are decoded, started by picture-process.ts. What it holds is what a stranger's file makes
// it hold, so it looks at itself and ends before it is too much: on any system, however busy its parent is.
import os from 'node:os'
import { mostResident } from './picture-limits.ts'
import { doPictureWork, type PictureReply, type PictureWork } from './picture-work.ts'

/** What comes back of a work; `error` is why one of our own drawings failed. */
export type PictureAnswer = { reply: PictureReply; resident: number } | { error: string }

const lookEveryMs = 10

try {
  // Whoever reads a page goes before whoever sends a picture.
  os.setPriority(10)
} catch {
  // A system that does not allow it.
}

process.on('disconnect', () => process.exit())
process.on('message', (work: PictureWork) => {
  // The work itself is on libvips' threads: this one is free to look.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs)
  doPictureWork(work)
    .then(
      (reply): PictureAnswer => ({ reply, resident: process.memoryUsage.rss() }),
      (error): PictureAnswer => ({ error: String(error) }),
    )
    .then((answer) => {
      clearInterval(watch)
      process.send!(answer)
    })
})
