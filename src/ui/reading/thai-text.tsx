import { Fragment, type ReactNode } from 'react'
import { isShortPhrase } from './short-phrase.ts'
import { savedTerms } from './thai-terms.ts'

const units = '%|koin|บาท|ปี|เดือน|สัปดาห์|วัน|ชั่วโมง|ชม\\.|นาที|วินาที|ข้อ|คะแนน|ครั้ง|คน|ชิ้น|เท่า|ระดับ|หน่วย|กม\\.|ซม\\.'
const months = '(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)\\.'
const month = `${months}(?: \\d{4}| ปีที่ \\d+)?`
const ownSaved = `(?:\\d{1,2} )?${month}(?: – ${month})?|[+−]?\\d[\\d,.]* (?:${units})`

interface ThaiTextProps {
  /** Phrases, between which a line may break and which stay whole. In words of ours a `|` stands between them. */
  children: string | readonly string[]
  /** Additional words that must not break: names. */
  save?: readonly string[]
}

/**
 * Thai text whose lines break between phrases. Browsers break Thai by dictionary, which splits terms, and CSS has no
 * phrase detection for Thai (`word-break: auto-phrase` is for Japanese): so terms, dates and a number with its unit go
 * into nowrap spans.
 */
export function ThaiText({ children, save }: ThaiTextProps) {
  const phrases = typeof children === 'string' ? children.split('|') : children
  // The repetition mark ๆ follows a space and must not begin a line.
  const pieces = phrases.map((phrase) => phrase.replaceAll(' ๆ', '\u00a0ๆ'))
  if (pieces.length === 1) return keepTogether(pieces[0]!, save)
  return pieces.map((piece, i) => {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? []
    // @NOTE A <wbr> before a space between nowrap spans crashes Chromium's renderer (156) under `text-wrap: pretty` and
    // `balance` at some widths. The space alone already allows the line break.
    const canBreakBySpace = before !== '' || /\s$/.test(pieces[i - 1] ?? '')
    return (
      <Fragment key={i}>
        {i > 0 && !canBreakBySpace ? <wbr /> : null}
        {before}
        {isShortPhrase(words) ? <span className="nb">{words}</span> : keepTogether(words, save)}
        {after}
      </Fragment>
    )
  })
}

const alwaysSaved = findSaved([])

/** Matches terms, dates and amounts, and these words. */
function findSaved(words: readonly string[]): RegExp {
  return new RegExp(`(${[...words, ...savedTerms].map(quote).join('|')}|${ownSaved})`, 'g')
}

/** The text with its terms, dates and amounts in nowrap spans. */
function keepTogether(text: string, save?: readonly string[]): ReactNode {
  const parts = text.split(save ? findSaved(save) : alwaysSaved)
  if (parts.length === 1) return text
  return parts.map((part, i) =>
    i % 2 ? (
      <span key={i} className="nb">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

function quote(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
