/** A bar in place of a line of text that is loading; the class sets its size. */
export function SkeletonBar({ className = 'h-4' }: { className?: string }) {
  return <span aria-hidden className={`skeleton-bar ${className}`} />
}

/** A plain weave in place of a picture that is loading. */
export function SkeletonTile({ className = 'aspect-square' }: { className?: string }) {
  return <span aria-hidden className={`ground ground-husk block ${className}`} />
}
