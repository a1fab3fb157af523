import { useState } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ChoiceGroup } from './choice.tsx'
import { Feedback } from './feedback.tsx'
import { KitSection } from './kit-section.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { OrderingList } from './ordering-list.tsx'
import { Progress } from './progress.tsx'
import { ThaiText } from './thai-text.tsx'

const choices = [
  { id: 'a', text: '1,100' },
  { id: 'b', text: '1,200' },
  { id: 'c', text: '1,210' },
]
const question = <ThaiText>ฝาก 1,000| ได้ดอกเบี้ยทบต้น| 10 % ต่อปี| ครบ 2 ปี| มีเงินเท่าไร</ThaiText>
const steps = [
  { id: 'need', text: 'จดว่าต้องใช้เงินกับอะไร' },
  { id: 'save', text: 'แบ่งเงินออมออกมาก่อน' },
  { id: 'buy', text: 'ซื้อของที่อยากได้ด้วยเงินที่เหลือ' },
]

/** Questions, before and after checking. */
export function KitAnswers() {
  const [chosen, setChosen] = useState<string | null>('b')
  const [isChecked, setChecked] = useState(false)
  const [order, setOrder] = useState(['buy', 'need', 'save'])
  const [answer, setAnswer] = useState('')
  return (
    <KitSection title="คำถาม">
      <Card tone="play" aria-label="ข้อที่เลือกแล้ว" className="grid gap-4">
        <Progress label="ข้อ" done={1} total={3} isUnderWay />
        <ChoiceGroup
          name="live"
          heading="h3"
          question={question}
          choices={choices}
          chosen={chosen}
          onChoose={setChosen}
          onCheck={() => setChecked(true)}
          right={isChecked ? 'c' : null}
        />
        <Button isWide onClick={() => setChecked(true)} offReason={chosen ? null : 'เลือกคำตอบก่อน'}>
          ตรวจคำตอบ
        </Button>
      </Card>
      <Card tone="play" aria-label="ข้อที่ตรวจแล้ว">
        <ChoiceGroup
          name="yet"
          heading="h3"
          question={question}
          choices={choices}
          chosen="b"
          right="c"
          onChoose={() => {}}
        />
        <Feedback
          isRight={false}
          title="ยังไม่ใช่ แต่ใกล้มาก"
          action={<Button isWide>ไปข้อต่อไป</Button>}
          link={
            <a className="tap text-13" href="/x">
              อ่านเรื่องดอกเบี้ยทบต้น
            </a>
          }
        >
          ปีที่สองคิดดอกเบี้ยจาก 1,100 ไม่ใช่ 1,000 จึงได้เพิ่มอีก 110
        </Feedback>
      </Card>
      <Card tone="play" aria-label="เรียงลำดับ" className="grid gap-4">
        <h3 id="order-q">เรียงสิ่งที่ควรทำก่อนไปหลัง</h3>
        <OrderingList items={steps} order={order} onOrder={setOrder} labelledBy="order-q" />
        <h3 id="order-r">ตรวจแล้ว</h3>
        <OrderingList
          items={steps}
          order={['need', 'buy', 'save']}
          right={['need', 'save', 'buy']}
          onOrder={() => {}}
          labelledBy="order-r"
        />
      </Card>
      <Card tone="play" aria-label="ตอบเป็นตัวเลข">
        <NumberAnswer
          name="number"
          label={question}
          hint="ใส่ตัวเลขอย่างเดียว"
          unit="บาท"
          answer={answer}
          onAnswer={setAnswer}
        />
        <div className="mt-6">
          <NumberAnswer
            name="number-right"
            label="ตรวจแล้ว"
            unit="บาท"
            answer="1,200"
            onAnswer={() => {}}
            checked={{ right: '1,210', isRight: false }}
          />
        </div>
        <Feedback isRight title="ใช่เลย" action={<Button isWide>ดูผล</Button>}>
          ดอกเบี้ยทบต้นทำให้ปีที่สองได้เพิ่มมากกว่าปีแรก
        </Feedback>
      </Card>
    </KitSection>
  )
}
