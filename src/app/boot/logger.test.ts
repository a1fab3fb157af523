import { expect, test } from 'vitest'
import { newHttp } from '#lib/server/http/http.ts'
import { newLogger } from './logger.ts'

test('no token, code, state or bearer gets into the log from any address', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const http = newHttp({ logger: { ...(newLogger('trace') as object), stream } })
  http.get('/line/callback', async (_request, reply) => reply.redirect('/line/id#token=secret-4', 302))
  const headers = { authorization: 'Bearer secret-1', cookie: 'line-trip=secret-2' }
  for (const [method, url] of [
    ['POST', '/api/login/line?token=secret-3'],
    ['GET', '/line/callback?code=secret-5&state=secret-6'],
    ['GET', '/v2/api/register/facebookDetail?access_token=secret-7'],
  ] as const)
    await http.inject({ method, url, headers })
  await http.close()
  expect(lines.join('')).toContain('/api/login/line')
  expect(lines.join('')).toContain('/line/callback')
  expect(lines.join('')).not.toContain('secret-')
})
