import { useState } from 'react'
import { Feedback } from '../answers/feedback.tsx'
import { NumberAnswer } from '../answers/number-answer.tsx'
import { OrderingList } from '../answers/ordering-list.tsx'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { type Choice, ChoiceGroup } from '../fields/choice.tsx'
import { ThaiText } from '../reading/thai-text.tsx'
import type { KitPlace } from './kit-part.tsx'

const short: Choice[] = [
  { id: 'a', text: '1,100' },
  { id: 'b', text: '1,200' },
  { id: 'c', text: '1,210' },
]
const long: Choice[] = [
  { id: 'a', text: 'ซื้อเลย เพราะลดราคาวันนี้วันเดียว ถ้าช้ากว่านี้ปู่ที่ตู้กดน้ำก็บอกว่าหมดแน่' },
  { id: 'b', text: 'รอดูก่อน' },
  { id: 'c', text: 'จดราคาไว้ เทียบกับอีกสองร้าน แล้วดูว่าเงินที่กันไว้ซื้อของพอหรือยัง' },
  { id: 'd', text: 'ยืมเพื่อน' },
  { id: 'e', text: 'ปี๊บฎุฏฐี้' },
]
const question = <ThaiText>ฝาก 1,000| ได้ดอกเบี้ยทบต้น| 10 % ต่อปี| ครบ 2 ปี| มีเงินเท่าไร</ThaiText>
const steps = [
  { id: 'need', text: 'จดว่าต้องใช้เงินกับอะไร' },
  { id: 'save', text: 'แบ่งเงินออมออกมาก่อน' },
  { id: 'buy', text: 'ซื้อของที่อยากได้ด้วยเงินที่เหลือ' },
]
const rest = () => {}

/** A question at rest (try the keys), chosen, and checked: right, yet and dim. */
export function KitChoices({ at }: KitPlace) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  return (
    <>
      <Card as="div" className="grid gap-4">
        <ChoiceGroup
          name={`live-${at}`}
          heading="h3"
          question={question}
          choices={long}
          chosen={chosen}
          onChoose={setChosen}
          onCheck={() => setChecked(true)}
          right={isChecked ? 'c' : null}
        />
        <Button isWide onClick={() => setChecked(true)} offReason={chosen ? null : 'เลือกคำตอบก่อน'}>
          ตรวจคำตอบ
        </Button>
      </Card>
      <Card as="div">
        <ChoiceGroup name={`set-${at}`} heading="h3" question={question} choices={short} chosen="b" onChoose={rest} />
      </Card>
      <Card as="div">
        <ChoiceGroup
          name={`yet-${at}`}
          heading="h3"
          question={question}
          choices={long}
          chosen="a"
          right="c"
          onChoose={rest}
        />
      </Card>
    </>
  )
}

/** What follows a checked answer: right and not yet. */
export function KitFeedback() {
  return (
    <>
      <Card as="div">
        <Feedback isRight title="ใช่เลย" action={<Button isWide>ดูผล</Button>}>
          ดอกเบี้ยทบต้นทำให้ปีที่สองได้เพิ่มมากกว่าปีแรก
        </Feedback>
      </Card>
      <Card as="div">
        <Feedback
          isRight={false}
          title="ยังไม่ใช่ แต่ใกล้มาก"
          action={<Button isWide>ไปข้อต่อไป</Button>}
          link={
            <a className="tap text-13" href="/">
              อ่านเรื่องดอกเบี้ยทบต้น
            </a>
          }
        >
          ปีที่สองคิดดอกเบี้ยจาก 1,100 ไม่ใช่ 1,000 จึงได้เพิ่มอีก 110 ปู่เก็บไว้ในปี๊บฎุฏฐี้จึงไม่ได้ดอกเบี้ยเลย
        </Feedback>
      </Card>
    </>
  )
}

/** Answers that are no choice: an order and a number, open and checked. */
export function KitAnswers({ at }: KitPlace) {
  const [order, setOrder] = useState(['buy', 'need', 'save'])
  const [answer, setAnswer] = useState('')
  return (
    <Card as="div" className="grid gap-4">
      <h4 id={`order-${at}`}>เรียงสิ่งที่ควรทำก่อนไปหลัง</h4>
      <OrderingList items={steps} order={order} onOrder={setOrder} labelledBy={`order-${at}`} />
      <h4 id={`ordered-${at}`}>เรียงแล้ว</h4>
      <OrderingList
        items={steps}
        order={['need', 'buy', 'save']}
        right={['need', 'save', 'buy']}
        onOrder={rest}
        labelledBy={`ordered-${at}`}
      />
      <NumberAnswer
        name={`number-${at}`}
        label={question}
        hint="ใส่ตัวเลขอย่างเดียว"
        unit="บาท"
        answer={answer}
        onAnswer={setAnswer}
      />
      <NumberAnswer
        name={`right-${at}`}
        label="ตอบแล้ว"
        unit="บาท"
        answer="1,200"
        onAnswer={rest}
        checked={{ right: '1,210', isRight: false }}
      />
    </Card>
  )
}
