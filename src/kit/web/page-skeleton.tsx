/** The frame of a page whose content is still on its way: same boxes, no shimmer. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" aria-busy="true">
      <p className="visually-hidden">กำลังโหลด</p>
      <div className="skeleton h-10 w-2/3" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
    </div>
  )
}
