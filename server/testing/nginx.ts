import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { findTestPort } from './test-port.ts'
import { until } from './until.ts'

const shipped = 'deploy/nginx'

type Options = {
  isLimited?: boolean
  /** The address of one in front of nginx. */
  loadBalancer?: string | undefined
}

/**
 * Starts an nginx in front of these instances, with the configuration in `deploy/nginx`, and returns
 * its URL. Its files are in the folder. Without limits the test can be many customers.
 */
export async function startNginx(
  folder: string,
  instances: readonly string[],
  { isLimited = true, loadBalancer }: Options = {},
): Promise<string> {
  const port = await findTestPort()
  const server = await readFile(`${shipped}/shop.conf`, 'utf8')
  const url = `http://127.0.0.1:${port}`
  const here = server.replace('listen 80;', `listen 127.0.0.1:${port};`)
  await start(folder, instances, here, { isLimited, loadBalancer })
  await until(() => fetch(`${url}/healthz`))
  return url
}

/** The same with the configuration for TLS; the folder has `shop.pem` and `shop.key`. */
export async function startTlsNginx(
  folder: string,
  instances: readonly string[],
): Promise<{ port: number; tlsPort: number }> {
  const port = await findTestPort()
  const tlsPort = await findTestPort()
  const server = await readFile(`${shipped}/tls/shop.conf`, 'utf8')
  const here = server
    .replaceAll('listen 80 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replaceAll('/etc/nginx/certificates', folder)
  await start(folder, instances, here)
  await until(() => fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }))
  return { port, tlsPort }
}

async function start(
  folder: string,
  instances: readonly string[],
  server: string,
  { isLimited = true, loadBalancer }: Options = {},
) {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx: install it, or set NGINX_PATH to where it is')
  const upstream = await readFile(`${shipped}/instances.conf`, 'utf8')
  const locations = await readFile(`${shipped}/shop.locations`, 'utf8')
  const limits = behind(loadBalancer, await readFile(`${shipped}/limits.conf`, 'utf8'))
  const file = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'shop.locations'), locations.replace('/var/log/nginx', folder))
  await writeFile(
    file,
    `pid ${folder}/nginx.pid;
master_process off;
error_log stderr crit;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join('\n  ')}
  ${withInstances(upstream, instances)}
  ${isLimited ? limits : limits.replace('rate=50r/s', 'rate=9000r/s')}
  ${server.replace('/etc/nginx/conf.d', folder)}
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
}

/** The shipped lines for a load balancer with the address of this one. */
function behind(loadBalancer: string | undefined, limits: string): string {
  if (!loadBalancer) return limits
  return limits
    .replaceAll(/^# (?=set_real_ip_from |real_ip_header )/gm, '')
    .replace('10.0.0.0/8', loadBalancer)
}

/** The shipped list of instances with these instances instead. */
function withInstances(upstream: string, instances: readonly string[]): string {
  const [, options] = /server \S+( [^;]*);/.exec(upstream) ?? []
  const servers = instances.map((url) => `server ${new URL(url).host}${options};`)
  return upstream.replace(/( *server .*;\n)+/, `${servers.join('\n')}\n`)
}
