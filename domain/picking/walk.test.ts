import { expect, test } from 'vitest'
import { inWalkingOrder } from './walk.ts'

test('the walk goes by category and name, cold goods and then frozen ones last', () => {
  const stop = (name: string, category: string, storage: 'SHELF' | 'COLD' | 'FROZEN') => ({
    name,
    category: { name: category, storage },
  })
  const walked = inWalkingOrder([
    stop('Peas', 'Frozen', 'FROZEN'),
    stop('Curd', 'Dairy', 'COLD'),
    stop('Soap', 'Household', 'SHELF'),
    stop('Rice', 'Grains', 'SHELF'),
    stop('Dhal', 'Grains', 'SHELF'),
  ])
  expect(walked.map(({ name }) => name)).toEqual(['Dhal', 'Rice', 'Soap', 'Curd', 'Peas'])
})
