import type { OfficeTexts } from '../../domain/texts/texts.ts'

/**
 * An area's texts in the language of the operator: English. Picking, driving and the sheets, which others read too,
 * take theirs with `useTexts`.
 */
export function useOfficeTexts<Area extends OfficeTexts[keyof OfficeTexts]>(english: Area): Area {
  return english
}
