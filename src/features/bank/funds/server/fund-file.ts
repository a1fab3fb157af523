import { readContentFile } from '#lib/server/content-files.ts'
import { FundFile } from '../content.ts'

/** content/funds.json. Throws on what is not as its schema says. */
export function readFundFile(file: URL): Promise<FundFile> {
  return readContentFile(file, FundFile)
}
