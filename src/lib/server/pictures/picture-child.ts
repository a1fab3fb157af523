// The child process that decodes pictures, started by picture-process.ts. An upload decides how much memory
// and CPU time decoding takes, so the process watches its own use and kills itself above the limits, on any system and
// however busy its parent is. CPU time, not time: an honest picture is not refused because the machine is busy.
import os from 'node:os'
import { maxCpuMs, maxResident } from './picture-limits.ts'
import { doPictureWork, type PictureReply, type PictureWork } from './picture-work.ts'

/** The answer to one request; `error` is the reason why one of our own drawings failed. */
export type PictureAnswer = { reply: PictureReply; resident: number } | { error: string }

const lookEveryMs = 10
/** The parent may set another limit (tests). */
const cpuLimitMs = Number(process.argv[2] ?? maxCpuMs)

try {
  // Serving pages has priority over decoding pictures.
  os.setPriority(10)
} catch {
  // The system does not allow a change of priority.
}

process.on('disconnect', () => process.exit())
process.on('message', (work: PictureWork) => {
  const isUpload = work.do === 'squares' || work.do === 'sizes'
  const before = process.cpuUsage()
  // libvips decodes on its own threads, so this thread is free to look.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isSpent = isUpload && (user + system) / 1_000 > cpuLimitMs
    if (isSpent || process.memoryUsage.rss() > maxResident) process.kill(process.pid, 'SIGKILL')
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
