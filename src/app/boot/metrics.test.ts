import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { newHttp } from '#lib/server/http/http.ts'
import { measure } from './metrics.ts'

const metrics = measure(newHttp(), () => ({ total: 0, idle: 0, waiting: 0, longestMs: 0 }))
const server = await metrics.serve('127.0.0.1', 0)
afterAll(() => server.close())

async function read(): Promise<string[]> {
  const { port } = server.server.address() as AddressInfo
  return (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
}
const failed = (job: string, times: number) => `job_duration_seconds_count{job="${job}",result="failed"} ${times}`

test('a job that never failed says so, so that an alert sees its first failure', async () => {
  const tasks = metrics.measureJobs({
    'prepare-months': async () => {
      throw new Error('the table was not free')
    },
    sweep: async () => {},
  })
  expect(await read()).toEqual(expect.arrayContaining([failed('prepare-months', 0), failed('sweep', 0)]))
  await expect(Promise.resolve(tasks['prepare-months']!({}))).rejects.toThrow('not free')
  expect(await read()).toEqual(expect.arrayContaining([failed('prepare-months', 1), failed('sweep', 0)]))
})

test('a call that is refused before its route is known counts among the answers', async () => {
  metrics.countRefused('POST')
  expect(await read()).toContain('http_request_duration_seconds_count{method="POST",route="*",status="503"} 1')
})
