/** The place of a product card while it is fetched, in its final size. */
export const CardSkeleton = () => (
  <div className="skeleton" aria-hidden="true">
    <i className="skeleton-picture" />
    <i />
    <i className="skeleton-short" />
    <i className="skeleton-shorter" />
  </div>
)
