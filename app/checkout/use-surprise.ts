import type { Recipient, User } from '../../contract/index.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { useKeptChoice } from './use-kept-choice.ts'

export type Surprise = NonNullable<ReturnType<typeof useSurprise>>

/** Whether the recipient is not to be told when the order comes; undefined where the shop tells nobody. */
export function useSurprise(
  { tellsRecipients }: Pick<CartOnScreen, 'tellsRecipients'>,
  customer: User,
  recipient: Recipient | undefined,
) {
  const [surprised, setSurprised] = useKeptChoice<number>(customer.id, 'surprised')
  if (!tellsRecipients || !recipient) return undefined
  const { recipientId } = recipient
  return {
    customer,
    recipient,
    isSurprise: surprised === recipientId,
    choose: (isSurprise: boolean) => setSurprised(isSurprise ? recipientId : undefined),
  }
}
