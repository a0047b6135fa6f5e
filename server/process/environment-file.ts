import { existsSync } from 'node:fs'

/** Reads `.env` in the working folder; variables that are already set win. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
