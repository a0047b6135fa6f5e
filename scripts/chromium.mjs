import { findProgram, installDebianPackage } from './debian-package.mjs'

// The headless shell comes first: it opens a page with a third of the work.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** This machine's Chromium: CHROMIUM_PATH, or otherwise the first one on PATH. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(names)
}

/** The path of Chromium, which is installed where possible. */
export async function requireChromium() {
  if (!findChromium()) await installDebianPackage(shell)
  const found = findChromium()
  if (found) return found
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its path')
  process.exit(1)
}
