type DrawingProps = {
  /** SVG from the server. */
  svg: string
  /** Empty where the figures are next to it. */
  alt?: string
  className: string
}

/** A chart, sized by its class. */
export function Drawing({ svg, alt = '', className }: DrawingProps) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      className={`block ${className}`}
    />
  )
}
