/** A bar beside its figure; `of` from 0 to 1. The figure tells the same, so it is hidden from screen readers. */
export function ShareBar({ of }: { of: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect className="share-bar-all" width="100" height="8" rx="4" />
      <rect className="share-bar-part" width={Math.round(of * 1000) / 10} height="8" rx="4" />
    </svg>
  )
}
