/**
 * Keeps a page's scripts from being loaded before `app/shell/scripts-after-paint.tsx` starts them.
 * React Router writes these tags and has no setting for it; what Vite adds in development has others.
 */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="held" data-held=""')
    .replaceAll('<script type="module" async=""', '<script type="text/plain" data-held=""')
}
