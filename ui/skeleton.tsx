/** A bar in place of a line of text that is still coming; its size comes with the class. */
export function SkeletonBar({ className = 'h-4' }: { className?: string }) {
  return <span aria-hidden className={`skeleton-bar ${className}`} />
}

/** The undyed weave in place of a picture that is still coming. */
export function SkeletonTile({ className = 'aspect-square' }: { className?: string }) {
  return <span aria-hidden className={`ground ground-husk block ${className}`} />
}
