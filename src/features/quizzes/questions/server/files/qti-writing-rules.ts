import { type FiledQuestion, filePool } from './filed-rules.ts'

/** QTI 3.0 of 1EdTech (imsglobal.org/spec/qti/v3p0): one choice, a number to type, items to put in order. */
const space = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const schema = `${space} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd`
const head = '<?xml version="1.0" encoding="UTF-8"?>'

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const xml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!)

/** A question as an assessment item, with its explanation as the feedback after the answer. */
export function writeQtiItem(question: FiledQuestion): string {
  const { key, text } = question
  const { declaration, body, isRight } = partsOf(question)
  return `${head}
<qti-assessment-item xmlns="${space}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${schema}" identifier="${xml(key ?? 'item')}" title="${xml(text)}" adaptive="false" time-dependent="false" xml:lang="th">
${declaration}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body${ownOf(question)}>
${body}
  </qti-item-body>
  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        ${isRight}
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
    </qti-response-condition>
    <qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">explanation</qti-base-value></qti-set-outcome-value>
  </qti-response-processing>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body><p>${xml(question.explanation)}</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>
`
}

/** What QTI has no place for, as data of the body. */
function ownOf(question: FiledQuestion): string {
  const { skill, difficulty, source, reviewBy, article, isRetired, pool } = question
  const own = {
    key: question.key,
    pool: filePool(question),
    skill,
    difficulty: String(difficulty),
    source,
    'review-by': reviewBy,
    article,
    retired: isRetired ? 'true' : null,
    path: pool === 'path' ? 'true' : null,
  }
  const given = Object.entries(own).filter(([, value]) => value !== null)
  return given.map(([name, value]) => ` data-koinklass-${name}="${xml(value!)}"`).join('')
}

const isMatched = '<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>'

function partsOf({ text, body }: FiledQuestion) {
  const ids = (texts: readonly string[]) => texts.map((one, i) => ({ id: `C${i + 1}`, text: one }))
  const choices = (texts: readonly string[]) =>
    ids(texts).map((one) => `      <qti-simple-choice identifier="${one.id}">${xml(one.text)}</qti-simple-choice>`)
  const prompt = `      <qti-prompt>${xml(text)}</qti-prompt>`
  if (body.kind === 'numeric')
    return {
      declaration: declare('single', 'float', [body.right]),
      body: `    <p>${xml(text)}</p>\n    <p><qti-text-entry-interaction response-identifier="RESPONSE"/> <span class="unit">${xml(body.unit)}</span></p>`,
      isRight: isMatched
        .replace('<qti-match>', '<qti-equal tolerance-mode="exact">')
        .replace('</qti-match>', '</qti-equal>'),
    }
  const isChoice = body.kind === 'choice'
  const texts = isChoice ? [body.right, ...body.wrong] : body.items
  const right = isChoice ? ['C1'] : ids(body.items).map(({ id }) => id)
  const [name, more] = isChoice ? ['qti-choice-interaction', ' max-choices="1"'] : ['qti-order-interaction', '']
  const open = `    <${name} response-identifier="RESPONSE" shuffle="true"${more}>`
  return {
    declaration: declare(isChoice ? 'single' : 'ordered', 'identifier', right),
    body: [open, prompt, ...choices(texts), `    </${name}>`].join('\n'),
    isRight: isMatched,
  }
}

function declare(cardinality: string, type: string, right: readonly string[]): string {
  const values = right.map((one) => `<qti-value>${xml(one)}</qti-value>`).join('')
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${values}</qti-correct-response></qti-response-declaration>`
}

/** The manifest of a package with these items. */
export function writeManifest(items: readonly { id: string; href: string }[], day: string): string {
  const resources = items.map(
    ({ id, href }) =>
      `    <resource identifier="${xml(id)}" type="imsqti_item_xmlv3p0" href="${xml(href)}"><file href="${xml(href)}"/></resource>`,
  )
  return `${head}
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="koinklass-${day}">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`
}
