import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { findTestPort } from './test-port.ts'

/**
 * Starts an nginx in front of these instances, with the configuration in `deploy/nginx`, and returns
 * its URL. Its files are in the folder.
 */
export async function startNginx(folder: string, instances: readonly string[]): Promise<string> {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx: install it, or set NGINX_PATH to where it is')
  const port = await findTestPort()
  const shipped = await readFile('deploy/nginx/shop.conf', 'utf8')
  const upstream = await readFile('deploy/nginx/instances.conf', 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `pid ${folder}/nginx.pid;
master_process off;
error_log stderr crit;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join('\n  ')}
  ${withInstances(upstream, instances)}
  ${shipped.replace(/listen 80;/, `listen 127.0.0.1:${port};`).replace('/var/log/nginx', folder)}
}`,
  )
  const child = spawn(program, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/healthz`), 10_000)
  return url
}

/** The shipped list of instances with these instances instead. */
function withInstances(upstream: string, instances: readonly string[]): string {
  const [, options] = /server \S+( [^;]*);/.exec(upstream) ?? []
  const servers = instances.map((url) => `server ${new URL(url).host}${options};`)
  return upstream.replace(/( *server .*;\n)+/, `${servers.join('\n')}\n`)
}
