import fs from 'node:fs'

/** Clock ticks in /proc are 10 ms on every Linux that Node supports. */
const tickMs = 10

/** Whether CPU times of other processes can be read: only on Linux. */
export const canReadCpu = fs.existsSync('/proc/self/stat')

/** CPU milliseconds of a process and its children, ended ones included. */
export function readTreeCpu(pid: number): number {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat.parent === pid)
  const self = readStat(pid)
  return self.own + self.ended + children.reduce((sum, child) => sum + child.own + child.ended, 0)
}

/** CPU milliseconds of a process's ended children. */
export function readEndedCpu(pid: number): number {
  return readStat(pid).ended
}

function readStat(pid: number): { parent: number; own: number; ended: number } {
  try {
    // Fields are counted after the process name, which may hold spaces: the parent is the 4th field of proc(5), the
    // times the 14th to the 17th.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs }
  } catch {
    return { parent: 0, own: 0, ended: 0 }
  }
}
