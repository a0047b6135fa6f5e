import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { Badge } from '../../ui/badge.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ListedCustomer } from './customer-queries.ts'

type CustomerStateProps = { customer: Pick<ListedCustomer, 'isOperator' | 'blockedAt'> }

/** Badges for what is unusual about an account. Most accounts have none. */
export function CustomerState({ customer: { isOperator, blockedAt } }: CustomerStateProps) {
  const texts = useOfficeTexts(customersTexts)
  return (
    <span className="flex flex-wrap gap-1.5">
      {isOperator && <Badge tone="lagoon">{texts.isOperator}</Badge>}
      {blockedAt && <Badge tone="chilli">{texts.isBlocked}</Badge>}
    </span>
  )
}
