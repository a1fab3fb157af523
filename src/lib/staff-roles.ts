/**
 * What members of staff may be trusted with: content, people's texts, orders, koin, people. None of them includes
 * another; who is to do two things is given both.
 */
export const staffRoles = ['editor', 'moderator', 'fulfilment', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

const minute = 60_000

/** How long roles count in a login after its second factor was shown; an act with `stepUp` wants it shown more lately. */
export const confirmedMs = 12 * 60 * minute
export const steppedUpMs = 10 * minute
