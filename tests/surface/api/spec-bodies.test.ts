// The queries and bodies that SPEC.md and product/*.md name are taken as they stand: no contract asks for more. What our own
// screens send beside them (a price, a day that was seen) may guard, and may not be asked for.
import { expect, test } from 'vitest'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed()
const id = '0193a2b4-0000-7000-8000-000000000001'

/** Method and path, the query, and the body where one is named. */
const named: [call: string, query: Record<string, string>, body?: unknown][] = [
  ['POST /api/login/line', { token: 'x.y.z' }],
  ['POST /api/logout', {}, {}],
  ['GET /v2/api/register/check', { email: 'nok@example.org' }],
  ['GET /v2/api/home', {}],
  ['GET /v2/api/home/posts', {}],
  ['GET /v2/api/home/premiums', {}],
  ['GET /v2/api/user/get', {}],
  ['GET /v2/api/user/objective', {}],
  ['GET /v2/api/post/myPosts', { page: '1', limit: '10' }],
  ['GET /v2/api/store/history', { page: '1', limit: '10' }],
  ['GET /v2/api/superQuest/premiumGiftHistory', { page: '1', limit: '10' }],
  ['GET /v2/api/user/koins', { page: '1', limit: '10' }],
  ['GET /v2/api/user/skills', { page: '1', limit: '10' }],
  ['GET /v2/api/policy', {}],
  ['GET /v2/api/post/detail', { order: 'new', tag: 'ออม', keyword: 'เงิน', page: '1' }],
  ['GET /v2/api/post/search', { keyword: 'เงิน', page: '1' }],
  ['GET /v2/api/post/show', { id }],
  ['GET /v2/api/post/get', { id }],
  ['POST /v2/api/post/delete', {}, { id }],
  ['POST /v2/api/post/delete', { id }],
  ['POST /v2/api/post/publish', { id }],
  ['POST /v2/api/post/like', { id }],
  ['POST /v2/api/post/unlike', { id }],
  ['GET /v2/api/quiz/daily', {}],
  ['GET /v2/api/quiz/monthly', {}],
  ['GET /v2/api/quiz/finalExam', {}],
  ['GET /v2/api/game', {}],
  ['GET /v2/api/game/getQuotaHangman', {}],
  ['GET /v2/api/game/resultVisualDecoder', {}],
  ['POST /v2/api/game/playCatchMe', {}, {}],
  ['POST /v2/api/game/playHangman', {}, {}],
  ['POST /v2/api/game/playVisualDecoder', {}, {}],
  ['POST /v2/api/game/skipVisualDecoder', {}, {}],
  ['POST /v2/api/game/playCrossword', {}, {}],
  ['GET /v2/api/superhero', {}],
  ['GET /v2/api/superhero/posts', { page: '1', limit: '10' }],
  ['GET /v2/api/superhero/users', { year: '2026', page: '1', limit: '10' }],
  ['GET /v2/api/superhero/detail', { id }],
  ['GET /v2/api/event/upcoming', { fromMonth: '11', fromYear: '2026', toMonth: '12', toYear: '2026' }],
  ['GET /v2/api/event/detail', { id }],
  ['POST /v2/api/event/join', { id, useVoucher: 'true' }],
  ['POST /v2/api/event/cancel', { id }],
  ['GET /v2/api/bank/accounts', {}],
  ['POST /v2/api/bank/openFixed', {}, { term: 3, amount: 10_000, atMaturity: 'wallet' }],
  ['POST /v2/api/bank/closeFixed', {}, { id }],
  ['POST /v2/api/bank/openThaweesup', {}, { monthly: 5_000 }],
  ['POST /v2/api/bank/closeThaweesup', {}, { id }],
  ['POST /v2/api/bank/buyFund', {}, { code: 'SIM-CASH', amount: 10_000 }],
  ['POST /v2/api/bank/sellFund', {}, { code: 'SIM-CASH', amount: 10_000 }],
  ['POST /v2/api/bank/sellFund', {}, { code: 'SIM-CASH', units: 10_000 }],
  ['POST /v2/api/bank/sellFund', {}, { code: 'SIM-CASH', all: true }],
  ['GET /v2/api/bank/detailFund', { type: 'SIM-CASH' }],
  ['GET /v2/api/bank/searchFund', { type: 'all', page: '1', limit: '10' }],
  ['GET /v2/api/bank/searchFund', { type: '5', page: '1', limit: '10' }],
  ['GET /v2/api/store', { page: '1', limit: '10' }],
  ['GET /v2/api/store/detail', { id }],
  ['POST /v2/api/store/buy', {}, { id, quantity: 1 }],
  ['GET /v2/api/video', { page: '1' }],
  ['GET /v2/api/video/detail', { id }],
  ['POST /v2/api/video/view', { id }],
  ['POST /v2/api/video/like', { id }],
  ['POST /v2/api/video/unlike', { id }],
  ['GET /v2/api/mutualFundRiskAssessment/takeRiskAssessment', {}],
  ['GET /v2/api/mutualFundPlan/{id}', { id }],
  ['GET /v2/api/mutualFundAccount/getMutualFund', {}],
  ['GET /v2/api/mutualFundAccount/getMutualFundDetail', { accountId: id }],
  ['POST /v2/api/mutualFundAccount/buyMutualFund', {}, { accountId: id, amount: 10_000 }],
  ['POST /v2/api/mutualFundAccount/saleMutualFund', {}, { accountId: id, amount: 10_000 }],
  ['POST /v2/api/mutualFundAccount/saleMutualFund', {}, { accountId: id, percent: 50 }],
  ['POST /v2/api/mutualFundAccount/saleMutualFund', {}, { accountId: id, close: true }],
  ['POST /v2/api/mutualFundAccount/adjustMutualFund', {}, { accountId: id, monthly: 10_000 }],
  ['POST /v2/api/mutualFundAccount/acceptNotifications', {}, {}],
  ['POST /v2/api/mutualFundAccount/getChangedTargetValue', {}, { accountId: id }],
  ['GET /v2/api/mutualFundAccount/getNotifications', {}],
  ['GET /v2/api/news/robo', {}],
  ...['landingPage', 'monthlyMissions', 'rules', 'missions', 'joinMissions', 'joinMissionRewards'].map(
    (name): [string, Record<string, string>] => [`GET /v2/api/superQuest/${name}`, {}],
  ),
  ['GET /v2/api/superQuestKrazyDay/get', {}],
  ['GET /v2/api/superQuestUserLevel/get', {}],
]

test.each(named)('%s takes %o %o as it is specified', (call, query, body) => {
  const [method, path] = call.split(' ')
  const found = fixture.routes.find(({ spec }) => spec.method === method && spec.path === path)
  expect(found, call).toBeDefined()
  const { spec } = found!
  const problems = [spec.query?.safeParse(query), body === undefined ? undefined : spec.body?.safeParse(body)]
  expect(problems.flatMap((result) => (result && !result.success ? result.error.issues : []))).toEqual([])
})
