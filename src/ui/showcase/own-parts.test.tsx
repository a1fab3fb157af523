import fs from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from '../basics/table.tsx'
import { TextField } from '../fields/field.tsx'

test('the parts of a table have no explicit role, since HTML gives them theirs and validators reject another', () => {
  const columns = [
    { key: 'name', label: 'ชื่อ', cell: (row: { name: string }) => row.name },
    { key: 'count', label: 'จำนวน', isNumber: true, cell: () => 1 },
  ]
  const html = renderToStaticMarkup(
    <DataTable
      caption="ตาราง"
      columns={columns}
      rows={[{ name: 'ก' }]}
      rowKey={({ name }) => name}
      foot={['รวม', 1]}
    />,
  )
  expect(html).toContain('<th scope="row">ก</th>')
  expect(html).not.toContain('role=')
})

test('an answer that is not right yet is not shown as a red error', () => {
  const html = renderToStaticMarkup(<TextField label="คำตอบ" error="ยังไม่ใช่" isYet />)
  expect(html).toContain('data-invalid="yet"')
  expect(renderToStaticMarkup(<TextField label="อีเมล" error="ใส่อีเมล" />)).toContain('data-invalid=""')
})

test('no screen uses the browser’s own bar or checkbox beside ours', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  // Chips are checkboxes that look like chips.
  const own = ['ui/fields/checkbox-field.tsx', 'features/identity/sign-up/web/profile/interests-field.tsx']
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const native = files.filter(
    (file) =>
      !own.includes(file) &&
      !file.endsWith('.test.tsx') &&
      /<(progress|meter)\b|<input[^>]*type="checkbox"/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(native).toEqual([])
})
