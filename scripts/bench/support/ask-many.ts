// Asks for addresses in a process of its own, so that what this costs does not delay the requests that are timed.
import { answerParent } from './child.ts'

/** `lanes`: the number of requests at the same time. */
export type AskedMany = { urls: string[]; lanes: number; token: string }

answerParent(async ({ urls, lanes, token }: AskedMany) => {
  const statuses: number[] = []
  const lane = async () => {
    for (let url = urls.shift(); url; url = urls.shift()) {
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await reply.arrayBuffer()
      statuses.push(reply.status)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return statuses
})
