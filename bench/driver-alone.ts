// What PostgreSQL and its driver can do at most: the same rows, without a shop around them.
import pg from 'pg'
import { type DriverWork, works } from './driver-works.ts'

export type DriverTask = { work: DriverWork; clients: number; seconds: number }

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 32 })

process.on('message', async ({ work, clients, seconds }: DriverTask) => {
  const end = performance.now() + seconds * 1000
  let done = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await pool.connect()
      for (; performance.now() < end; done += 1) await works[work](client)
      client.release()
    }),
  )
  process.send?.(done / ((performance.now() - began) / 1000))
})
