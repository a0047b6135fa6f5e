import { createHmac } from 'node:crypto'

export type SandboxAccount = {
  merchantId: string
  merchantSecret: string
  /** What stands before `/pay/checkout`. */
  url: string
  /** The merchant's registered domain: the sandbox calls and returns to no other. */
  domain: string
}

/** The shop's account at its own sandbox: the same on every instance, and never in a browser. */
export function sandboxAccount(config: { publicUrl: string; jwtSecret: string }): SandboxAccount {
  return {
    merchantId: '1000001',
    merchantSecret: createHmac('sha256', config.jwtSecret)
      .update('sandbox gateway')
      .digest('base64'),
    url: `${config.publicUrl}/sandbox-gateway`,
    domain: config.publicUrl,
  }
}
