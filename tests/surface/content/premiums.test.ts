// What the content checker finds in the premiums of the store.

import { expect, test } from 'vitest'
import type { PremiumContent } from '#features/store/premiums/content.ts'
import type { PremiumType } from '#features/store/premiums/contract.ts'
import { premiumTypes } from '#features/store/premiums/contract.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import { content, plant } from '../../support/content-faults.ts'

test('a premium without its picture, that presses, names a brand, hides that it is made up or says too little is found', () => {
  const at = (type: PremiumType) => content.premiums.findIndex((one) => one.type === type)
  const key = (type: PremiumType) => content.premiums[at(type)]!.key
  const change = (type: PremiumType, by: (one: PremiumContent) => void) =>
    plant((copy) => by(copy.premiums[at(type)]!)).filter((one) => one !== 'coverage')
  expect(change('physical', (one) => (one.art = 'no-such'))).toEqual([`art ${key('physical')}`])
  expect(change('physical', (one) => one.gallery.push({ art: 'no-such', alt: 'ด้านข้าง' }))).toEqual([
    `art ${key('physical')}`,
  ])
  expect(plant((copy) => (copy.premiums[1]!.art = copy.premiums[0]!.art))).toEqual([`art ${content.premiums[1]!.key}`])
  expect(plant((copy) => (copy.premiums[1]!.key = copy.premiums[0]!.key))).toEqual([
    `duplicate ${content.premiums[0]!.key}`,
  ])
  for (const words of ['เหลือน้อยแล้ว', 'รีบแลกเลย', 'ชิ้นสุดท้าย', 'ห้ามพลาด', 'ลุ้นรับ', 'จำนวนจำกัด'])
    expect(change('physical', (one) => (one.banner = words))).toEqual([`pressure ${key('physical')}`])
  expect(change('physical', (one) => (one.banner = 'ไม่ต้องรีบ'))).toEqual([])
  expect(change('physical', (one) => (one.title = 'ขวดน้ำ Brandname'))).toEqual([`brand ${key('physical')}`])
  expect(change('physical', (one) => (one.description[0] = 'เงิน'.repeat(21)))).toEqual([`length ${key('physical')}`])
  expect(change('physical', (one) => (one.description[1] = 'ขวดสีส้ม'))).toEqual([`description ${key('physical')}`])
  expect(change('voucher', (one) => one.description.pop())).toContain(`description ${key('voucher')}`)
  expect(change('code', (one) => (one.how_to_use = 'กรอกในร้าน'))).toEqual([`made-up ${key('code')}`])
  expect(change('charity', (one) => (one.charity!.partner = 'บ้านริมน้ำ'))).toEqual([`made-up ${key('charity')}`])
  expect(change('physical', (one) => (one.price = 10_000))).toEqual([`tax ${key('physical')}`])
  expect(change('code', (one) => (one.price = 10_000))).toEqual([`tax ${key('code')}`])
  expect(change('code', (one) => (one.summary = content.premiums[0]!.summary))).toEqual([
    `near-duplicate ${key('code')}`,
  ])
})

test('a shop that lacks a type, a band of prices, either end of them or a state is found', () => {
  const only = (save: (one: PremiumContent) => boolean) => (copy: Content) => {
    copy.premiums = copy.premiums.filter(save)
  }
  const each = (by: (one: PremiumContent) => void) => (copy: Content) => copy.premiums.forEach(by)
  // Missions and prizes miss their gifts too.
  for (const type of premiumTypes) expect(plant(only((one) => one.type !== type))).toContain('coverage')
  expect(plant(only((one) => one.price > 15))).toContain('coverage')
  expect(plant(only((one) => one.price < 5_000))).toContain('coverage')
  expect(plant(each((one) => (one.price = Math.min(one.price, 9_980))))).toEqual(['coverage'])
  expect(plant(each((one) => (one.stock ||= 1)))).toEqual(['coverage'])
  expect(plant(each((one) => (one.window = { from: 0, until: null })))).toEqual(['coverage'])
})
