import { findProgram, installDebianPackage } from './debian-package.mjs'

// The shell without windows comes first: it opens a page for a third of the work.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of this machine: the one of CHROMIUM_PATH, else the first on PATH. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(names)
}

/** Answers where Chromium is, after installing it where that is possible. */
export async function requireChromium() {
  if (!findChromium()) await installDebianPackage(shell)
  const found = findChromium()
  if (found) return found
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is')
  process.exit(1)
}
