import { parseArgs } from 'node:util'
import { StartError } from '#db/start-error.ts'
import { backUp } from './backup.ts'
import { lowerPlant } from './down.ts'
import { tryImage } from './image.ts'
import { readPlant } from './layout.ts'
import { restorePlant } from './restore.ts'
import { describeAddresses, printStatus } from './status.ts'
import { raisePlant } from './up.ts'

const usage =
  'npm run plant -- up | down | status | backup | image | restore --to <time> [--timeline 5] | drill <name> [--seconds 75 --rate 20 --clients 16]'

process.channel?.unref()

try {
  process.exitCode = (await runCommand(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function runCommand(args: string[]): Promise<boolean> {
  const plant = readPlant(process.env)
  const { command, name, to, timeline, size } = readArgs(args)
  switch (command) {
    case 'up':
      await raisePlant(plant)
      console.log(describeAddresses(plant))
      return true
    case 'down':
      await lowerPlant(plant)
      return true
    case 'status':
      return printStatus(plant)
    case 'backup':
      await backUp(plant)
      return true
    case 'image':
      return tryImage(plant)
    case 'restore':
      await restorePlant(plant, to, timeline)
      return true
    case 'drill':
      // Only a drill loads the product's own code and the fixtures of its tests.
      return (await import('./drill/drills.ts')).runPlantDrill(plant, name ?? '', size)
    default:
      throw new StartError(usage)
  }
}

function readArgs(args: string[]) {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: option, timeline: option, seconds: option, rate: option, clients: option, seed: option },
  })
  const { to, ...numbers } = values
  const read = Object.entries(numbers).map(([name, given]) => {
    const value = Number(given)
    if (!Number.isSafeInteger(value) || value < 1) throw new StartError(`--${name} is a whole number`)
    return [name, value]
  })
  const [command, name] = positionals
  const { timeline, ...size } = Object.fromEntries(read) as Record<string, number>
  return { command, name, to, timeline, size }
}
