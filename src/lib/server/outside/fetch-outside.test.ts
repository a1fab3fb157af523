import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { fetchOutside, openInternet } from './fetch-outside.ts'
import { isPublicAddress } from './public-address.ts'

const limits = { maxBytes: 1_000, patienceMs: 2_000 }
const here = { mayAsk: () => true, mayConnect: (ip: string) => ip === '127.0.0.1' }
const asked: string[] = []

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const small = await serve((_request, response) => response.end('small'))

test('an existing file is fetched, and redirects are followed', async () => {
  const moved = await serve((_request, response) => response.writeHead(302, { location: `${small}/b` }).end())
  expect(Buffer.from((await fetchOutside(moved, { ...limits, reach: here }))!).toString()).toBe('small')
})

test('a file that is too large, too slow, cut short, redirected in a loop or an error gives null', async () => {
  const ways: RequestListener[] = [
    (_request, response) => response.end('x'.repeat(1_001)),
    (_request, response) => void response.write('x'),
    (_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('x')
      response.destroy()
    },
    (request, response) => response.writeHead(302, { location: request.url }).end(),
    (_request, response) => response.writeHead(404).end('no'),
  ]
  for (const way of ways)
    expect(await fetchOutside(await serve(way), { ...limits, patienceMs: 300, reach: here })).toBeNull()
})

test('by default no address of this machine or its network is requested, whatever name resolves to it', async () => {
  asked.length = 0
  const port = new URL(small).port
  const doors = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '10.0.0.1'].map(
    (host) => `//${host}:${port}/`,
  )
  const anyPort = { ...openInternet, mayAsk: () => true }
  for (const door of doors)
    for (const reach of [openInternet, anyPort])
      expect(await fetchOutside(`http:${door}`, { ...limits, patienceMs: 500, reach })).toBeNull()
  expect(asked).toEqual([])
})

test('each redirect is checked again', async () => {
  const moved = await serve((_request, response) => response.writeHead(302, { location: `${small}/inside` }).end())
  asked.length = 0
  const reach = { ...here, mayAsk: (url: URL) => url.origin === moved }
  expect(await fetchOutside(moved, { ...limits, reach })).toBeNull()
  expect(asked).toHaveLength(1)
})

/** A fake DNS server that gives these answers in turn and then repeats the last one. */
function answers(...turns: string[][]) {
  const names: string[] = []
  const lookUp: NonNullable<Parameters<typeof fetchOutside>[1]['lookUp']> = (name, _options, callback) => {
    names.push(name)
    const found = turns[Math.min(names.length, turns.length) - 1]!
    callback(
      null,
      found.map((address) => ({ address, family: 4 })),
    )
  }
  return { names, lookUp }
}

// 127.0.0.1 stands for the open internet here, 127.0.0.2 for an internal machine that listens on the same port.
test('a redirect to a name that resolves to an internal address, or to both kinds, is not followed', async () => {
  const port = new URL(small).port
  for (const inside of [['127.0.0.2'], ['127.0.0.1', '127.0.0.2']]) {
    const moved = await serve((_request, response) =>
      response.writeHead(302, { location: `http://pictures.example:${port}/` }).end(),
    )
    asked.length = 0
    const { names, lookUp } = answers(inside)
    expect(await fetchOutside(moved, { ...limits, reach: here, lookUp })).toBeNull()
    expect([names, asked]).toEqual([['pictures.example'], [`${new URL(moved).host}/`]])
  }
})

test('DNS rebinding fails: the address that was checked is the one that is connected to', async () => {
  const { names, lookUp } = answers(['127.0.0.1'], ['127.0.0.2'])
  const address = `http://pictures.example:${new URL(small).port}/`
  const found = await fetchOutside(address, { ...limits, reach: here, lookUp })
  expect([Buffer.from(found!).toString(), names]).toEqual(['small', ['pictures.example']])
  expect(await fetchOutside(address, { ...limits, reach: here, lookUp })).toBeNull()
})

test('the open internet means https on port 443 without credentials in the URL', () => {
  const may = (address: string) => openInternet.mayAsk(new URL(address))
  expect(may('https://profile.line-scdn.net/0h-x')).toBe(true)
  for (const address of ['http://a.example/', 'https://a.example:8443/', 'https://me@a.example/', 'file:///etc/passwd'])
    expect(may(address)).toBe(false)
})

test.each(
  [
    ['8.8.8.8', true],
    ['203.150.228.110', true],
    ['2404:6800:4003::1', true],
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      '2001::1',
      '2002:a00::1',
    ],
    ...['2001:db8::1', 'example.com', ''],
  ].map((one) => (Array.isArray(one) ? one : [one, false]) as [string, boolean]),
)('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
