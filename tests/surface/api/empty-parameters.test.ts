import { expect, test } from 'vitest'
import { listPosts, searchPosts } from '#features/posts/search/contract.ts'
import { openTestbed } from '../../support/testbed.ts'

const { http } = await openTestbed()
const get = async (url: string) => (await http.inject({ method: 'GET', url })).json()

test('a parameter without a value is one that was left out, and never a fault', async () => {
  expect(await get(`${searchPosts.path}?type=&filter=&keyword=x&page=`)).toMatchObject({ page: 1 })
  expect(await get(`${searchPosts.path}?type&filter&keyword&page`)).toMatchObject({ page: 1 })
  expect(await get(`${listPosts.path}?type=&order=&tag=&page=`)).toMatchObject({ page: 1 })
  expect(await get(`${searchPosts.path}?filter=sideways`)).toMatchObject({ status: 422 })
})
