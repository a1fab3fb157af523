import { expect, test } from 'vitest'
import { newLocalPerson } from '#app/local/local-people.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openSocialFixture } from '#tests/fixtures/social.ts'
import * as contract from '../contract.ts'

const fixture = await openSocialFixture()
const { send, db, fetchToken, travel, get, graph } = fixture
const somebody = newLocalPerson('ฟ้า', 'fah@example.com')

const logIn = (token: string) => send(null, contract.loginFacebook, { body: { token } })
const link = (who: { token: string }, token: string) => send(who, contract.linkFacebook, { body: { token } })
const detail = (token: string) => send(null, contract.facebookDetail, {}, { authorization: `Bearer ${token}` })

test('from the button to Facebook and back, with its data in the sign-up form', async () => {
  const { address, answer, cookie } = await travel(
    'facebook',
    { name: 'ฟ้า', email: 'fah@example.com' },
    '?redirect=/store',
  )
  expect(address.searchParams.get('scope')).toBe('public_profile,email')
  const location = String((await get(answer, cookie)).headers.location)
  expect(location).toMatch(/^\/facebook\/id#token=.+&redirect=%2Fstore$/)
  const token = new URLSearchParams(location.split('#')[1]).get('token')!
  expect(await detail(token)).toMatchObject({
    status: 200,
    json: { name: 'ฟ้า', email: 'fah@example.com', picture: expect.stringMatching(/\.png$/) },
  })
  // A code is valid once.
  const again = await travel('facebook', { name: 'ฟ้า' })
  const used = again.answer.replace(/code=[^&]+/, answer.match(/code=[^&]+/)![0])
  expect((await get(used, again.cookie)).headers.location).toBe('/facebook/id?fault=failed')
})

test('a linked account signs in with Facebook; an unlinked one is told so', async () => {
  const { token } = await fetchToken('facebook', { name: 'ลิงก์' })
  expect(await logIn(token)).toMatchObject({ status: 404, json: { code: 'facebook_not_linked' } })
  const person = await aPerson(fixture)
  expect((await link(person, token)).json.items).toMatchObject([{ provider: 'facebook', name: 'ลิงก์' }])
  const reply = await logIn(token)
  expect((await fixture.keys.read(reply.json.access_token, fixture.clock.now))?.sub).toBe(person.id)
})

test('a token of another app, an expired or a forged token proves nothing', async () => {
  const person = await aPerson(fixture)
  expect((await link(person, graph.newToken(somebody))).status).toBe(200)
  expect((await logIn(graph.newToken(somebody))).status).toBe(200)
  const seconds = Math.floor(fixture.clock.now.getTime() / 1000)
  const bad = [
    graph.newToken(somebody, { app: 'a-game' }),
    graph.newToken(somebody, { ends: seconds - 1 }),
    'made-up',
    'a.b',
  ]
  for (const token of bad) {
    for (const reply of [await logIn(token), await detail(token), await link(person, token)])
      expect(reply).toMatchObject({ status: 422, json: { code: 'facebook_token_dead' } })
  }
  expect(await send(null, contract.facebookDetail, {})).toMatchObject({ status: 422 })
})

test('an account that signs in only with LINE and Facebook keeps one of them, also when both are unlinked concurrently', async () => {
  for (let round = 0; round < 6; round++) {
    const person = await aPerson(fixture)
    const name = `ทางเดียว ${round}`
    const line = await fetchToken('line', { name })
    await send(person, contract.linkLine, { body: { token: line.token } }, { cookie: line.cookie })
    await link(person, graph.newToken(newLocalPerson(name, null)))
    await db.updateTable('user_account').set({ password_hash: null }).where('user_id', '=', person.id).execute()
    const replies = await Promise.all(
      (['line', 'facebook'] as const).map((provider) => send(person, contract.unlinkSocial, { body: { provider } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.json.code).toBe('last_way_in')
    const { json } = await send(person, contract.listSocialLinks, {})
    expect(json).toMatchObject({ items: [{ name }], has_password: false })
  }
})

test('two concurrent presses unlink once, notify once, and both succeed', async () => {
  const person = await aPerson(fixture)
  await link(person, graph.newToken(newLocalPerson('กดซ้ำ', null)))
  const body = { provider: 'facebook' } as const
  const replies = await Promise.all([1, 2, 3].map(() => send(person, contract.unlinkSocial, { body })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const mails = await db.selectFrom('mail').select('subject').where('user_id', '=', person.id).execute()
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['ยกเลิกการเชื่อม Facebook แล้ว', 'เชื่อม Facebook แล้ว'])
})
