import { Badge } from '../../ui/badge.tsx'
import type { ListedCustomer } from './customer-queries.ts'

type CustomerStateProps = { customer: Pick<ListedCustomer, 'isOperator' | 'blockedAt'> }

/** What is unusual about an account; of most there is nothing. */
export function CustomerState({ customer: { isOperator, blockedAt } }: CustomerStateProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isOperator && <Badge tone="lagoon">Operator</Badge>}
      {blockedAt && <Badge tone="chilli">Blocked</Badge>}
    </span>
  )
}
