import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { openSocialFixture } from '#tests/fixtures/social.ts'
import * as contract from '../contract.ts'

// LINE signs ID tokens for browsers with the channel's secret.
const fixture = await openSocialFixture({ algorithm: 'HS256' })
const { send, db, fetchToken, travel, get } = fixture

test("an ID token signed with the channel's secret, as LINE does for browsers, is valid", async () => {
  const person = await aPerson(fixture)
  const { token, cookie } = await fetchToken('line', { name: 'เว็บ' })
  expect(JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).alg).toBe('HS256')
  expect((await send(person, contract.linkLine, { body: { token } }, { cookie })).status).toBe(200)
})

test('while the providers are unavailable every step says so in Thai, and nothing changes', async () => {
  const person = await aPerson(fixture)
  const line = await travel('line', { name: 'ล่ม' })
  const late = await travel('facebook', { name: 'ล่ม' })
  const facebook = await fetchToken('facebook', { name: 'ล่ม' })
  await fixture.providers.close()
  expect((await get(line.answer, line.cookie)).headers.location).toBe('/line/id?fault=unavailable')
  expect((await get(late.answer, late.cookie)).headers.location).toBe('/facebook/id?fault=unavailable')
  const body = { token: facebook.token }
  for (const reply of [
    await send(null, contract.loginFacebook, { body }),
    await send(person, contract.linkFacebook, { body }),
    await send(null, contract.facebookDetail, {}, { authorization: `Bearer ${facebook.token}` }),
  ])
    expect(reply).toMatchObject({
      status: 503,
      json: { code: 'facebook_unavailable', detail: expect.stringContaining('ติดต่อ Facebook ไม่ได้ ยังไม่มีอะไรเปลี่ยน') },
    })
  expect(await db.selectFrom('social_link').selectAll().where('user_id', '=', person.id).execute()).toEqual([])
})
