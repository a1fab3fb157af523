import { useState } from 'react'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import { SelectField, TextAreaField, TextField } from '../fields/field.tsx'
import { fieldId } from '../fields/field-id.ts'
import { PasswordField, StrengthMeter } from '../fields/password-field.tsx'
import { PlainForm } from '../fields/plain-form.tsx'
import { SegmentField } from '../fields/segment-field.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import type { KitPlace } from './kit-part.tsx'

const provinces = ['กรุงเทพมหานคร', 'เชียงใหม่', 'ขอนแก่น', 'สงขลา'].map((name) => ({ value: name, label: name }))
const spans: readonly string[] = ['1 เดือน', '1 ปี', '5 ปี']
const wrong = {
  amount: 'ใส่จำนวนตั้งแต่ 100.00 koin',
  birth: 'วันเกิดนี้ไม่มีในปฏิทิน ดูวันกับเดือนอีกครั้ง',
  agree: 'ติ๊กช่องนี้เพื่อสมัคร',
}

/** Every kind of field at rest: empty, filled, optional, off. */
export function KitFields({ at }: KitPlace) {
  const [months, setMonths] = useState(24)
  const [span, setSpan] = useState('1 ปี')
  return (
    <Card as="div">
      <PlainForm className="grid gap-5">
        <TextField label="ชื่อเล่น" name={`nick-${at}`} placeholder="เช่น มายด์" />
        <TextField
          label="ชื่อที่ใช้ในเว็บ ซึ่งเพื่อนทุกคนในคลับและคนที่อ่านโพสต์ของคุณจะเห็น"
          hint="ไม่ต้องใช้ชื่อจริง เปลี่ยนได้ 30 วันครั้ง ใช้ตัวอักษรไทย อังกฤษ และตัวเลขได้"
          name={`alias-${at}`}
          defaultValue="ปี๊บฎุฏฐี้ผู้รู้เรื่องเงิน"
        />
        <PasswordField
          label="รหัสผ่าน"
          name={`password-${at}`}
          autoComplete="new-password"
          hint="ยาว 8 ตัวขึ้นไป ใช้ประโยคสั้น ๆ ก็ได้"
          defaultValue="kinkhaowduaikan"
          meter={<StrengthMeter level={3} word="เดายาก" />}
        />
        <SelectField label="จังหวัด" name={`province-${at}`} options={provinces} placeholder="เลือกจังหวัด" isOptional />
        <TextAreaField label="บอกเราเพิ่ม" name={`more-${at}`} isOptional />
        <SliderField label="ฝากนาน" value={months} onChange={setMonths} min={1} max={60} step={1} unit="เดือน" />
        <SegmentField
          label="ช่วงเวลา"
          options={spans.map((span) => ({ value: span, label: span }))}
          value={span}
          onChange={setSpan}
        />
        <TextField label="โรงเรียน" name={`school-${at}`} disabled defaultValue="โรงเรียนตัวอย่างวิทยา" />
        <CheckboxField label="จำฉันไว้ในเครื่องนี้" name={`remember-${at}`} defaultChecked />
        <fieldset>
          <legend className="field-label">ซื้อแบบไหน</legend>
          <CheckboxField type="radio" label="รายเดือน" name={`kind-${at}`} defaultChecked value="1" />
          <CheckboxField type="radio" label="ครั้งเดียว" name={`kind-${at}`} value="2" />
        </fieldset>
      </PlainForm>
    </Card>
  )
}

/** Several fields that are wrong, with the summary on top; the button brings the focus there. */
export function KitErrors({ at }: KitPlace) {
  const [attempt, setAttempt] = useState(0)
  const errors = Object.entries(wrong).map(([name, message]) => ({ id: fieldId(`${name}-${at}`), message }))
  return (
    <Card as="div">
      <PlainForm className="grid gap-5">
        <ErrorSummary errors={errors} attempt={attempt} />
        <TextField
          label="ฝากเท่าไร"
          hint="มี 1,234.50 koin"
          error={wrong.amount}
          name={`amount-${at}`}
          unit="koin"
          inputMode="decimal"
          defaultValue="50"
        />
        <DateField label="วันเกิด" name={`birth-${at}`} defaultValue="2011-02-31" error={wrong.birth} />
        <CheckboxField
          label="อ่านและเข้าใจนโยบายข้อมูลส่วนบุคคลแล้ว"
          name={`agree-${at}`}
          error={wrong.agree}
          hint="ถอนได้ทุกเมื่อในหน้าโปรไฟล์"
        />
        <Button isWide onClick={() => setAttempt(attempt + 1)}>
          ฝาก 50.00 koin
        </Button>
      </PlainForm>
    </Card>
  )
}

/** The date field: empty, filled and optional; its wrong state is among the errors. */
export function KitDates({ at }: KitPlace) {
  return (
    <Card as="div">
      <PlainForm className="grid gap-5">
        <DateField label="วันเกิด" name={`born-${at}`} />
        <DateField label="วันเกิด" name={`bday-${at}`} defaultValue="2011-04-13" hint="ใช้คิดอายุเท่านั้น คนอื่นไม่เห็น" />
        <DateField label="วันที่อยากได้ของ" name={`goal-${at}`} defaultValue="2026-12-26" isOptional />
      </PlainForm>
    </Card>
  )
}
