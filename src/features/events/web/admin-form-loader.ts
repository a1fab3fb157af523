import type { LoaderFunctionArgs } from 'react-router'
import { loader as loadEvent } from './admin-event-loader.ts'

/** The event to edit; null where a new one is made. */
export async function loader(args: LoaderFunctionArgs) {
  return args.params.id === undefined ? null : loadEvent(args)
}
