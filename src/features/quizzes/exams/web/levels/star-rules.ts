type Counted = { right: number; total: number }

/** The stars of a passed level: all right is three, at most one of ten missed is two. */
export function starsOf({ right, total }: Counted): 1 | 2 | 3 {
  if (right === total) return 3
  return right * 10 >= total * 9 ? 2 : 1
}
