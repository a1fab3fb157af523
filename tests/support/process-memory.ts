import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const mb = 1024 * 1024

/**
 * Memory of a process and its descendants, in bytes. Shared pages (the program itself) count once on Linux, and once
 * for each process on other systems.
 */
export function measureTree(pid: number): number {
  const kilobytes = fs.existsSync('/proc/self/smaps_rollup') ? listTree(pid).map(readShare) : [residentOfTree(pid)]
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

/** Samples until stopped; returns the maximum, in MB. */
export function watchMemory(pid: number, everyMs = 50) {
  let max = measureTree(pid)
  const timer = setInterval(() => {
    max = Math.max(max, measureTree(pid))
  }, everyMs)
  return {
    maxMb: () => Math.round(max / mb),
    stop: () => clearInterval(timer),
  }
}

function listTree(pid: number): number[] {
  try {
    const own = fs.readdirSync(`/proc/${pid}/task`)
    const children = own.flatMap((task) =>
      fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return [pid, ...children.flatMap(listTree)]
  } catch {
    // The process has just ended.
    return []
  }
}

function readShare(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function residentOfTree(root: number): number {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number])
  const sumOf = (pid: number): number =>
    rows.reduce((sum, [own, parent, rss]) => sum + (own === pid ? rss : parent === pid ? sumOf(own) : 0), 0)
  return sumOf(root)
}
