// Runs the main loop in each browser; the exit code is 1 when a step fails or a browser is missing.
import fs from 'node:fs'
import path from 'node:path'
import { openDb } from '#db/open.ts'
import { makeQuizOf } from '#tests/e2e/support/quiz.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openGround } from '../bench/support/ground.ts'
import { waitForContent } from '../bench/support/stage.ts'
import { buildWeb } from '../build.mjs'
import { findFirefox, openFirefox } from './firefox.ts'
import { type Driver, handsOf } from './hands.ts'
import { mainLoop, type Scene } from './main-loop.ts'
import { hasWebKit, openWebKit } from './webkit.ts'

const firefox = findFirefox()
const browsers: Record<string, { open: (() => Promise<Driver>) | null; packages: string }> = {
  firefox: { open: firefox ? () => openFirefox(firefox) : null, packages: 'firefox-esr' },
  webkit: { open: hasWebKit() ? openWebKit : null, packages: 'webkit2gtk-driver xvfb' },
}

const ground = openGround()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void ground.close().then(() => process.exit(1)))
process.channel?.unref()

const faults = await runAll(process.argv.slice(2)).catch((error) => {
  console.error(error)
  return 1
})
await ground.close()
console.log(faults ? `browsers: ${faults} FAULTS` : 'browsers: everything came')
process.exit(faults ? 1 : 0)

/** Runs the loop in the named browsers, by default in all, and returns the number of faults. */
async function runAll(names: string[]): Promise<number> {
  const unknown = names.find((name) => !browsers[name])
  if (unknown) throw new Error(`there is no browser "${unknown}": ${Object.keys(browsers).join(', ')}`)
  await buildWeb()
  const product = await ground.startProduct(undefined, { BENCH_EASY_PROOFS: '1' })
  const { app } = await ground.useDatabase()
  const db = openDb(app, { max: 2 })
  ground.save(() => db.destroy())
  const fixture = { db, clock: { now: new Date() } }
  await waitForContent(db)
  await makeQuizOf(fixture, ['choice', 'choice', 'choice'])
  let faults = 0
  for (const [name, { open, packages }] of Object.entries(browsers)) {
    if (names.length > 0 && !names.includes(name)) continue
    if (!open) {
      console.error(`\n!!! ${name} IS MISSING and was NOT TESTED: apt-get install ${packages}\n`)
      faults += 1
      continue
    }
    const driver = await open()
    const close = ground.save(driver.close)
    faults += await runLoop({
      ...fixture,
      hands: handsOf(driver),
      origin: product.origin,
      person: await aPerson(fixture),
    })
    await close()
  }
  return faults
}

/** Runs the steps up to the first that fails; returns the number of faults. */
async function runLoop(scene: Scene): Promise<number> {
  const { hands } = scene
  console.log(`\n${hands.name}: ${hands.version}`)
  for (const [name, step] of mainLoop) {
    const began = performance.now()
    const fault = await step(scene).then(
      () => null,
      (error: Error) => error.message,
    )
    await saveShot(hands, name)
    const faults = [...(fault ? [fault] : []), ...(await hands.faults().catch(() => []))]
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(
      `${faults.length ? 'FAULT' : 'ok   '} ${name}, ${seconds} s${faults.map((one) => `\n      ${one}`).join('')}`,
    )
    if (faults.length > 0) return faults.length
  }
  return 0
}

async function saveShot(hands: Driver, step: string): Promise<void> {
  const { SHOTS } = process.env
  if (!SHOTS) return
  fs.mkdirSync(SHOTS, { recursive: true })
  fs.writeFileSync(path.join(SHOTS, `${hands.name}-${step.replaceAll(' ', '-')}.png`), await hands.shoot())
}
