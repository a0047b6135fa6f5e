import { fieldIdleMinutes, operatorIdleMinutes } from '../limits.ts'
import type { Role } from './rights.ts'

const onFoot: readonly Role[] = ['PICKER', 'DRIVER']

/** After how many minutes without use the session of somebody with these roles ends. */
export function idleMinutesOf(roles: readonly Role[]): number {
  const isOnFoot = roles.length > 0 && roles.every((role) => onFoot.includes(role))
  return isOnFoot ? fieldIdleMinutes : operatorIdleMinutes
}
