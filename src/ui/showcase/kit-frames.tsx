import { useState } from 'react'
import { useLocation } from 'react-router'
import { FocusFrame } from '../answers/focus-frame.tsx'
import { GameFrame } from '../answers/game-frame.tsx'
import { Verdict } from '../answers/verdict.tsx'
import { Button, LinkButton } from '../basics/button.tsx'
import { Link } from '../basics/link.tsx'
import { Progress } from '../basics/progress.tsx'
import { ChoiceGroup } from '../fields/choice.tsx'
import type { KitPlace } from './kit-part.tsx'

const here = '/dev/kit'
const choices = [
  { id: 'a', text: 'น้อยกว่า 110 บาท' },
  { id: 'b', text: '110 บาทพอดี' },
  { id: 'c', text: 'มากกว่า 110 บาท' },
]

/** What has the whole screen: a question with its verdict, right or not yet, and a game. The address says which is open. */
export function KitFrames({ at }: KitPlace) {
  const { hash } = useLocation()
  const open = hash.slice(1)
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {(['right', 'yet', 'game'] as const).map((which) => (
          <li key={which}>
            <LinkButton kind="line" size="small" to={`${here}#${at}-${which}`}>
              {{ right: 'คำถามที่ตอบถูก', yet: 'คำถามที่ยังไม่ถูก', game: 'เกม' }[which]}
            </LinkButton>
          </li>
        ))}
      </ul>
      {open === `${at}-right` || open === `${at}-yet` ? <Question key={open} isRight={open.endsWith('right')} /> : null}
      {open === `${at}-game` ? <Game /> : null}
    </>
  )
}

function Question({ isRight }: { isRight: boolean }) {
  const [isChecked, setChecked] = useState(false)
  return (
    <FocusFrame
      title="คำถามตัวอย่าง"
      leaveTo={here}
      at={1}
      isChecked={isChecked}
      world={3}
      progress={<Progress done={1} total={3} label="ข้อ" isUnderWay />}
      foot={
        isChecked ? (
          <Verdict
            isRight={isRight}
            title={isRight ? 'ใช่เลย' : 'ยังไม่ใช่ แต่ใกล้มาก'}
            reason="ดอกเบี้ยของปีก่อนได้ดอกเบี้ยด้วย จึงได้มากกว่า 110 บาท ปีที่ห้ามี 110.41 บาท ยิ่งนานยิ่งต่างจากแบบไม่ทบต้น เพราะฐานที่คิดดอกเบี้ยโตขึ้นทุกปี"
            others="คนที่ตอบข้อนี้ 32 คนตอบถูก"
            action={
              <LinkButton to={here} isWide>
                ข้อต่อไป
              </LinkButton>
            }
          />
        ) : (
          <div className="focus-act">
            <div className="focus-row">
              <Button isWide onClick={() => setChecked(true)}>
                ตรวจคำตอบ
              </Button>
            </div>
          </div>
        )
      }
    >
      <ChoiceGroup
        name="frame"
        heading="h2"
        question="ฝาก 100 บาท ดอกเบี้ยทบต้น 2 % ต่อปี ครบ 5 ปีมีเงินเท่าไร"
        choices={choices}
        chosen={isRight ? 'c' : 'a'}
        right={isChecked ? 'c' : null}
        onChoose={() => {}}
      />
    </FocusFrame>
  )
}

function Game() {
  return (
    <GameFrame
      title="เกมตัวอย่าง"
      how={['ออกจากเกมแล้วจะมีคำถาม', 'ที่นี่ปิดได้เลย']}
      isOn
      leaveAbout="รอบนี้จะไม่นับ"
      className="stack"
    >
      <p className="p-4">
        <Link to={here} className="tap">
          ปิดเกมตัวอย่าง
        </Link>
      </p>
    </GameFrame>
  )
}
