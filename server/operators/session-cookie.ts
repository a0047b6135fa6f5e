import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SessionClaims } from '../back-office/for-operators.ts'
import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'
import { sessionSeconds, signSession } from './session-token.ts'
import { passwordClaims } from './sign-in.ts'

const name = 'operator'
/** The back office's pages and calls; browsers do not send the cookie with requests for the storefront. */
const paths = ['/admin', '/api/admin']

/** Browsers accept a cookie of this prefix only with https, so that no neighbouring site can set it without. */
function protectionOf({ publicUrl }: Config) {
  return publicUrl.startsWith('https:') ? ({ prefix: 'secure', secure: true } as const) : {}
}

/** Sets the session as a cookie that no script can read and no other site can use. */
export async function setSession(c: Context, shop: Shop, claims: SessionClaims): Promise<void> {
  const token = await signSession(claims, shop)
  const options = {
    httpOnly: true,
    sameSite: 'Strict',
    ...protectionOf(shop.config),
    maxAge: sessionSeconds(claims.stage),
  } as const
  for (const path of paths) setCookie(c, name, token, { ...options, path })
}

/** Begins a session after the right password, which only allows giving the second factor. */
export async function beginSession(c: Context, shop: Shop, userId: number): Promise<void> {
  const claims = await passwordClaims(shop, userId)
  if (claims) await setSession(c, shop, claims)
}

export function readSessionCookie(c: Context, { config }: Shop): string | undefined {
  return getCookie(c, name, protectionOf(config).prefix)
}

export function removeSession(c: Context, { config }: Shop): void {
  const protection = protectionOf(config)
  for (const path of paths) deleteCookie(c, name, { ...protection, path })
}
