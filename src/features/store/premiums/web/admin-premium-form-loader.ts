import type { LoaderFunctionArgs } from 'react-router'
import { loader as loadPremium } from './admin-premium-loader.ts'

/** The premium to edit; null where a new one is made. */
export async function loader(args: LoaderFunctionArgs) {
  return args.params.id === undefined ? null : loadPremium(args)
}
