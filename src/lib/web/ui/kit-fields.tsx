import { useState } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SelectField, TextAreaField, TextField } from './field.tsx'
import { fieldId } from './field-id.ts'
import { KitSection } from './kit-section.tsx'
import { PasswordField, StrengthMeter } from './password-field.tsx'

const provinces = ['กรุงเทพมหานคร', 'เชียงใหม่', 'ขอนแก่น', 'สงขลา'].map((name) => ({ value: name, label: name }))

/** Fields, rest and wrong. */
export function KitFields() {
  const [attempt, setAttempt] = useState(0)
  const errors = [
    { id: fieldId('kitAmount'), message: 'ใส่จำนวนตั้งแต่ 100.00 koin' },
    { id: fieldId('kitBirth'), message: 'วันเกิดนี้ไม่มีในปฏิทิน ดูวันกับเดือนอีกครั้ง' },
  ]
  return (
    <KitSection title="ช่องกรอก">
      <Card as="div" className="grid gap-5">
        <TextField label="ชื่อที่ใช้ในเว็บ" hint="เพื่อนเห็นชื่อนี้ ไม่ต้องใช้ชื่อจริง" name="kitAlias" defaultValue="ปี๊บปลากัดผู้รู้" />
        <PasswordField
          label="รหัสผ่าน"
          name="kitPassword"
          autoComplete="new-password"
          hint="ยาว 8 ตัวขึ้นไป ใช้ประโยคสั้น ๆ ก็ได้"
          defaultValue="kinkhaowduaikan"
          meter={<StrengthMeter level={3} word="เดายาก" />}
        />
        <DateField label="วันเกิด" name="kitBirthday" defaultValue="2011-04-13" autoComplete="bday" />
        <SelectField label="จังหวัด" name="kitProvince" options={provinces} placeholder="เลือกจังหวัด" isOptional />
        <TextField label="โรงเรียน" name="kitSchool" disabled defaultValue="โรงเรียนตัวอย่างวิทยา" />
      </Card>
      <Card as="div" tone="money" className="grid gap-5">
        <ErrorSummary errors={errors} attempt={attempt} />
        <TextField
          label="ฝากเท่าไร"
          hint="มี 1,234.50 koin"
          error="ใส่จำนวนตั้งแต่ 100.00 koin"
          name="kitAmount"
          unit="koin"
          inputMode="decimal"
          defaultValue="50"
        />
        <DateField label="วันเกิด" name="kitBirth" defaultValue="2011-02-31" error="วันเกิดนี้ไม่มีในปฏิทิน ดูวันกับเดือนอีกครั้ง" />
        <TextAreaField label="บอกเราเพิ่ม" name="kitMore" isOptional />
        <CheckboxField label="จำฉันไว้ในเครื่องนี้" name="kitRemember" defaultChecked />
        <CheckboxField
          label="อ่านและเข้าใจนโยบายข้อมูลส่วนบุคคลแล้ว"
          name="kitAgree"
          error="ติ๊กช่องนี้เพื่อสมัคร"
          hint="ถอนได้ทุกเมื่อในหน้าโปรไฟล์"
        />
        <div>
          <CheckboxField type="radio" label="รายเดือน" name="kitKind" defaultChecked value="1" />
          <CheckboxField type="radio" label="ครั้งเดียว" name="kitKind" value="2" />
        </div>
        <Button isWide onClick={() => setAttempt(attempt + 1)}>
          ฝาก 50.00 koin
        </Button>
      </Card>
    </KitSection>
  )
}
