/** A schema.org node. */
export type StructuredNode = { '@type': string; [property: string]: unknown }
