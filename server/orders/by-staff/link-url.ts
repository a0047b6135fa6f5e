import type { Config } from '../../config.ts'

/** Where somebody pays with a link. The page is in the language of its customer, and offers the others. */
export function paymentLinkUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/pay/${token}`
}
