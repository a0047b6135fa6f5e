import { collectDefaultMetrics, Registry } from 'prom-client'

/** Every metric of this process. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
