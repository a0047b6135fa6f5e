import type { Charity } from '../../contract/index.ts'
import type { GroundName } from '../brand/ground.tsx'

const grounds: GroundName[] = ['snacks', 'pantry', 'beverages', 'fish', 'organic', 'spices']

/** Charities use these backgrounds in turn, and so do the pictures of one: those that are cut out stand on them. */
export function charityGround(charity: Charity | undefined, place = 0): GroundName {
  return (charity && grounds[(charity.id - 1 + place) % grounds.length]) ?? 'husk'
}
