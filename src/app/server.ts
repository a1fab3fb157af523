import type { Db } from '#db/open.ts'
import { type HttpOptions, type Identify, newHttp, serve } from '#lib/server/http.ts'
import type { Route } from '#lib/server/routes.ts'

export type Parts = { db: Db; clock: () => Date; identify: Identify; http?: HttpOptions }

/** The product as an HTTP server, and its routes for whoever answers without the network. */
export function buildServer({ identify, http: options = {} }: Parts) {
  const routes: Route[] = []
  const http = newHttp(options)
  serve(http, routes, identify)
  return { http, routes }
}
