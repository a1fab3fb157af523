import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeScratchDir } from '#db/scratch-dir.ts'

const site = new URL('../../docs/nginx.conf', import.meta.url)

/** The path of nginx, or null. The project does not install it: Debian's package starts a server on port 80 at once. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => fs.existsSync(file)) ?? null
}

/** How many requests docs/nginx.conf lets a process work on at a time: of calls, and of pages. */
export function readLimits(): { calls: number; pages: number } {
  const [pages, calls] = ['koinklass', 'koinklass_calls'].map((name) =>
    Number(new RegExp(`upstream ${name} {[^}]*? max_conns=(\\d+)`).exec(fs.readFileSync(site, 'utf8'))?.[1]),
  )
  return { calls: calls!, pages: pages! }
}

/** Runs docs/nginx.conf with its ports and log path replaced, as a proxy of the processes on `ports`. */
export async function startNginx(binary: string, { port, ports }: { port: number; ports: number[] }) {
  const dir = makeScratchDir('koinklass-nginx')
  const log = path.join(dir, 'access.log')
  fs.writeFileSync(path.join(dir, 'site.conf'), fillIn({ port, ports, log }))
  fs.writeFileSync(path.join(dir, 'nginx.conf'), around(dir))
  const server = spawn(binary, ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(server, 'exit')
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(fs.readFileSync(path.join(dir, 'error.log'), 'utf8'))
    await sleep(20)
  }
  return {
    /**
     * The ports that served requests for this path so far, in order; a list of several means that they were tried one
     * after the other.
     */
    servedBy(uri: string): number[][] {
      const lines = fs.readFileSync(log, 'utf8').split('\n')
      return lines
        .filter((line) => line.split(' ')[2] === uri)
        .map((line) => [...line.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, tried]) => Number(tried)))
    },
    /** How nginx's cache answered the requests for this path so far, in order: HIT, MISS, BYPASS … */
    cachedAs(uri: string): string[] {
      const lines = fs.readFileSync(log, 'utf8').split('\n')
      return lines.filter((line) => uriOf(line) === uri).map((line) => line.slice(line.lastIndexOf(' ') + 1))
    },
    /** Everything that stands in its cache, keys and replies. */
    kept(): string {
      const cache = path.join(dir, 'cache')
      const files = fs.readdirSync(cache, { recursive: true, encoding: 'utf8' }).map((file) => path.join(cache, file))
      return files.flatMap((file) => (fs.statSync(file).isFile() ? [fs.readFileSync(file, 'latin1')] : [])).join('\n')
    },
    async stop() {
      server.kill('SIGQUIT')
      await ended
      fs.rmSync(dir, { recursive: true })
    },
  }
}

function fillIn({ port, ports, log }: { port: number; ports: number[]; log: string }): string {
  const text = fs.readFileSync(site, 'utf8')
  const placed = text
    .replace('listen 80 ', `listen 127.0.0.1:${port} `)
    .replace('/var/log/nginx/koinklass.log', log)
    .replace('/var/cache/nginx/koinklass', path.join(path.dirname(log), 'cache'))
    .replace(/127\.0\.0\.1:300(\d)/g, (_, nth) => `127.0.0.1:${ports[Number(nth) - 1]}`)
  if (/listen 80 |\/var\/(log|cache)\//.test(placed) || /127\.0\.0\.1:(300\d|undefined)/.test(placed))
    throw new Error('docs/nginx.conf has other ports now')
  return placed
}

/** The parts that a system's own nginx.conf provides. */
function around(dir: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${dir}/${one};`)
  return `daemon off; worker_processes 1; pid ${dir}/pid;
    events { worker_connections 4096; }
    http { ${places.join(' ')} include ${dir}/site.conf; }`
}

/** The path of a line of the log, in which nginx writes Thai letters as \xE0\xB8… */
function uriOf(line: string): string {
  return decodeURIComponent((line.split(' ')[2] ?? '').replace(/\\x([0-9A-F]{2})/g, '%$1'))
}

async function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
