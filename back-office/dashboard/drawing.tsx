type DrawingProps = {
  /** SVG that the server has drawn. */
  svg: string
  /** Nothing where the figures stand right beside it. */
  alt?: string
  className: string
}

/** A picture of figures, in the shape that its class gives it. */
export function Drawing({ svg, alt = '', className }: DrawingProps) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      className={`block ${className}`}
    />
  )
}
