import type { Desk } from '#kit/web/feature.ts'
import { webFeatures } from '../pages.ts'

const desks = webFeatures.flatMap((feature) => feature.desks ?? []).toSorted((a, b) => a.place - b.place)

/** The items of the back office's menu for these roles. */
export function menuOf(roles: readonly string[], { hasOutbox }: { hasOutbox: boolean }): Desk[] {
  const isOpen = ({ needsOutbox }: Desk) => hasOutbox || !needsOutbox
  const isTheirs = (desk: Desk) => desk.roles?.some((role) => roles.includes(role)) ?? roles.length > 0
  return desks.filter((desk) => isOpen(desk) && isTheirs(desk))
}

/**
 * The item that an address belongs to, by its path: its own or the nearest above it. The first screen matches exactly, since all
 * addresses are below it.
 */
export function deskOf(pathname: string, items: readonly Desk[]): string | undefined {
  const isWithin = ({ to }: Desk) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))
  return items.filter(isWithin).toSorted((a, b) => b.to.length - a.to.length)[0]?.to
}
