import type pg from 'pg'
import { inSpan } from '../tracing/spans.ts'

/** Makes a pool or a connection record each statement with its text, whose values are placeholders. */
export function traceStatements(queryable: pg.Pool | pg.ClientBase): void {
  const query = queryable.query.bind(queryable) as (...given: unknown[]) => Promise<unknown>
  const traced = (...given: unknown[]) => {
    // The pool passes what it was given, and has recorded, to a connection with a callback.
    if (typeof given.at(-1) === 'function') return query(...given)
    return inSpan(
      () => spanOf(textOf(given[0])),
      () => query(...given),
    )
  }
  // The driver's many overloads are one function, which takes these arguments unchanged.
  queryable.query = traced as pg.Pool['query'] & pg.ClientBase['query']
}

function spanOf(text: string) {
  const [operation = ''] = /\w+/.exec(text) ?? []
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text }
  return { name: `PostgreSQL ${operation}`, kind: 'client' as const, facts }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement
  return hasText ? String(statement.text) : ''
}
