import { expect, test } from 'vitest'
import { type Ask, newFairTurns } from './fair-turns.ts'

/** A queue whose work ends when the test says so; `order` has what ran or was refused. */
function aQueue(size = { waiting: 40, bytes: 1_000 }) {
  const enqueue = newFairTurns(size)
  const order: string[] = []
  const ends: (() => void)[] = []
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    order,
    send: (name: string, ask: Ask) => {
      enqueue(ask, async (signal) => {
        order.push(name)
        await new Promise<void>((resolve) => {
          ends.push(resolve)
          if (signal.aborted) resolve()
          signal.addEventListener('abort', () => resolve())
        })
      }).catch((error: { code: string }) => order.push(`${name} ${error.code}`))
    },
    async endOne() {
      ends.shift()?.()
      await settled()
    },
    async endAll() {
      for (await settled(); ends.length > 0; ) await this.endOne()
      return order
    },
  }
}

const picture = (who: string, bytes = 0): Ask => ({ who, rank: 1, bytes })
const avatar = (who: string): Ask => ({ who, rank: 0 })

test('twenty pictures of one person: those of another come next, the avatar first', async () => {
  const queue = aQueue()
  for (let i = 0; i < 20; i++) queue.send(`a${i}`, picture('a'))
  queue.send('b picture', picture('b'))
  queue.send('b avatar', avatar('b'))
  expect((await queue.endAll()).slice(0, 4)).toEqual(['a0', 'b avatar', 'b picture', 'a1'])
})

test('a sender who sends again as soon as they are served does not pass a sender who waits', async () => {
  const queue = aQueue()
  for (const name of ['a0', 'a1', 'a2']) queue.send(name, picture('a'))
  for (const name of ['b0', 'b1']) queue.send(name, picture('b'))
  await queue.endOne()
  queue.send('a3', picture('a'))
  queue.send('c0', picture('c'))
  expect(await queue.endAll()).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3'])
})

test('a full queue refuses the sender with the most pieces in it, not the last one', async () => {
  const queue = aQueue({ waiting: 4, bytes: 1_000 })
  for (let i = 0; i < 6; i++) queue.send(`a${i}`, picture('a'))
  queue.send('b0', picture('b'))
  const order = await queue.endAll()
  expect(order.filter((one) => one.includes('overloaded'))).toEqual(['a5 overloaded', 'a4 overloaded'])
  expect(order).toContain('b0')
})

test('a queue full of bytes refuses the sender with the most bytes in it', async () => {
  const queue = aQueue({ waiting: 40, bytes: 1_000 })
  queue.send('running', picture('x'))
  for (let i = 0; i < 3; i++) queue.send(`a${i}`, picture('a', 300))
  for (let i = 0; i < 8; i++) queue.send(`b${i}`, picture('b', 20))
  const order = await queue.endAll()
  expect(order.filter((one) => one.includes('overloaded'))).toEqual(['a2 overloaded'])
})

test('a job is interrupted by an upload, a picture by nothing', async () => {
  const queue = aQueue()
  queue.send('job', { who: 'jobs', rank: 2, isBreakable: true })
  queue.send('picture', picture('a'))
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(queue.order).toEqual(['job', 'picture'])
  queue.send('avatar', avatar('b'))
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(queue.order).toEqual(['job', 'picture'])
  expect(await queue.endAll()).toEqual(['job', 'picture', 'avatar'])
})
