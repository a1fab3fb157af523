// The child process that decodes pictures, started by picture-process.ts. An upload decides how much memory decoding
// takes, so the process watches its own memory and kills itself above the limit, on any system and however busy its
// parent is.
import os from 'node:os'
import { mostResident } from './picture-limits.ts'
import { doPictureWork, type PictureReply, type PictureWork } from './picture-work.ts'

/** The answer to one request; `error` is the reason why one of our own drawings failed. */
export type PictureAnswer = { reply: PictureReply; resident: number } | { error: string }

const lookEveryMs = 10

try {
  // Serving pages has priority over decoding pictures.
  os.setPriority(10)
} catch {
  // The system does not allow a change of priority.
}

process.on('disconnect', () => process.exit())
process.on('message', (work: PictureWork) => {
  // libvips decodes on its own threads, so this thread is free to check the memory.
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
