import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { Progress } from '../basics/progress.tsx'
import { Scene } from '../basics/scene.tsx'
import { ItemCard } from '../journey/item-card.tsx'
import { LevelSteps } from '../journey/level-steps.tsx'
import { MissionCard } from '../journey/mission-card.tsx'
import { StateSign } from '../journey/state-sign.tsx'

test('a mission that nobody has joined shows no progress, one in progress shows it in words', () => {
  const card = (progress?: { done: number; of: number }) =>
    renderToStaticMarkup(
      <MissionCard world={3} thing="basket" title="เข้าใจกองทุน" progress={progress}>
        อ่าน 3 เรื่อง
      </MissionCard>,
    )
  expect(card()).not.toContain('class="progress"')
  expect(card({ done: 2, of: 3 })).toContain('2 จาก 3')
  expect(card({ done: 2, of: 3 })).toContain('data-w="3"')
})

test('progress uses the colours of a given world', () => {
  expect(renderToStaticMarkup(<Progress done={2} total={5} world={4} />)).toContain('<p class="progress" data-w="4">')
  expect(renderToStaticMarkup(<Progress done={2} total={5} />)).toContain('<p class="progress">')
})

test('a state is an icon and a word, never a colour alone', () => {
  for (const state of ['done', 'now', 'open', 'locked'] as const) {
    const html = renderToStaticMarkup(<StateSign state={state}>เปิดเมื่อจบเนินงอก</StateSign>)
    expect(html).toMatch(/<svg[^>]*aria-hidden/)
    expect(html).toContain('เปิดเมื่อจบเนินงอก')
  }
})

test('the steps of the levels tell in words which are passed and which is current', () => {
  const html = renderToStaticMarkup(
    <LevelSteps
      label="ห้าระดับ"
      steps={[
        { name: 'Rookie', needs: '0 แต้ม', gives: 'เริ่มที่นี่', state: 'done' },
        { name: 'Explorer', needs: '10 แต้ม', gives: '20.00 koin', state: 'now' },
        { name: 'Saver', needs: '30 แต้ม', gives: '50.00 koin', state: 'later' },
      ]}
    />,
  )
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
  for (const words of ['ผ่านแล้ว', 'คุณอยู่ที่นี่', 'ยังไม่ถึง']) expect(html).toContain(words)
})

test('a card of the store is one link with its price and its stock in words', () => {
  const html = renderToStaticMarkup(
    <ItemCard to="/store/1" name="หูฟังครอบหู" price={koin(129_000)} stock="มีของ" picture={null} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('1,290.00')
  expect(html).toContain('มีของ')
})

test('a scene is decorative unless it has a label', () => {
  expect(renderToStaticMarkup(<Scene near="near/quest.svg" />)).not.toContain('role="img"')
  const told = renderToStaticMarkup(<Scene near="footers/friends.svg" label="เพื่อนเดินกลับบ้าน" />)
  expect(told).toContain('role="img" aria-label="เพื่อนเดินกลับบ้าน"')
})
