import type { DocumentTree } from '#lib/document.ts'
import { Card } from '../basics/card.tsx'
import { KoinCalculator } from '../charts/koin-calculator.tsx'
import { DocumentContents, DocumentView } from '../reading/document-view.tsx'
import { Term } from '../reading/term.tsx'

const text = (words: string) => ({ type: 'text' as const, text: words })
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] })
const heading = (words: string, level: 2 | 3 = 2) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [text(words)],
})

const tree: DocumentTree = {
  type: 'doc',
  content: [
    paragraph('ฝากเงิน 1,000 ไว้เฉย ๆ ปีแรกได้ดอกเบี้ยนิดเดียว แต่ถ้าไม่ถอนออกมา ปีต่อไปดอกเบี้ยก้อนนั้นจะช่วยทำงานด้วย'),
    {
      type: 'paragraph',
      content: [
        text('เราเรียกแบบนี้ว่า '),
        { type: 'text', text: 'ดอกเบี้ยทบต้น', marks: [{ type: 'bold' }] },
        text(' คือดอกเบี้ยที่คิดจากเงินต้นรวมกับดอกเบี้ยที่ได้มาแล้ว อ่านต่อที่'),
        { type: 'text', text: 'เรื่องเงินเฟ้อ', marks: [{ type: 'link', attrs: { href: '/post/2' } }] },
        text(' หรือ'),
        { type: 'text', text: 'ธปท.', marks: [{ type: 'link', attrs: { href: 'https://www.bot.or.th/' } }] },
      ],
    },
    {
      type: 'keyPoint',
      attrs: { title: 'จำแค่นี้ก็พอ' },
      content: [paragraph('เวลาช่วยเราได้มากกว่าจำนวนเงิน เริ่มเดือนละน้อย ๆ ตั้งแต่วันนี้ ดีกว่ารอให้มีเยอะก่อน')],
    },
    heading('ลองคิดกับเงินค่าขนม'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('เก็บวันละ 10 บาท หนึ่งปีได้ 3,650 บาท')] },
        { type: 'listItem', content: [paragraph('ปีที่สองเราไม่ได้เริ่มจากศูนย์อีกแล้ว')] },
      ],
    },
    heading('เทียบกันสองแบบ', 3),
    {
      type: 'table',
      attrs: {
        caption: 'เงินต้น 10,000 บาท ดอกเบี้ย 5 % ต่อปี',
        head: ['ครบ', 'ไม่ทบ', 'ทบต้น'],
        rows: [
          ['1 ปี', '10,500.00', '10,500.00'],
          ['10 ปี', '15,000.00', '16,288.95'],
        ],
      },
    },
    heading('เล่นกับตัวเลขเอง'),
    { type: 'koinCalculator', attrs: { principal: 1_000_000, rate: 500, months: 120 } },
    { type: 'blockquote', content: [paragraph('ปีที่สองดอกเบี้ยก็มีดอกเบี้ยของมันเอง')] },
  ],
}

/** An article with everything a document may hold. */
export function KitReading() {
  return (
    <section className="grid gap-4" aria-labelledby="reading">
      <h2 id="reading">บทความ</h2>
      <Card as="article">
        <DocumentView tree={tree} hasLead Calculator={KoinCalculator} />
      </Card>
      <Card as="div" className="grid gap-4">
        <DocumentContents tree={tree} />
        <p>
          เงินที่เก็บไว้เฉย ๆ แพ้{' '}
          <Term
            id="term-inflation"
            name="เงินเฟ้อ"
            meaning="ของแพงขึ้นทั่วไปในหนึ่งปี เงินเท่าเดิมจึงซื้อได้น้อยลง"
            example="ข้าวมันไก่จาก 40 บาทเป็น 45 บาท"
          >
            เงินเฟ้อ
          </Term>{' '}
          ทุกปี
        </p>
      </Card>
    </section>
  )
}
