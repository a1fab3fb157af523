/**
 * What members of staff may be trusted with: content, people's texts, orders, koin, people. None of them includes
 * another; who is to do two things is given both.
 */
export const staffRoles = ['editor', 'moderator', 'fulfilment', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
