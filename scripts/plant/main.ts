import { StartError } from '#db/start-error.ts'
import { backUp } from './backup.ts'
import { lowerPlant } from './down.ts'
import { readPlant } from './layout.ts'
import { describeAddresses, printStatus } from './status.ts'
import { raisePlant } from './up.ts'

const usage =
  'npm run plant -- up | down | status | backup'

process.channel?.unref()

try {
  process.exitCode = (await runCommand(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function runCommand([command]: string[]): Promise<boolean> {
  const plant = readPlant(process.env)
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
    default:
      throw new StartError(usage)
  }
}
