/** The Chromium of this machine: the one of CHROMIUM_PATH, else the first on PATH. */
export function findChromium(): string | undefined
