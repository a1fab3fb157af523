// What an act moved stands below its result (decision 0025): every kind of activity that a mission may count.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { activityKinds } from '#app/features.ts'
import { afterActs } from '../support/after-acts.ts'

test('every kind that a mission may count has words, and a page where it is done; clothes are none', () => {
  for (const { name, words } of activityKinds.values()) {
    if (name === 'wardrobe.thing.bought') {
      expect(words).toBeNull()
      continue
    }
    expect([name, words?.activity, words?.unit]).toEqual([
      name,
      expect.stringMatching(/[ก-๛]/),
      expect.stringMatching(/[ก-๛]/),
    ])
    expect(words?.href).toMatch(/^\//)
  }
})

test('every act that a mission may count shows below its result what it moved', () => {
  for (const { name, words } of activityKinds.values()) {
    if (!words) continue
    const file = afterActs[name]
    expect([name, file], 'name its file in tests/after-acts.ts of the feature').not.toEqual([name, undefined])
    if (!file) continue
    const source = fs.readFileSync(file, 'utf8')
    expect([name, source.includes('<AfterAct ')]).toEqual([name, true])
  }
})
