import type { Config } from '../config.ts'

type Site = Pick<Config, 'publicUrl' | 'shopName'>

/**
 * Whom a passkey trusts, and where it may be used: nowhere but on the shop's own pages. It is bound to the host name,
 * so a shop that moves to another one loses its passkeys.
 */
export function relyingPartyOf({ publicUrl, shopName }: Site) {
  return { id: new URL(publicUrl).hostname, name: shopName, origin: publicUrl }
}
