import type { FieldFault } from '#lib/errors.ts'
import type { CalculatorKey } from '../path-rules.ts'

/** A number to fill in. `start`: an example, with which the page begins. */
export type Box<N extends string = string> = {
  name: N
  label: string
  unit: string
  min: number
  max: number
  start: number
  /** Years, months, times: no fractions. */
  isWhole?: boolean
  hint?: string
}

/** What a calculator answers: `says` in one or two sentences, its most important figures between asterisks. */
export type Answer = {
  says: string
  /** The parts in `unit`, drawn as bars and read as a table; `sum` is below them. */
  rows: { label: string; value: number }[]
  sum?: { label: string; value: number }
  unit: string
  decimals?: 0 | 2
  /** Sums year by year. */
  years?: { name: string; lines: { key: string; name: string; kind: 'put' | 'mid'; values: number[] }[] }
  /** What the figures do not say. */
  note: string
}

export type Values = Record<string, number>

export type Calculator = {
  key: CalculatorKey
  title: string
  lead: string
  boxes: readonly Box[]
  /** What several boxes say together that cannot be. */
  findFaults: (values: Values) => FieldFault[]
  compute: (values: Values) => Answer
  article: { key: string; title: string }
}

type Spec<N extends string> = Omit<Calculator, 'boxes' | 'compute' | 'findFaults'> & {
  boxes: readonly Box<N>[]
  findFaults?: (values: Record<N, number>) => Record<string, string | null>
  compute: (values: Record<N, number>) => Answer
}

/** Declares a calculator: its boxes, and the sum with their names typed. */
export function calculator<const N extends string>({ boxes, findFaults, compute, ...spec }: Spec<N>): Calculator {
  return {
    ...spec,
    boxes,
    compute: compute as Calculator['compute'],
    findFaults: (values) =>
      Object.entries(findFaults?.(values as Record<N, number>) ?? {}).flatMap(([path, detail]) =>
        detail ? [{ path, code: 'invalid', detail }] : [],
      ),
  }
}

/**
 * The two most important figures of an answer's sentence, each after the word that names it:
 * briefOf('เงินเดือน 16,000 บาท เข้าบัญชีเดือนละ *14,720 บาท*') → ['เข้าบัญชีเดือนละ 14,720 บาท'].
 */
export function briefOf(says: string): string[] {
  return [...says.matchAll(/(\S+ )?\*([^*]+)\*/g)]
    .map(([, before = '', said = '']) => (/^\d/.test(said) ? before + said : said))
    .filter((piece) => !/\d/.test(piece) || /(บาท|%)$/.test(piece))
    .slice(0, 2)
}

/** 1234.5 → '1,235', with `decimals` 2 '1,234.50'; a true minus sign. */
export function figure(value: number, decimals: 0 | 2 = 0): string {
  const shown = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return shown.replace(/^-/, '−')
}
