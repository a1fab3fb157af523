import { PageHead } from '#lib/web/page-head.tsx'
import { type Site, useSite } from '#lib/web/site.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { text } from './text.ts'

/**
 * The public settings of this installation, for reporting and analysing faults. Never a secret: `Site` contains none.
 */
export function Component() {
  const site = useSite()
  return (
    <div className="stack">
      <PageHead title={text.title} description={text.description} path="/ShowVariable" isPrivate />
      <h1>{text.title}</h1>
      <p>{text.description}</p>
      <DataTable
        caption={text.title}
        isCompact
        rows={listVariables(site)}
        rowKey={([name]) => name}
        columns={[
          { key: 'name', label: text.name, cell: ([name]) => name },
          { key: 'value', label: text.value, cell: ([, value]) => value },
        ]}
      />
    </div>
  )
}

function listVariables({ env, version, origin, cookiesVersion, services, social }: Site): [string, string][] {
  const onOff = (isOn: boolean) => (isOn ? text.on : text.off)
  const { tagManager, analytics, botCheck } = text.services
  return [
    [text.env, env],
    [text.version, version],
    [text.api, origin],
    [text.cookies, String(cookiesVersion)],
    [tagManager, onOff(services.tagManager !== null)],
    [analytics, onOff(services.analytics !== null)],
    [botCheck, onOff(services.hasBotCheck)],
    ...(['facebook', 'twitter', 'line'] as const).map((one): [string, string] => [
      text.networks[one],
      onOff(social[one] !== null),
    ]),
  ]
}
