import pg from 'pg'

type Table = { name: string; wanted: string[] }

const differing = `
  with target as (
    select c.oid, case
        when c.relname = 'migration' or c.relkind in ('v', 'm') or c.relispartition then '{select}'
        when exists (select from pg_trigger where tgrelid = c.oid and tgfoid = to_regproc('public.refuse_change'))
          then '{select,insert}'
        else '{select,insert,update,delete}' end::text[] as wanted
    from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and c.relkind in ('r', 'p', 'v', 'm') and pg_has_role(c.relowner, 'usage')
  ), state as (
    select oid, oid::regclass::text as name, wanted, array(
      select p from unnest('{select,insert,update,delete,truncate}'::text[]) p where has_table_privilege($1, oid, p)
    ) as granted
    from target
  )
  select name, wanted from state where wanted <> granted`

// Row security is enabled on the queue's tables, so a role other than the owner needs a policy.
const closed = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`

/**
 * Grants the app's role the privileges that requests need: on append-only tables only SELECT and INSERT, on partitions
 * only SELECT, since requests write through their table.
 */
export async function grantToApp(client: pg.Client, role: string): Promise<void> {
  const { rows: me } = await client.query<{ is_me: boolean }>('select current_user = $1 as is_me', [role])
  if (me[0]?.is_me) return
  const app = pg.escapeIdentifier(role)
  const { rows: tables } = await client.query<Table>(differing, [role])
  const { rows: queues } = await client.query<{ name: string }>(closed, [role])
  // Most starts find no difference and write nothing: each GRANT invalidates the catalogue cache of every backend.
  const grants = [
    ...(tables.length ? grantsOfSchemas(app) : []),
    ...tables.flatMap(({ name, wanted }) => [
      `revoke all on ${name} from ${app}`,
      `grant ${wanted.join(', ')} on ${name} to ${app}`,
    ]),
    ...queues.map(({ name }) => `create policy ${app} on ${name} to ${app} using (true)`),
  ]
  if (grants.length) await client.query(grants.join(';\n'))
}

function grantsOfSchemas(app: string): string[] {
  return ['public', 'graphile_worker'].flatMap((schema) => [
    `grant usage on schema ${schema} to ${app}`,
    `grant usage, select on all sequences in schema ${schema} to ${app}`,
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${app}`,
    `alter default privileges in schema ${schema} grant usage, select on sequences to ${app}`,
  ])
}
