import { createContext, type ReactNode, use } from 'react'
import { mayWith, type Right } from '../../domain/operators/rights.ts'
import type { Session } from './session-query.ts'

export const OperatorContext = createContext<Session['operator'] | undefined>(undefined)

/** The operator who is signed in. */
export function useOperator(): Session['operator'] {
  const operator = use(OperatorContext)
  if (!operator) throw new Error('useOperator is used outside of SignedIn')
  return operator
}

/** Whether the operator who is signed in has a right. The server decides by the same table. */
export function useMay(): (right: Right) => boolean {
  const operator = use(OperatorContext)
  return (right) => operator !== undefined && mayWith(operator.roles, right)
}

/** Shows what only operators with a right can use. */
export function May({ right, children }: { right: Right; children: ReactNode }) {
  return useMay()(right) ? children : null
}
