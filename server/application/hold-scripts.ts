/**
 * Keeps the browser from loading a page's scripts before `app/shell/scripts-after-paint.tsx` starts them.
 * React Router writes these tags and has no setting for this; Vite's tags in development are different.
 */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="held" data-held=""')
    .replaceAll('<script type="module" async=""', '<script type="text/plain" data-held=""')
}
