import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { openS3Server } from '#tests/support/s3-server.ts'
import { openTemporaryStorage } from '#tests/support/temporary-storage.ts'
import { newS3Storage } from './s3/s3-storage.ts'
import { type Storage, StorageError } from './storage.ts'

const s3 = await openS3Server()
const mebi = 1024 * 1024
/** Parts as small as S3 allows. */
const bucket = newS3Storage({ ...s3.settings, partBytes: 5 * mebi })
afterEach(s3.heal)

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)
const bytes = (words: string) => new TextEncoder().encode(words)
async function* chunked(size: number, chunk: number) {
  for (let at = 0; at < size; at += chunk) yield new Uint8Array(Math.min(chunk, size - at)).fill(at / chunk)
}

describe.each<[string, Storage]>([
  ['a directory', openTemporaryStorage()],
  ['a bucket', bucket],
])('files in %s', (_what, storage) => {
  test('a file is read as it was put, whole and in part, with its size', async () => {
    await storage.put('pictures/abc/256.webp', bytes('0123456789'))
    expect(text(await storage.read('pictures/abc/256.webp'))).toBe('0123456789')
    expect(await storage.sizeOf('pictures/abc/256.webp')).toBe(10)
    const whole = await storage.open('pictures/abc/256.webp')
    expect([whole?.size, (await buffer(whole!.stream)).toString()]).toEqual([10, '0123456789'])
    const part = await storage.open('pictures/abc/256.webp', { start: 3, end: 5 })
    expect([part?.size, (await buffer(part!.stream)).toString()]).toEqual([10, '345'])
  })

  test('an empty file is a file', async () => {
    expect(await storage.write('exports/empty', chunked(0, 1))).toBe(0)
    expect(await storage.sizeOf('exports/empty')).toBe(0)
    expect(text(await storage.read('exports/empty'))).toBe('')
  })

  test('a missing file is null, and removing it is no error', async () => {
    expect(await storage.read('pictures/none/256.webp')).toBeNull()
    expect(await storage.open('pictures/none/256.webp')).toBeNull()
    expect(await storage.sizeOf('pictures/none/256.webp')).toBeNull()
    expect(await storage.list('none')).toEqual([])
    await storage.remove('pictures/none/256.webp')
    await storage.removeFolder('none')
  })

  test('a name that leaves the place is refused', async () => {
    for (const name of ['../secret', 'a/../../secret', '/etc/passwd', 'a b', 'a?uploads', ''])
      await expect((async () => storage.read(name))(), name).rejects.toThrow('no name of a stored file')
  })

  test.each([
    [4 * mebi, 'in one piece'],
    [5 * mebi, 'of exactly one part'],
    [12 * mebi + 7, 'of several parts'],
  ])('%d bytes are written as a stream, %s', async (size, _how) => {
    expect(await storage.write('videos/long.mp4', chunked(size, 700_000))).toBe(size)
    expect(await storage.sizeOf('videos/long.mp4')).toBe(size)
    const read = await buffer((await storage.open('videos/long.mp4'))!.stream)
    const sent: Uint8Array[] = []
    for await (const chunk of chunked(size, 700_000)) sent.push(chunk)
    expect(read.equals(Buffer.concat(sent))).toBe(true)
  })

  test('a folder lists its own files with their times and is removed with all below it, and nothing beside', async () => {
    const before = Date.now()
    for (const name of ['one/a.vtt', 'one/b.vtt', 'one/two/c.vtt', 'one-more/d.vtt'])
      await storage.put(name, bytes(name))
    const found = await storage.list('one')
    expect(found.map(({ name }) => name).sort()).toEqual(['one/a.vtt', 'one/b.vtt'])
    expect(found.every(({ at }) => Math.abs(at.getTime() - before) < 60_000)).toBe(true)
    await storage.removeFolder('one')
    expect(await Promise.all(['one/a.vtt', 'one/two/c.vtt'].map((name) => storage.sizeOf(name)))).toEqual([null, null])
    expect(text(await storage.read('one-more/d.vtt'))).toBe('one-more/d.vtt')
  })

  test('a source that breaks off leaves nothing', async () => {
    async function* broken(size: number) {
      yield* chunked(size, mebi)
      throw new Error('the sender left')
    }
    for (const size of [mebi, 11 * mebi])
      await expect(storage.write('broken/film.mp4', broken(size))).rejects.toThrow('the sender left')
    expect(await storage.list('broken')).toEqual([])
    expect(await storage.sizeOf('broken/film.mp4')).toBeNull()
  })
})

test('a folder of more files than one list has is removed whole', async () => {
  const names = Array.from({ length: 1_010 }, (_, i) => `many/${i}`)
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(names.slice(at, at + 50).map((name) => bucket.put(name, bytes('x'))))
  expect(await bucket.list('many')).toHaveLength(1_010)
  await bucket.removeFolder('many')
  expect(s3.files().filter((name) => name.startsWith('many/'))).toEqual([])
})

test('every call is signed; without the right key nothing is read, written or removed', async () => {
  await bucket.put('pictures/mine/96.webp', bytes('mine'))
  expect((await fetch(`${s3.settings.endpoint}/koinklass/pictures/mine/96.webp`)).status).toBe(403)
  const stranger = newS3Storage({ ...s3.settings, secretAccessKey: 'guessed' })
  await expect(stranger.read('pictures/mine/96.webp')).rejects.toThrow('SignatureDoesNotMatch')
  await expect(stranger.put('pictures/mine/97.webp', bytes('x'))).rejects.toThrow(StorageError)
  await expect(stranger.remove('pictures/mine/96.webp')).rejects.toThrow(StorageError)
  expect(s3.files().filter((name) => name.startsWith('pictures/mine'))).toEqual(['pictures/mine/96.webp'])
  expect(s3.seen.filter(({ isSigned }) => !isSigned)).toHaveLength(1)
})

test('a bucket that is not there is a fault, not a missing file', async () => {
  const elsewhere = newS3Storage({ ...s3.settings, bucket: 'no-such-bucket' })
  await expect(elsewhere.read('pictures/mine/96.webp')).rejects.toThrow(StorageError)
})

test.each<[string, 'dead' | 'hang' | number]>([
  ['is gone', 'dead'],
  ['hangs', 'hang'],
  ['refuses', 403],
])('a service that %s is a StorageError in each call, told once without the name of a file', async (_what, mode) => {
  const faults: string[] = []
  const storage = newS3Storage({ ...s3.settings, patienceMs: 300, onFault: (fault) => faults.push(fault) })
  s3.fail(() => mode)
  const calls: Record<string, () => Promise<unknown>> = {
    put: () => storage.put('exports/person-7/a.zip', bytes('x')),
    write: () => storage.write('exports/person-7/a.zip', chunked(10, 10)),
    read: () => storage.read('exports/person-7/a.zip'),
    open: () => storage.open('exports/person-7/a.zip'),
    sizeOf: () => storage.sizeOf('exports/person-7/a.zip'),
    list: () => storage.list('exports'),
    remove: () => storage.remove('exports/person-7/a.zip'),
    removeFolder: () => storage.removeFolder('exports/person-7'),
  }
  for (const [name, call] of Object.entries(calls)) await expect(call(), name).rejects.toThrow(StorageError)
  expect(faults).toHaveLength(Object.keys(calls).length)
  expect(faults.join()).not.toContain('person-7')
  s3.heal()
  expect(await storage.list('exports/person-7')).toEqual([])
})

test('a part that fails gives the upload up: no file, and the parts are dropped', async () => {
  s3.fail(({ url }) => (url.includes('partNumber=2') ? 403 : 'pass'))
  await expect(bucket.write('videos/failed.mp4', chunked(12 * mebi, mebi))).rejects.toThrow(StorageError)
  expect(await bucket.sizeOf('videos/failed.mp4')).toBeNull()
  expect(s3.seen.some(({ method, url }) => method === 'DELETE' && /failed\.mp4\?uploadId=\w/.test(url))).toBe(true)
})

test('an answer that breaks off in the middle is a fault and not half a file', async () => {
  await bucket.put('pictures/long/1600.webp', new Uint8Array(300_000))
  s3.fail(() => 'half')
  await expect(bucket.read('pictures/long/1600.webp')).rejects.toThrow(StorageError)
  const opened = await bucket.open('pictures/long/1600.webp')
  await expect(buffer(opened!.stream)).rejects.toThrow()
})

test('a service that is busy for a moment is asked again', async () => {
  let busy = 2
  s3.fail(() => (busy-- > 0 ? 503 : 'pass'))
  await bucket.put('pictures/again/96.webp', bytes('again'))
  expect(text(await bucket.read('pictures/again/96.webp'))).toBe('again')
})

test('a disk that takes nothing more is told as such, and leaves nothing half written', () => {
  const dir = openTemporaryStorage().dir
  // A limit of 512 bytes or a kibibyte for each file, as the shell counts: the next byte is refused like by a full disk.
  const script = `
    const { newDiskStorage } = await import(${JSON.stringify(new URL('storage.ts', import.meta.url).href)})
    const storage = newDiskStorage(${JSON.stringify(dir)})
    async function* chunks() { for (let i = 0; i < 64; i++) yield new Uint8Array(65_536) }
    for (const put of [() => storage.put('pictures/full/256.webp', new Uint8Array(65_536)), () => storage.write('videos/full.mp4', chunks())])
      console.log(await put().then(() => 'written', (error) => error.name + ': ' + error.message))`
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 1; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { encoding: 'utf8', cwd: new URL('../../..', import.meta.url) },
  )
  expect(stdout, stderr).toBe('StorageError: the disk: EFBIG\nStorageError: the disk: EFBIG\n')
  expect(fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([])
})
