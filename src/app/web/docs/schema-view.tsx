import type { Parameter, Schema } from './api-document.ts'
import { innerObjects, listLimits, nameType } from './schema-words.ts'
import { text } from './text.ts'

const deepest = 4

type Direction = 'sent' | 'answered'

/** The fields of an object: name, type, limits; nested fields expand below. */
export function FieldList({ schema, direction, depth = 1 }: { schema: Schema; direction: Direction; depth?: number }) {
  const { properties = {}, required = [] } = schema
  if (Object.keys(properties).length === 0) return <p className="api-note">{text.noFields}</p>
  return (
    <ul className="api-fields">
      {Object.entries(properties).map(([name, field]) => (
        <li key={name}>
          <Field name={name} schema={field} isRequired={required.includes(name)} direction={direction} />
          <Inside name={name} schema={field} direction={direction} depth={depth} />
        </li>
      ))}
    </ul>
  )
}

/** Parameters in the query or the headers of a call. */
export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <ul className="api-fields">
      {parameters.map(({ name, in: place, required, description, schema }) => (
        <li key={name}>
          <Field name={name} schema={schema} isRequired={required} direction="sent" place={text.places[place]} />
          {description && <span className="api-note">{description}</span>}
        </li>
      ))}
    </ul>
  )
}

type FieldProps = {
  name: string
  schema: Schema
  isRequired: boolean
  direction: Direction
  place?: string | undefined
}

function Field({ name, schema, isRequired, direction, place }: FieldProps) {
  const limits = listLimits(schema)
  const need = direction === 'sent' ? (isRequired ? text.required : text.optional) : isRequired ? '' : text.maybeAbsent
  return (
    <p className="api-field">
      <code className="api-name">{name}</code> <span>{[place, nameType(schema)].filter(Boolean).join(' · ')}</span>
      {need && <span className={isRequired ? 'api-need' : 'api-note'}>{need}</span>}
      {limits.length > 0 && <span className="api-note api-limits">{limits.join(' · ')}</span>}
    </p>
  )
}

type InsideProps = { name: string; schema: Schema; direction: Direction; depth: number }

function Inside({ name, schema, direction, depth }: InsideProps) {
  const objects = innerObjects(schema)
  if (objects.length === 0) return null
  if (depth >= deepest) return <p className="api-note">{text.deeper}</p>
  return objects.map((inner) => (
    <details key={inner.name ?? ''} className="api-inside">
      <summary>{text.fields(inner.name ?? name)}</summary>
      <FieldList schema={inner.schema} direction={direction} depth={depth + 1} />
    </details>
  ))
}
