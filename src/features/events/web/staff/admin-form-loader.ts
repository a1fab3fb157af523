import type { LoaderFunctionArgs } from 'react-router'
import { loader as loadEvent } from './admin-event-loader.ts'

/** The event to edit; null for a new one. */
export async function loader(args: LoaderFunctionArgs) {
  return args.params.id === undefined ? null : loadEvent(args)
}
