import { createHmac } from 'node:crypto'

export type SandboxAccount = {
  merchantId: string
  merchantSecret: string
  /** What stands before `/pay/checkout`. */
  url: string
  /** The merchant's registered domain: the sandbox calls and returns to no other. */
  domain: string
  /** The key to its Retrieval API. */
  app: { id: string; secret: string }
}

/** The shop's account at its own sandbox: the same on every instance, and never in a browser. */
export function sandboxAccount(config: { publicUrl: string; jwtSecret: string }): SandboxAccount {
  const secretFor = (use: string) =>
    createHmac('sha256', config.jwtSecret).update(use).digest('base64')
  return {
    merchantId: '1000001',
    merchantSecret: secretFor('sandbox gateway'),
    app: { id: 'sandbox-app', secret: secretFor('sandbox gateway app') },
    url: `${config.publicUrl}/sandbox-gateway`,
    domain: config.publicUrl,
  }
}
