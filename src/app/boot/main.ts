import { type DemoPerson, listDemoPeople } from '#app/demo/demo-people.ts'
import { fromBase32, totpUri } from '#lib/server/secrets/totp.ts'
import { readEnv } from './env.ts'
import { startProduct } from './product.ts'

/** The printed lines of a demo account: its sign-in, and for staff the URI of its second factor. */
function describe({ email, password, about, totp }: DemoPerson): string[] {
  const uri = totp && totpUri({ secret: fromBase32(totp), issuer: 'Koinklass', account: email })
  return [`  ${email}  ${password}  ${about}`, ...(uri ? [`      ขั้นที่สอง – second factor: ${uri}`] : [])]
}

/** Starts the product with this environment and prints its address. */
export async function startServer(given: Record<string, string | undefined>) {
  const env = readEnv({ LOG_LEVEL: 'warn', ...given })
  const isDevelopment = process.argv.includes('--dev')
  // The only place that reads the clock.
  const clock = () => new Date()
  const product = await startProduct({ env, clock, isDevelopment })
  console.log(`\nKoinklass ${env.PUBLIC_URL}`)
  if (given.EMBEDDED_DATABASE === 'true') {
    const { db, keys } = product
    const people = await listDemoPeople({ db, keys, dataDir: env.DATA_DIR, now: clock() })
    console.log('\nบัญชีตัวอย่าง – demo sign-ins:')
    for (const person of people) console.log(describe(person).join('\n'))
    if (!env.SMTP_URL) console.log(`\nอีเมลที่ส่งออก – mails are written to ${env.DATA_DIR}/mail`)
    if (env.hasOutbox) console.log(`  เจ้าหน้าที่อ่านได้ที่ – staff reads them at ${env.PUBLIC_URL}/admin/outbox`)
  }
  return { url: env.PUBLIC_URL, stop: product.stop }
}
