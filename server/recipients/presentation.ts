import type { Recipient } from '../../contract/index.ts'
import type { Recipient as StoredRecipient } from './service.ts'

export function presentRecipient({
  id,
  createdAt: _createdAt,
  requestKey: _requestKey,
  charityId,
  ...recipient
}: StoredRecipient): Recipient {
  return { recipientId: id, ...recipient, ...(charityId && { charityId }) }
}
