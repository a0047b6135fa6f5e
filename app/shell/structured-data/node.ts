/** A thing in schema.org's words. */
export type StructuredNode = { '@type': string; [property: string]: unknown }
