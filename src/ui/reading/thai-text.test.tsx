import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { wordsOfName } from './short-phrase.ts'
import { ThaiText } from './thai-text.tsx'

const show = (text: string, save?: string[]) =>
  renderToStaticMarkup(<ThaiText {...(save && { save })}>{text}</ThaiText>).replaceAll(' class="nb"', '')

describe('ThaiText', () => {
  it('allows line breaks only at the bars', () => {
    expect(show('เงินก้อนเล็ก|ที่งอกต่อเองได้')).toBe('<span>เงินก้อนเล็ก</span><wbr/><span>ที่งอกต่อเองได้</span>')
  })

  it('writes no wbr beside a space, which crashes Chromium under text-wrap: pretty', () => {
    expect(show('ดอกเบี้ยทบต้น| เงินก้อนเล็ก')).toBe('<span>ดอกเบี้ยทบต้น</span> <span>เงินก้อนเล็ก</span>')
    expect(show('ฝาก 1,000 |ได้ดอกเบี้ย')).toBe('<span>ฝาก 1,000</span> <span>ได้ดอกเบี้ย</span>')
  })

  it('allows breaks in a phrase of more than 16 letters, marks not counted', () => {
    const sixteen = 'ปี๊'.repeat(8)
    expect(show(`${sixteen}|ก`)).toContain(`<span>${sixteen}</span>`)
    expect(show('ไปตลาดนัดหลังเลิกเรียนกับเพื่อน|ก')).toContain('ไปตลาดนัดหลังเลิกเรียนกับเพื่อน<wbr/>')
  })

  it('keeps terms, a number with its unit, and dates together', () => {
    expect(show('ได้ดอกเบี้ยทบต้น 10 % ต่อปี')).toBe('ได้<span>ดอกเบี้ยทบต้น</span> <span>10 %</span> ต่อปี')
    expect(show('ราคา 1,200.00 koin ถึง 21 พ.ย. 2569')).toBe(
      'ราคา <span>1,200.00 koin</span> ถึง <span>21 พ.ย. 2569</span>',
    )
    expect(show('สอบปลายภาค พ.ย. 2569 – เม.ย. 2570')).toBe('สอบปลายภาค <span>พ.ย. 2569 – เม.ย. 2570</span>')
    expect(show('ขาดทุน −3 % แล้ว')).toBe('ขาดทุน <span>−3 %</span> แล้ว')
  })

  it('keeps the given names together, whatever characters they contain', () => {
    expect(show('ร้านของ A+ (ใหม่)', ['A+ (ใหม่)'])).toBe('ร้านของ <span>A+ (ใหม่)</span>')
  })

  it('keeps the words of a name whole, which browsers break in the middle', () => {
    const name = 'กองทุนจำลอง หุ้นโลกทั้งใบ'
    expect(show(name, wordsOfName(name))).toBe('<span>กองทุนจำลอง</span> <span>หุ้นโลกทั้งใบ</span>')
    expect(wordsOfName('ยาวเกินกว่าหนึ่งบรรทัดของโทรศัพท์')).toEqual([])
    expect(show('ผลครั้งล่าสุด ระดับพื้นฐาน')).toBe('ผลครั้งล่าสุด ระดับ<span>พื้นฐาน</span>')
  })

  it('leaves plain text unchanged', () => expect(show('สวัสดี')).toBe('สวัสดี'))

  it('shows markup as text', () => expect(show('<b>|<i>')).toBe('<span>&lt;b&gt;</span><wbr/><span>&lt;i&gt;</span>'))
})
