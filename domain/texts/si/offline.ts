import type { Texts } from '../texts.ts'

export const offlineTexts: Texts['offlineTexts'] = {
  asOf: (time) => `සම්බන්ධතාව නැත. ඔබ දකින්නේ ${time} වන විට තිබූ තොරතුරුයි. මිල සහ තොග වෙනස් වී තිබිය හැකිය.`,
}
