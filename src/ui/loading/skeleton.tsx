/** The place of a product card while it is fetched, in its final size. */
export const CardSkeleton = () => (
  <div className="skel" aria-hidden="true">
    <i className="sk-p" />
    <i />
    <i className="s2" />
    <i className="s3" />
  </div>
)
