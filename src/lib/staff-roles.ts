/** The staff roles: content, moderation, orders, koin, people. No role includes another; a person may have several. */
export const staffRoles = ['editor', 'moderator', 'fulfilment', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

const minute = 60_000

/**
 * How long roles stay active in a session after its second factor, and the shorter time that acts with `stepUp`
 * require.
 */
export const confirmedMs = 12 * 60 * minute
export const steppedUpMs = 10 * minute
