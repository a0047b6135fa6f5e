import { Gauge } from 'prom-client'
import { registry } from '../http/registry.ts'
import type { Shop } from '../shop.ts'
import { freeBytes } from './embedded/disk-space.ts'

const diskFree = new Gauge({
  name: 'data_disk_free_bytes',
  help: 'What is free on the disk of the embedded database; missing with DATABASE_URL.',
  // Every process reads the same.
  aggregator: 'min',
  registers: [registry],
})

/** Reads for /metrics what is free on the disk. */
export async function measureDisk({ config }: Shop): Promise<void> {
  const free = await freeBytes(config)
  if (free === undefined) diskFree.remove()
  else diskFree.set(free)
}
