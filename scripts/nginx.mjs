import { findProgram, installDebianPackage } from './debian-package.mjs'

/** The nginx of this machine: the one of NGINX_PATH, else the first on PATH. */
export function findNginx() {
  return process.env.NGINX_PATH || findProgram(['nginx'])
}

/** Sees to it that there is an nginx, installing it where that is possible. */
export async function requireNginx() {
  if (!findNginx()) await installDebianPackage('nginx')
  if (findNginx()) return
  console.error(
    'The test of several instances needs nginx: install it, or set NGINX_PATH to where it is',
  )
  process.exit(1)
}
