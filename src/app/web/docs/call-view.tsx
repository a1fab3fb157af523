import { DataTable } from '#ui/basics/table.tsx'
import { type ApiCall, accessOf, bodyOf, type ProblemExample, problemsOf, type Schema } from './api-document.ts'
import { exampleRequest } from './example-request.ts'
import { FieldList, ParameterList } from './schema-view.tsx'
import { innerObjects, nameType } from './schema-words.ts'
import { text } from './text.ts'

/** One call with everything that a program needs to make it; long parts are collapsed at first. */
export function CallView({ call, origin }: { call: ApiCall; origin: string }) {
  const { method, path, anchor, operation } = call
  const { summary, parameters, responses } = operation
  const body = bodyOf(operation)
  const problems = problemsOf(operation)
  return (
    <article className="card api-call" id={anchor} aria-labelledby={`${anchor}-name`}>
      <h3 id={`${anchor}-name`}>
        <span className="api-method" data-method={method}>
          {method}
        </span>{' '}
        <code className="api-path">{path}</code>
      </h3>
      <a className="api-anchor" href={`#${anchor}`} aria-label={text.linkTo(`${method} ${path}`)}>
        #
      </a>
      <p>{summary}</p>
      <p className="api-note">
        {text.accessLabel}: {text.access[accessOf(operation)]}
      </p>
      {parameters.length > 0 && (
        <section>
          <h4>{text.parameters}</h4>
          <ParameterList parameters={parameters} />
        </section>
      )}
      {body && (
        <section>
          <h4>{text.body(body.type)}</h4>
          <FieldList schema={body.schema} direction="sent" />
        </section>
      )}
      <details>
        <summary>{text.reply}</summary>
        <Reply schema={responses['200']?.content?.['application/json']?.schema ?? {}} />
      </details>
      <section>
        <h4>{text.errors}</h4>
        {problems.length === 0 ? (
          <p className="api-note">{text.noErrors}</p>
        ) : (
          <Problems problems={problems} of={path} />
        )}
      </section>
      <details>
        <summary>{text.example}</summary>
        <pre className="api-example">
          <code>{exampleRequest(call, origin)}</code>
        </pre>
      </details>
    </article>
  )
}

/** The fields of an object directly; any other schema by its type first. */
function Reply({ schema }: { schema: Schema }) {
  if (schema.properties) return <FieldList schema={schema} direction="answered" />
  return (
    <>
      <p>{nameType(schema)}</p>
      {innerObjects(schema).map((inner) => (
        <section key={inner.name ?? ''}>
          {inner.name && <h4>{inner.name}</h4>}
          <FieldList schema={inner.schema} direction="answered" />
        </section>
      ))}
    </>
  )
}

/** Codes with status and message, as a table. */
export function Problems({ problems, of }: { problems: ProblemExample[]; of: string }) {
  return (
    <DataTable
      caption={`${text.errors} ${of}`}
      rows={problems}
      rowKey={({ code }) => code}
      columns={[
        { key: 'code', label: text.code, cell: ({ code }) => <code>{code}</code> },
        { key: 'status', label: text.status, cell: ({ status }) => status },
        { key: 'sentence', label: text.sentence, cell: ({ title }) => title },
      ]}
    />
  )
}
