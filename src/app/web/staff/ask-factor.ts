import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { isRefusal } from '#lib/errors.ts'
import type { Retry } from '#lib/web/call.ts'

/** What was refused for want of the second factor is done again when `ask` says that it was shown. */
export function afterStepUp(ask: () => Promise<boolean>): Retry {
  return async (first, again, { method }) => {
    try {
      return await first
    } catch (error) {
      const code = isRefusal(error) ? error.code : ''
      // A page that may not be read any more leads to /admin/sign-in; an act should not lose what was typed.
      const wantsFactor = code === 'step_up_needed' || (code === 'second_factor_needed' && method !== 'GET')
      if (wantsFactor && (await ask())) return again()
      throw error
    }
  }
}

/** A page of the staff leads to the second factor where the login has not shown one, and is come back to. */
export function askForFactor(route: RouteObject): RouteObject {
  const { lazy } = route
  if (typeof lazy !== 'object' || !lazy.loader) return route
  const load = lazy.loader
  const loader = async () => withFactor((await load()) as LoaderFunction)
  return { ...route, lazy: { ...lazy, loader } } as RouteObject
}

function withFactor(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'second_factor_needed') throw error
      const { pathname, search } = new URL(args.request.url)
      throw redirect(`/admin/sign-in?${new URLSearchParams({ redirect: pathname + search })}`)
    }
  }
}
