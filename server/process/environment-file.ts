import { existsSync } from 'node:fs'

/** Reads what `.env` in the working folder sets, as far as the environment does not. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
