/** The frame of a page whose content is loading: the same boxes, without animation. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" aria-busy="true">
      {/* Every document has a title; the page's own replaces it. */}
      <title>Koinklass</title>
      <p className="visually-hidden">กำลังโหลด</p>
      <div className="skeleton h-10 w-2/3" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
    </div>
  )
}
