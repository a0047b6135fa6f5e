import { createHmac } from 'node:crypto'

export type SandboxAccount = {
  merchantId: string
  merchantSecret: string
  /** The URL before `/pay/checkout`. */
  url: string
  /** The merchant's registered domain: the sandbox sends notifications and browsers to no other. */
  domain: string
  /** The key to its Retrieval API. */
  app: { id: string; secret: string }
  /** Its Refund API takes amounts. */
  refundsParts: true
}

/** The shop's account at its own sandbox: the same on every instance, and never sent to a browser. */
export function sandboxAccount(config: { publicUrl: string; jwtSecret: string }): SandboxAccount {
  const secretFor = (use: string) =>
    createHmac('sha256', config.jwtSecret).update(use).digest('base64')
  return {
    merchantId: '1000001',
    merchantSecret: secretFor('sandbox gateway'),
    app: { id: 'sandbox-app', secret: secretFor('sandbox gateway app') },
    refundsParts: true,
    url: `${config.publicUrl}/sandbox-gateway`,
    domain: config.publicUrl,
  }
}
