import type { Config } from '../config.ts'
import type { SmsGateway } from './sms-gateway.ts'
import { textLk } from './text-lk.ts'

/** The gateway of the settings; undefined: messages are written down and not sent. */
export function openSmsGateway({ sms }: Pick<Config, 'sms'>): SmsGateway | undefined {
  return sms && textLk(sms)
}
