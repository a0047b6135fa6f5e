import { hash } from 'node:crypto'

/** Where browsers report what a page tried in vain. Not `report-to`, which needs a further header and https. */
export const policyReports = '/policy-reports'

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'form-action'
  | 'require-trusted-types-for'
  | 'trusted-types'

/** The value of the header: what a page may load, and where its forms go. Frames and plugins are never allowed. */
export function contentSecurityPolicy(sources: Partial<Record<Directive, string>>): string {
  const all = {
    ...sources,
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': policyReports,
  }
  return Object.entries(all)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')
}

/** Allows one inline script or style, by its hash. */
export function hashOf(inline: string): string {
  return `'sha256-${hash('sha256', inline, 'base64')}'`
}
