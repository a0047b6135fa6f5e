/** This machine's Chromium: CHROMIUM_PATH, or otherwise the first one on PATH. */
export function findChromium(): string | undefined
