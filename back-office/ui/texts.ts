import type { OfficeTexts } from '../../domain/texts/texts.ts'

/**
 * An area's texts in the language of the operator. The back office speaks English: this is the one
 * place where another language would be chosen.
 */
export function useOfficeTexts<Area extends OfficeTexts[keyof OfficeTexts]>(english: Area): Area {
  return english
}
