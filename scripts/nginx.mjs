import { findProgram, installDebianPackage } from './debian-package.mjs'

/** This machine's nginx: NGINX_PATH, or otherwise the first one on PATH. */
export function findNginx() {
  return process.env.NGINX_PATH || findProgram(['nginx'])
}

/** Makes sure that the machine has nginx, which is installed where possible. */
export async function requireNginx() {
  if (!findNginx()) await installDebianPackage('nginx')
  if (findNginx()) return
  console.error(
    'The test of several instances needs nginx: install it, or set NGINX_PATH to its path',
  )
  process.exit(1)
}
